"""Browser tests of the lessons."""
