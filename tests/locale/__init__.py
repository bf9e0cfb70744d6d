"""Whether everything that can be said can be said in every language."""
