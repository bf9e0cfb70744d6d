# The host in the browser: why it cannot keep or read something, and why it cannot run.

refused-storage-full = This device has no room left, so that does not count. Free some space and try again.
refused-storage-closed = The browser has closed the storage of this page. Load the page again: what was played is kept.
refused-table-is-open = This game is still open. Leave its table first.
local-restarted = The game had to start again on this device. Check whether your move went through; if not, try again.
local-restored = This browser’s storage was damaged. Your games are back, to the last move.
local-lost = This browser has lost the games on this device. If you saved them as a file, bring that back on your page.
local-failed = This game does not open here
local-failed-engine = The game could not be loaded onto this device. Try again once you are connected.
local-failed-storage = This browser keeps nothing for this page, so no game can be played here without a network. Allow it to store data, or leave private browsing.
local-failed-newer = Another tab has a newer version of the game. Close all tabs of it, then open it again: what was played is kept.
local-failed-crashed = The game keeps failing on this device. Load the page again: what was played is kept.
