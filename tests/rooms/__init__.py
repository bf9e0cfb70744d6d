"""Tests of hosted tables, without a server."""
