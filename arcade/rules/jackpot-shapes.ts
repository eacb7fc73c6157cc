import { wireMoney } from '@ante/kit/contract'
import { z } from 'zod'

/** JKP-3: what a round won of a jackpot, paid with its stake and beside its own win. */
export const jackpotWin = z.object({ id: z.string(), level: z.string(), amount: wireMoney })

/** How a round took part in a jackpot: a level is won where a number below `range` is below `share`, and the first such level is. */
export const jackpotDraw = z.object({
  id: z.string(),
  hit: z.string().nullable(),
  levels: z.array(z.object({ level: z.string(), share: z.string(), range: z.string() })),
})
export type JackpotDraw = z.output<typeof jackpotDraw>

/** The jackpot in which a game takes part, as its client shows it: the largest level last. */
export const gameJackpot = z.object({
  id: z.string(),
  title: z.string(),
  /** `title`: what it is called in the player's language. */
  levels: z.array(z.object({ name: z.string(), title: z.string(), amount: wireMoney })),
  /** What it returns of all stakes in the long run, beside the game. */
  return_percent: z.string(),
})
export type GameJackpot = z.output<typeof gameJackpot>
