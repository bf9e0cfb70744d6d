"""The lab counts many games and works out exact odds; it needs the extra `volteface[lab]`."""
