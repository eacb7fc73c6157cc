import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: ['One entry: `side` (`under` or `over`) and `chance`, a whole number of percent from 1 to 95.'],
  outcome: [
    '`roll` is `below(10000)`: hundredths, 0 to 9999.',
    'Let w = 100 · `chance`. `under` wins where `roll` < w; `over` wins where `roll` ≥ 10000 − w. `isWon` says so.',
    '`multiple` is 9900 / `chance`, rounded down: hundredths. `side` and `chance` are repeated in the outcome.',
  ],
  win: ['stake × `multiple` hundredths where `isWon`, else 0.'],
}
