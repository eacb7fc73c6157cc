import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'One entry: `bets`, a list of `bet` (a name of `figures.bets`, each once at most) and `stake` in minor units. The stakes of the bets add up to the stake of the round.',
  ],
  outcome: [
    '`hour` is `below(24)`. All players of a round share it: this is a live game. While a round takes bets, `hour` is null and every `win` is 0.',
    '`bets` are the bets of the choice in their order, each with `bet`, `stake` and `win`. A bet wins where `hour` is one of its `hours` in `figures.bets`: then `win` is its stake × `pays` hundredths (the stake is included). Otherwise it is 0.',
  ],
  win: ['The sum of `win` over all bets, already in minor units.'],
}
