"""Proofs that every rule case holds, and that the cases together pin down every ruling."""
