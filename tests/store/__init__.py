"""Proofs about the stores: what they acknowledge is kept, and what they refuse leaves nothing behind."""
