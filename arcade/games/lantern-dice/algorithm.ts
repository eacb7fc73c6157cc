import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'One entry: `bets`, a list of `bet` (a name of `figures.bets`, each once at most) and `stake` in minor units. The stakes of the bets add up to the stake of the round.',
  ],
  outcome: [
    '`dice` are three calls of `below(6)` + 1.',
    '`bets` are the bets of the choice in their order, each with `bet`, `stake` and `win`. `win` is the stake of the bet times what follows (not hundredths), and 0 where nothing follows.',
    'Let the total be the sum of the dice; a triple is three dice with the same number. `small`: 2 where the total is 10 or less; `big`: 2 where it is 11 or more; `odd` and `even`: 2 where it is; all four return nothing at a triple.',
    '`single-n`: 2, 3 or 4 where one, two or three dice show n. `pair-a-b`: 7 where a and b are both shown. `double-n`: 12 where two or three dice show n. `triple-n`: 191 where all three show n. `any`: 31 at any triple. At a triple these pay beside each other: `single-n`, `double-n`, `triple-n` and `any`.',
    '`total-t`: where the total is t, the entry t − 4 of `figures.pays.total`.',
  ],
  win: ['The sum of `win` over all bets, already in minor units.'],
}
