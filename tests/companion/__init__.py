"""Tests of the companion for real cards."""
