"""Tests of Phase 10 FLIP!: the rules are proven by cases, the solver by comparison with naive search."""
