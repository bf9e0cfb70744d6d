"""External bots: programs that play over pipes."""
