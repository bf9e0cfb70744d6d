"""What the cards of Phase 10 FLIP! mean: two-faced cards, ten phases, and how hands are laid down."""
