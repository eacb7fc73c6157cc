import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: ['One entry: `numbers`, one to ten different numbers from 1 to 40.'],
  outcome: [
    '`drawn` is `pick(40, 10)`, each place plus 1, in the order in which they were drawn.',
    '`hits` is how many of `numbers` were drawn. `numbers` is repeated as it was chosen.',
    '`pay`, in hundredths: let n be how many numbers were chosen and R the row n − 1 of `figures.pays`. `pay` for h hits is the entry at place h − n + (length of R) − 1 of R; 0 where that place is below 0. So the last entry of R is for n hits.',
  ],
  win: ['stake × `pay` hundredths.'],
}
