"""Higher: everybody gets a secret card and says whether it beats the left neighbour's."""
