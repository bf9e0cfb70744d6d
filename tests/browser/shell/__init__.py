"""The pages and the shell around a table, in the browser."""
