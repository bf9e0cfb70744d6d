"""The host in the browser: how fast it starts and answers, and what a killed browser has kept."""
