import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: ['One entry: `target`, in hundredths, from 101 to 100000.'],
  outcome: [
    'Two numbers of 32 bits are taken, a and b. Let u = a · 2^20 + (b divided by 2^12, rounded down), and v = 2^52 − u: a whole number from 1 to 2^52.',
    'Let x = 99 · 2^52 / v, rounded down (whole numbers of any size, no floating point). `isWon` is true where x ≥ `target`.',
    '`result` is x, but at least 100 and at most 100000000. `target` is repeated in the outcome.',
  ],
  win: ['stake × `target` hundredths where `isWon`, else 0.'],
}
