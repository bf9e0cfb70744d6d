"""Attacks on a real server: kills, stalls, nonsense and forged files, each counted and reproducible by its seed.

`python -m bench.faults NAME` runs one; docs/reliability.md says what each does and what came of it.
"""
