"""Hosted tables on an event loop: who is connected, commands, broadcasts, bots and timers.

There is no network and no database in here: a store, something that chooses for bots, and a clock are passed in.
"""
