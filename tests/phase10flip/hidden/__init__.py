"""What a seat may know in Phase 10 FLIP!, and what hidden cards it may guess."""
