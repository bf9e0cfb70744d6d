"""Tests of the command line: what every verb shares, and deleting games."""
