"""The lay-down solver of Phase 10 FLIP!, compared with naive search."""
