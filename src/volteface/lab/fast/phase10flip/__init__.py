"""Phase 10 FLIP! as compiled code: what a hand can lay, what it lacks, and what it costs."""
