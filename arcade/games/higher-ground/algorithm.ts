import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'First entry: null. Each further entry is either `guess` (`higher` or `lower`) or `cash`: true. Before the first guess `cash` is not allowed.',
  ],
  outcome: [
    'A mark is `below(13)` + 1. The first mark is drawn with the stake, and one more with each guess, in the order of the choices. `marks` lists them all, `guesses` lists the guesses.',
    'How a guess is right, with the mark a before it and b after it: `higher` where b ≥ a, `lower` where b ≤ a; but at the ends, where that would always be right: for a = 1, `higher` needs b > 1 and `lower` needs b = 1; for a = 13, `lower` needs b < 13 and `higher` needs b = 13.',
    'Let r(a, guess) be how many of the thirteen marks make a guess right: for `higher` 14 − a and for `lower` a, and 12 where that would be 13. Let W be the product of r over all guesses so far (1 before the first), each with the mark before it.',
    'After c guesses that were all right, `multiple` is 99 · 13^c / W hundredths, rounded down; 0 before the first guess and after a wrong one. `isFallen` is true after a wrong guess.',
    'The round ends with a wrong guess, with `cash`, after the sixth guess (`figures.climbs`), or when `multiple` is 50000 or more (`figures.enough`).',
    'While the round is open, `next` has for `higher` and for `lower`, with the last mark a: `right` = r(a, guess), and `multiple` = 99 · 13^(c+1) / (W · r), rounded down. When it is over, `next` is null.',
  ],
  win: ['stake × `multiple` hundredths.'],
}
