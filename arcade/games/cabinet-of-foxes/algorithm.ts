import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'The first entry is null. Where the cabinet opens, each further entry has `drawer`, the number of the drawer that is opened: 0 to 14, each once.',
  ],
  outcome: [
    '`figures.strips` are the five reels (0 to 4 from the left), each a text of symbols in a circle. For each reel from the left its stop is `below(length of the strip)`, and it shows three symbols from top to bottom: those at the places stop, stop + 1 and stop + 2, counted in the circle. `grid` of `spin` is a list of five texts: the three symbols of each reel.',
    'Go through the ten lines (`figures.lines`; line i has the row of each reel, 0 at the top). On a line, go through the symbols of `figures.pays` in their order: k is how many reels from the left, without a gap, show this symbol or W on the line. It pays the entry k − 1 of its row (nothing where k is 0). The symbol that pays most counts, of equal ones the first; where it is more than nothing, this is an entry of `wins` of `spin` with `line`, `symbol`, `count` (k) and `coins`.',
    '`keys` of `spin` is how many K are in sight on all reels. `coins` of `spin` is the sum of the coins of all wins and the entry `keys` of `figures.scatterPays`.',
    'With fewer than three keys (`figures.keysToOpen`) the round is over: `cabinet` and `drawers` are null and `coins` is `spin.coins`.',
    'With three keys or more, take `pick(15, 15)` right after the stops. What lies in drawer d is the letter of `figures.cabinet.contents` at the place that is entry d of this list (places from 0). It is taken whole, before any drawer is opened.',
    'The drawers of the choices are opened in their order. Of `cabinet`, `opened` lists them, and `found` is a text with the letter of each. `foxes` is how many of these letters are X. `lamps` is how many are L, plus `keys` − 3. `worth` is the sum of `figures.cabinet.worths` of the letters (X and L have none). `isFull` says whether all twelve drawers without an X are open. `isShut` says whether `foxes` is 2 or `isFull` is true: then the round is over, otherwise it is open and waits for a drawer. `stakes` is `worth` · (1 + `lamps`), plus 50 (`figures.cabinet.full`) where `isFull` is true.',
    '`drawers` is null while the round is open; at its end it is a text of fifteen letters: what lies in each drawer, from 0 on. `coins` is `spin.coins` + 10 · `cabinet.stakes`.',
  ],
  win: ['stake · `coins` / 10 (`figures.coins`), rounded down.'],
}
