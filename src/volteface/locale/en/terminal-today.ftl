# Today's deck in the terminal: `volteface today`, and the chain of links in `volteface verify`.

cli-today = Play today’s deck of a game alone, go on with it, or show its result.
cli-today-option-link = The link of a server’s deck of today, as its page shows it; without it, the deck follows from the date alone.
cli-today-option-practice = Play it again; only the first try counts.
cli-verify-option-earlier = A link of an earlier day, as 2026-11-16=LINK: checks that the game’s secret leads back to it. May be repeated.
today-points = { $game }, { $day }: { $score } points. The bot with the same deck: { $bot }.
today-turns = { $game }, { $day }: { $score } turns. The bot with the same deck: { $bot }.
today-round = Round { $round }: { $score } (bot: { $bot }). { $signs }
today-choices =
    { $decisions ->
        [one] { $decisions } choice was compared, { $different } differ from the bot’s.
       *[other] { $decisions } choices were compared; looked at closely because they differ from the bot’s: { $different }.
    }
today-verify = To check the deal: { $command }
verify-chain = The secret of { $day } leads back to the link of { $known }: it was fixed by then.
verify-chain-broken = the secret of { $day } does not lead back to the link of { $known }.
problem-earlier = “{ $given }” is no day and link such as 2026-11-16=LINK.
