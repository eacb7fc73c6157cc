import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: ['There is nothing to choose: one entry, null.'],
  outcome: [
    '`figures.strips` are the five reels, each a text of symbols in a circle. For each reel from the left, its stop is `below(length of the strip)`. The reel shows three symbols from top to bottom: those at the places stop, stop + 1 and stop + 2 of the strip, counted in the circle.',
    'The round is a list of `falls`. Fall f (from 0) has the `multiplier` at place f of `figures.multipliers`, or the last one where f is beyond it.',
    'In each fall, go through the symbols of `figures.pays` in their order. From the left, count on each reel the places that show this symbol or the wild `figures.wild`; stop at the first reel without any. Let k be the number of reels passed, and `ways` the product of their counts. The symbol pays p, the entry k − 1 of its row (nothing where k is 0 or p is 0): this is an entry of `wins` with `symbol`, `count` (k), `ways` and `coins` (p · ways · multiplier).',
    '`coins` of the fall is the sum of its wins. `grid` is what is seen before anything falls out: for each reel a text of its three symbols from top to bottom.',
    'A fall that pays nothing is the last one; so is the tenth (`figures.fallsMost`). Otherwise all places that took part in a win fall out: on the first k reels of a win, the places with its symbol and the wilds. The symbols above sink into the gaps, and keep their order. Each gap that is left at the top of a reel is filled from the strip: for each gap, from the lowest one upwards, the next symbol before the one of the strip that last came in at the top of this reel (at first, before the one at the stop), counted in the circle.',
    '`coins` of the outcome is the sum of all falls.',
  ],
  win: ['stake · `coins` / 20 (`figures.coins`), rounded down.'],
}
