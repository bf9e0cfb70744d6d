"""The full-screen interface, built with Textual."""
