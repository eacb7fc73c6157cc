import { wireMoney } from '@ante/kit/contract'
import { z } from 'zod'

/** What a client shows of the stakes of a game, for the player who asks. */
export const stakes = z.object({
  levels: z.array(wireMoney),
  start: wireMoney,
  /** The smallest and the largest stake of a round that is taken. */
  min: wireMoney,
  max: wireMoney,
  /** Between them a stake may be any whole multiple of this; null where it is a level, or bets add up. */
  step: wireMoney.nullable(),
  /** What the player's own limits leave for one stake; null without such a limit. */
  left: wireMoney.nullable(),
  /** The largest stake of one bet, where bets add up. */
  bet_max: wireMoney.nullable(),
  /** The levels nearest to the stakes that the player has at hand, rising; none where they have chosen none. */
  own: z.array(wireMoney),
})
