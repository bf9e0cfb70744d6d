"""The host that runs inside a browser: rooms in a Web Worker, over `postMessage`, with a store in IndexedDB.

It runs in Pyodide, but nothing in here imports it: the worker passes in what the browser does, as functions that take
and return texts.
"""
