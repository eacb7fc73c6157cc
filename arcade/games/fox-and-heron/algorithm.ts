import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'One entry: `bets`, a list of `bet` (`fox`, `heron`, `tie` or `suited-tie`, each once at most) and `stake` in minor units. The stakes of the bets add up to the stake of the round.',
  ],
  outcome: [
    'The two cards are `deal(8, 2)`: the first one is `fox`, the second one `heron`.',
    '`winner` is `tie` where both have the same rank, else the side with the higher rank. The ace is the lowest card.',
    '`bets` are the bets of the choice in their order, each with `bet`, `stake` and `win`. What a bet returns, in hundredths of its stake: on the side that wins 200; on a side at a tie 50; `tie` at a tie 1200; `suited-tie` at a tie of two cards of one suit 5100; otherwise 0.',
  ],
  win: ['The sum of `win` over all bets, already in minor units: stake of the bet × its hundredths.'],
}
