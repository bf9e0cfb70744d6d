"""The rules of Phase 10 FLIP! as compiled kernels; the readable ones are in `games.phase10flip`."""
