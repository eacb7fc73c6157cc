import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'The first entry: `auto`, in hundredths, from 101 to 100000, or null. It came with the stake.',
    'A second entry where the player left while the round ran, or was left out by `auto` while it ran: `out`, in hundredths. It says when that was, by our clock: after t milliseconds the balloon is at floor(100 · e^(t · 80000 / 10^9)) hundredths. `out` is at least 101, and neither more than `auto` (100000 where that is null) nor more than x of below: no other entry is possible.',
  ],
  outcome: [
    'Two numbers of 32 bits are taken, a and b. Let u = a · 2^20 + (b divided by 2^12, rounded down), and v = 2^52 − u: a whole number from 1 to 2^52.',
    'Let x = 99 · 2^52 / v, rounded down (whole numbers of any size, no floating point), but at least 100 and at most 100000: there the balloon was lost. All players of a round share it: this is a live game, and its `drawn` is x.',
    'While the round waits for its start or runs, and the player is in it (`status` is `open`), `auto` is that of the choice, and `out` and `lost` are null.',
    'With one entry: let g be `auto`, or 100000 where that is null. `out` is g where x ≥ g, else null; `lost` is x.',
    'With two entries: `out` is that of the second entry, and `lost` is null, because the round may go on after the player has left.',
    '`auto` is that of the first entry.',
  ],
  win: ['stake × `out` hundredths where `out` is not null, else 0.'],
}
