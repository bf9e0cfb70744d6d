"""Companion tables in a room: their messages, which command each is, and what is answered without writing."""
