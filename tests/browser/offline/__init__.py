"""Playing without a network: the static site, the service worker, several people at one device."""
