"""Pictures of every page and moment, on three screens, in the light and in the dark."""
