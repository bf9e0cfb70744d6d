"""Tables keep one log for everybody."""
