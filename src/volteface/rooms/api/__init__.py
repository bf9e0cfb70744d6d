"""What requests outside of a table's own messages look like, whatever carries them: bodies and status codes."""
