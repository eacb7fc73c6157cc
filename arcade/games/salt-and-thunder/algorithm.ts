export const algorithm = {
  choices: [
    'First entry: null. Where the first spin opens free spins, one more entry, null, for each free spin played.',
  ],
  outcome: [
    '`figures.strips` are the five reels, each a text of symbols in a circle. In a spin with r rows, for each reel from the left, its stop is `below(length of the strip)`. The reel shows r symbols from top to bottom: those at the places stop, stop + 1, … stop + r − 1 of the strip, counted in the circle. `grid` is a text of r symbols for each reel.',
    'Go through the symbols of `figures.pays` in their order. From the left, count on each reel the places that show this symbol or the wild `figures.wild`; stop at the first reel without any. Let k be the number of reels passed, and `ways` the product of their counts. The symbol pays p, the entry k − 1 of its row (nothing where k is 0 or p is 0): this is an entry of `wins` with `symbol`, `count` (k), `ways` and `coins` (p · ways, not multiplied).',
    '`bolts` is how many scatters (`figures.scatter`) are in sight. The first spin has 3 rows and `multiplier` 1; its `coins` are the sum of its wins, and 100 more (`figures.boltCoins`) where three bolts are in sight. These three open six free spins.',
    'Free spin i (from 0) has entry i of `figures.tide` as its rows. The first has `multiplier` 1; after a free spin whose wins are more than nothing, the multiplier of the next one is one higher. `coins` of a free spin is the sum of its wins times its multiplier; bolts do nothing there.',
    '`spins` lists the first spin and all free spins played. `free` is null where none were opened, else: `total` 6, `left` those not yet played, `multiplier` that of the next one (also after the last), `rows` those of the next one (after the last, those of the last). `coins` of the outcome is the sum over all spins. The round is over when no free spin is left.',
  ],
  win: ['stake · `coins` / 20 (`figures.coins`), rounded down.'],
}
