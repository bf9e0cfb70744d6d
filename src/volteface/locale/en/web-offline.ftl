# Playing without a network: the browser's own words. New ids go into all four languages, with the same variables.

web-offline-ready = Ready to play offline
web-offline-ready-note = Games with bots and the rules are on this device now.
web-offline-badge = Works offline
web-offline-strip = No network.
web-offline-strip-ready = Games with bots, real cards, lessons and the rules still work.
web-offline-strip-bare = The rules still work. The games come along the next time you play with a network.
web-offline-lobby = offline
web-offline-invite = Inviting friends needs a network.
web-offline-starting = Getting the cards out …
web-offline-restarting = The game is starting again on this device. Nothing is lost.
web-on-this-device = On this device

web-install-title = Keep it at hand
web-install-home = Opens from your home screen
web-install-anywhere = Works on trains, planes and islands
web-install-free = No account, no shop
web-install = Install
web-install-not-now = Not now
web-install-ios = Tap Share, then “Add to Home Screen”.
web-install-menu = Open the browser’s menu, then tap “Install app” or “Add to Home screen”.

web-update = A new version is here.
web-update-note = Now is a good time. Nothing is lost.
web-update-now = Update now
web-update-later = Later
web-update-after = After the game

web-together = Together at this device
web-together-note = Name whoever plays here with you, and pass the device around. Bots take the other seats.
web-together-name = Name of person { $number }
web-together-remove = Person { $number } does not play
web-together-add = One more person
web-together-play = Play together here
web-pass-to = Pass it to { $name }
web-pass-note = { $name }, it is your turn. Everybody else looks away.
web-pass-open = I am { $name }

web-move-send = Continue on the server
web-move-send-note = Sends this game to the server. It continues there, under a link that others can watch, and stops here.
web-move-send-done = The game is on the server now.
web-move-take = Take the game along
web-move-take-note = The game continues on this device, even without a network. On the server it stops.
web-move-take-done = The game is on this device now.
web-move-publish = Send it to the server
web-move-publish-note = The finished game gets a link: others can watch it and check its deals.
web-move-publish-done = The game is on the server too.
web-move-refused = It stays where it was. { $why }
web-record-moved = Moved while running
