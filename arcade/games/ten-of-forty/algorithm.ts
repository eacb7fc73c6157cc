import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: ['One entry: `numbers`, one to ten different numbers from 1 to 40.'],
  outcome: [
    '`drawn` is `pick(40, 10)`, each place plus 1, in the order in which they were drawn.',
    '`hits` is how many of `numbers` were drawn. `numbers` is repeated as it was chosen.',
    '`pay`, in hundredths: let n be how many numbers were chosen and R the row n − 1 of `figures.pays`. The last entry of R is for n hits, the one before it for n − 1 hits, and so on; fewer hits than R has entries for pay 0.',
  ],
  win: ['stake × `pay` hundredths.'],
}
