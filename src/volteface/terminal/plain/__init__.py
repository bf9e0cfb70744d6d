"""The line-by-line interface, for pipes and screen readers."""
