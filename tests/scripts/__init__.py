"""Tests of the commands in scripts/."""
