"""Benchmarks: ratios side by side, not timed tests."""
