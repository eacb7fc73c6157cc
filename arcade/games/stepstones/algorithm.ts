import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'First entry: `water`, a place in `figures.waters` (0 to 3). Each further entry is either `stone`, a place in the next row (from 0), or `cash`: true. Before the first stone `cash` is not allowed.',
  ],
  outcome: [
    'A water has `rows` rows of `stones` stones, of which `loose` are loose. For each row in order, its loose stones are `pick(stones, loose)`. A row is drawn when a stone of it is stepped on, and those that nobody reached when the round is over, always in the order of the rows, so the numbers are the same whatever is chosen.',
    '`steps` lists the stones that were stepped on, the last one included where it was loose. A loose stone ends the round: `isFallen` is true. The round also ends with `cash` and with the last row.',
    '`multiple` is 0 after a fall and before the first stone, else entry (number of steps) − 1 of `pays` of the water: 99 · stones^n / (stones − loose)^n hundredths, rounded down, after n rows.',
    'While the round is open: `next` is entry (number of steps) of `pays`, `loose` is null. When it is over: `next` is null, `loose` lists for every row its loose stones in rising order. `water` is repeated in the outcome.',
  ],
  win: ['stake × `multiple` hundredths.'],
}
