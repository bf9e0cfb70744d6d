"""Tables for real cards on a server: phones that write, a big screen that follows."""
