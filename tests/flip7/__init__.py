"""Proofs of Flip 7 that no single rule case can give."""
