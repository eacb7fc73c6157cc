import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'Each entry is a try: `guess`, a list of three signs from 0 to 5. The first one comes with the stake. A try is only taken when the code of the lock could still be this guess by all hints before it: with this guess as the code, each earlier guess would get the hint that it got.',
  ],
  outcome: [
    'The code is three calls of `below(6)`, for the first, second and third dial.',
    'The hint of a guess has two parts. `right`: the number of dials on which guess and code have the same sign. `near`: leave those dials out of both; for each sign take the smaller of its counts in what is left of the code and of the guess, and add these up.',
    '`tries` lists all tries in order, each with `guess`, `right` and `near`. The round ends with the first try that has three `right` (`isOpen` is then true), or after seven tries.',
    'While the round is open: `next` is the entry of `figures.pays` for the next try (the first entry for the first try), `code` is null. When it is over: `next` is null, `code` is the code.',
  ],
  win: [
    'Where try number t (from 1) opened the lock: stake × entry t − 1 of `figures.pays`, in hundredths. Otherwise 0.',
  ],
}
