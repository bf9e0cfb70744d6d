"""The rules of Flip 7 as compiled kernels; the readable ones are in `games.flip7`."""
