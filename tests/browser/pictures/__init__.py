"""Screenshots of every page and moment, on three screen sizes and in both themes."""
