"""Proofs that the kernel fits every card game and knows none."""
