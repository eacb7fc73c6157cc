import { jackpotDraw } from '@ante/arcade/rules/jackpot-shapes'
import { wireMoney } from '@ante/kit/contract'
import { z } from 'zod'

/** How the part of a bet in a jackpot ended, as its row keeps it: how it was drawn, or that what it fed was given back. */
export const betJackpotEnd = z.discriminatedUnion('kind', [
  jackpotDraw.extend({
    kind: z.literal('drawn'),
    /** Of UTC: which seed it was drawn by. */
    day: z.string(),
  }),
  z.object({ kind: z.literal('given_back') }),
])
export type BetJackpotEnd = z.output<typeof betJackpotEnd>

/** A bet's part in a jackpot. `waiting`: it is drawn when the bet is won or lost. `given_back`: its stake came back, so it was not drawn. */
export const betJackpot = z.object({
  state: z.enum(['waiting', 'drawn', 'won', 'given_back']),
  /** What it won, and the level. */
  win: z.object({ level: z.string(), amount: wireMoney }).nullable(),
  /** All that the draw follows from, but the seed of its day (`Jackpots.getSeeds`); null until it is drawn. */
  draw: jackpotDraw.extend({ day: z.string(), text: z.string() }).nullable(),
})
export type BetJackpot = z.output<typeof betJackpot>
