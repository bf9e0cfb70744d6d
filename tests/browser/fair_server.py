"""A server that deals as every server does; only its limits are for tests.

Run as `python -m tests.browser.fair_server DATABASE PACE`; it prints the port it listens on.
"""

from .told_server import ToldDealer, serve_with

if __name__ == "__main__":
    serve_with(ToldDealer)
