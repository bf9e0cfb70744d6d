"""Tests of the server, against a real one on a real SQLite file."""
