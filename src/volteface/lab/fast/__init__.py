"""Whole games as compiled code on one flat vector of integers, agreeing with the readable engines."""
