"""Short forms of the attacks in bench/faults, and tests of the tools that they use."""
