import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'One entry: `bets`, a list of `bet` (one of 1, 2, 5, 10, vane, oak, doors as text, each once at most) and `stake` in minor units. The stakes of the bets add up to the stake of the round.',
  ],
  outcome: [
    'All players of a round share it: this is a live game. While a round takes bets, `drawn` is null and every `win` is 0. Otherwise `drawn` is an object with `sign`, `segment`, `bet`, `steps` and `multiple`, made in this order.',
    '`sign`: let s = `below(60)`. Go through `figures.signs` in their order and add up their `count`; the first one whose sum (itself included) is larger than s is the sign: an object with its `bet` and its `times`. Where no sum is larger (s is 44 or more), `sign` is null.',
    '`segment` is `below(54)`; `bet` is the entry at that place of `figures.wheel` (the first one is at place 0).',
    'Where `bet` is 1, 2, 5 or 10: no further numbers are taken, `steps` is an empty list, and m is that number.',
    'Where `bet` is vane: the wind is the entry of `figures.winds` at `below(16)`. It is added to `steps`. While it is 0 (a gust) and there are fewer than 3 entries in `steps`, take another wind in the same way. If all 3 entries are 0, take a last one: the entry at `below(14)` of the list of those `figures.winds` that are not 0, in their order; it is added to `steps`. m is the last entry of `steps`, doubled once for each 0 before it.',
    'Where `bet` is oak: `steps` are 8 times `below(2)`, in that order. m is the entry of `figures.baskets` at the sum of `steps`.',
    'Where `bet` is doors: `steps` are the entries of `figures.doors` at the places of `pick(12, 12)`, in that order: all twelve. Take the entries before the first −1. m is 5 plus their sum; then m is doubled once for each 0 among them.',
    '`multiple` is m, times `times` of the sign where there is a sign and its `bet` is `bet`.',
    '`bets` are the bets of the choice in their order, each with `bet`, `stake` and `win`. Where its `bet` is `bet` of `drawn`, `win` is its stake × (`multiple` + 1): the stake is included. Otherwise it is 0.',
  ],
  win: ['The sum of `win` over all bets, already in minor units.'],
}
