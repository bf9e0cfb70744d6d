"""The rules of each game as Numba kernels over one array of integers, tested against the engines in `games`.

The rules are written a second time because a compiled game is hundreds of times faster than a readable one. See
docs/decisions/0005-compiled-kernels-repeat-the-rules.md.
"""
