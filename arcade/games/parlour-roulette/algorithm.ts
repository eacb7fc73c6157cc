import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'One entry: `bets`, a list of `bet` (a name of `figures.bets`, each once at most) and `stake` in minor units. The stakes of the bets add up to the stake of the round.',
  ],
  outcome: [
    '`pocket` is `below(37)`: the number itself, 0 to 36.',
    '`bets` are the bets of the choice in their order, each with `bet`, `stake` and `win`. A bet wins where `pocket` is one of its `numbers` in `figures.bets`: then `win` is its stake times `pays` (times, not hundredths; the stake is included). Otherwise it is 0.',
  ],
  win: ['The sum of `win` over all bets, already in minor units.'],
}
