"""Simulations: many games between bots, on compiled kernels or on the readable engine, and reports on them."""
