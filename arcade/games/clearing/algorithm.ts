import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'First entry: `mines`, one of `figures.mines`. Each further entry is either `tile`, a place from 0 to 24 that has not been opened (rows from the top, five places each, from the left), or `cash`: true. Before the first safe tile `cash` is not allowed.',
  ],
  outcome: [
    'The mines lie at the places `pick(25, mines)`. They do not depend on what is opened.',
    'Each `tile` that holds no mine is added to `opened`, in the order of the choices. A `tile` with a mine ends the round: it is `struck`, and not added to `opened`. `cash` ends the round. The round also ends by itself as soon as the number of opened tiles is the length of the row of `figures.pays` for these mines (the rows have the order of `figures.mines`).',
    'Let s be the number of opened tiles. `multiple` is 0 where a mine was struck or s is 0, else entry s − 1 of that row. `struck` is the struck place or null.',
    'While the round is open: `next` is entry s of the row, `chance` is the pair [25 − s − mines, 25 − s] (safe tiles that are left, and all tiles that are left), `field` is null. When it is over: `next` and `chance` are null, `field` is the list of all mines in rising order.',
    'The entries of the row are 99 · C(25, s) / C(25 − mines, s), rounded down, for s = 1, 2, …: 0.99 over the chance to open s safe tiles. The row ends with the first entry that is 50000 (`figures.enough`) or more, or where only mines are left.',
  ],
  win: ['stake × `multiple` hundredths.'],
}
