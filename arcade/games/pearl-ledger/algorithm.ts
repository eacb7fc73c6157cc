export const algorithm = {
  choices: ['First entry: null. Where the first spin opens the ledger, one more entry, null, plays all its respins.'],
  outcome: [
    '`figures.strips` are the five reels, each a text of symbols in a circle. For each reel from the left, its stop is `below(length of the strip)`. The reel shows three symbols from top to bottom: those at the places stop, stop + 1 and stop + 2 of the strip, counted in the circle. `grid` is a text of three symbols for each reel. A `place` is reel · 3 + row, both from 0.',
    'A value is made like this: let v be `below(128)`. Go through `figures.ledger.values` in order, each a pair of coins and share, and take the share from v; the first pair that makes v negative says the coins.',
    '`held` lists, place by place in rising order, each pearl (symbol O) and each diver (D) in sight: a pearl with its `coins`, which are a value, drawn in this order after the five stops; a diver with `coins` null, which draws nothing.',
    'Each of the twenty lines of `figures.lines` (numbered from 0) says the row on each reel, 0 for the top one. For each symbol of `figures.pays` in its order, let k be the number of reels from the left whose place on the line shows the symbol or the wild `figures.wild`, without a gap; the symbol pays entry k − 1 of its row, in coins. The line pays the most of these; between equal ones the earlier symbol counts. A line that pays is an entry of `wins` with `line`, `symbol`, `count` (k) and `coins`. `coins` of `spin` is the sum of all lines.',
    'Fewer than six pearls: `ledger` is null, and `collected` is the coins of all pearls in sight times the number of divers in sight. Six or more pearls open the ledger, and `collected` is 0.',
    'Respins, with the second entry: three are left at first. While one is left and a place of the fifteen is empty, let w be `below(16)`. Where w is 4 or more, `respins` has null, and one respin fewer is left. Otherwise list the empty places in rising order; the entry at `below(how many they are)` is the `place` of what lands. Where w is below 3 it is a pearl, and its `coins` are a value, drawn now; where w is 3 it is a diver, with `coins` null. It is an entry of `respins`, it stays, and three respins are left again.',
    'Of the ledger, `pearls` is the coins of all pearls that lie in it, `times` is the number of its divers plus 1, and `full` is 20,000 where all fifteen places are filled, else 0. Before its respins are played, `respins` is an empty list and `full` is 0.',
    '`coins` of the outcome is the coins of `spin` plus `collected`, and of a ledger whose respins were played, plus `pearls` · `times` + `full`.',
  ],
  win: ['stake · `coins` / 20 (`figures.coins`), rounded down.'],
}
