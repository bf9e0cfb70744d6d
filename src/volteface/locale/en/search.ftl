# Searching the rules in plain words. In `same`, each line lists words and phrases that mean the same thing at the table.

rules-search-ignored = a an the of is are be i you your my me we he she they it its to in on at and or if what when who whom how do does did can may must there that this with for from by have has get gets got happens happen after one whose then than
rules-search-same =
    second chance, second chances, 2nd chance
    flip three, flip 3, flip3, flip threes
    flip 7, flip seven, flip7, seven cards, seven numbers, seven different
    ×2, x2, times two, times 2, double, doubles, doubled
    +2, +4, +6, +8, +10, plus, plus card, plus cards, modifier, modifiers
    tie, ties, tied, draw game, equal, same score, same points, same total, shared, level
    deck, decks, draw pile, pile, stack, cards left, no cards left, out of cards
    empty, runs out, run out, ran out, used up, exhausted, emptied, no more cards, gone
    shuffle, shuffled, shuffling, reshuffle, reshuffled, mix
    discard, discards, discarded, discard pile, thrown away, dropped
    freeze, frozen, freezes, froze
    bust, busts, busted, duplicate, duplicates, repeated, same number, twice
    stay, stays, stand, stop
    hit, hits, hitting
    second, spare, extra, another
    alone, nobody else, only one left, last player, last one, on my own, solo
    self, yourself, myself, themselves, oneself
    wait, waits, waiting, waited, set aside, put aside, deferred
    players, player, people, persons, seats
    two players, 2 players, two people
    win, wins, winner, won, winning
    score, scores, points, total
    end, ends, over, finish, last, latest
    dealt, deal, dealing, first card, first deal
    run, runs, straight, sequence
    set, sets, same kind
    star, stars, wild, wilds, joker
    colour, colours, color, colors, colour side
    back, backs, other side
    lay, lays, laid, lay down, laying, put down
    go out, going out, goes out, went out, no cards, last card
    larger, longer, bigger, more cards
rules-search-nothing = Nothing found for “{ $asked }”. Try fewer or other words.
