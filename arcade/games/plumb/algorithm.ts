import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: ['One entry: `risk` (`low`, `medium` or `high`) and `rows`, 8 to 16.'],
  outcome: [
    'One number of 32 bits is taken. Its highest bit is the first row of pins, the next one the second, and so on: 1 is a step to the right, 0 to the left. `path` lists them for all rows, from the top.',
    '`bin` is how many of them are 1. `pay` is what the bin pays, in hundredths: in `figures.pays`, the list of the risk, its row number `rows` − 8, the entry at the smaller of `bin` and `rows` − `bin`.',
    '`risk` and `rows` are repeated in the outcome.',
  ],
  win: ['stake × `pay` hundredths.'],
}
