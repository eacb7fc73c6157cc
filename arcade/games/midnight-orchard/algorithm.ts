import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'First entry: null. Where the first spin opens free spins, one more entry, null, for each free spin played.',
  ],
  outcome: [
    '`figures.strips` are the five reels, each a text of symbols in a circle. In a spin, for each reel from the left, its stop is `below(length of the strip)`. The reel shows three symbols from top to bottom: those at the places stop, stop + 1 and stop + 2 of the strip, counted in the circle. `grid` is a text of three symbols for each reel.',
    'Each of the twenty lines of `figures.lines` (numbered from 0) says the row on each reel, 0 for the top one. For each symbol of `figures.pays` in its order, let k be the number of reels from the left whose place on the line shows the symbol or the wild `figures.wild`, without a gap; the symbol pays entry k − 1 of its row, in coins. The line pays the most of these; between equal ones the earlier symbol counts. A line that pays is an entry of `wins` with `line`, `symbol`, `count` (k) and `coins`.',
    '`moons` is how many scatters (`figures.scatter`) are in sight anywhere. The first spin has `multiplier` 1, and its `coins` are the coins of all lines plus the entry `moons` of `figures.scatterPays` (0 beyond its end).',
    'Three or more moons in the first spin open ten free spins. The first of them has `multiplier` 2; after each free spin, its `moons` are added to the multiplier of the next one. `coins` of a free spin is the coins of all lines times its multiplier; moons pay nothing there, and the coins in `wins` are without the multiplier.',
    '`spins` lists the first spin and all free spins played. `free` is null where none were opened, else: `total` 10, `left` those not yet played, `multiplier` that of the next one (also after the last). `coins` of the outcome is the sum over all spins. The round is over when no free spin is left.',
  ],
  win: ['stake · `coins` / 20 (`figures.coins`), rounded down.'],
}
