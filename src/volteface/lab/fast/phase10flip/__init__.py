"""Phase 10 FLIP! as compiled code: what a hand can lay, and whole games on one vector of integers."""
