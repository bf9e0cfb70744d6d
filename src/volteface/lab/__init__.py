"""Simulations of many games and exact odds; needs the optional extra `volteface[lab]`."""
