import { isoTime, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'

/** Where the wins of free spins go: to the balance at once, or into a bonus when the pack is over. */
const packPays = ['cash', 'bonus'] as const

/** A pack of free spins: rounds of one game at one stake that the house pays. */
export const freeSpins = z.object({
  id: z.string(),
  total_count: z.number().int(),
  remaining_count: z.number().int(),
  stake: wireMoney,
  /** What its rounds have won so far. */
  win: wireMoney,
  pays: z.enum(packPays),
  /** Of the bonus that its wins become: how many times they are to be staked, and in how many days. Null where it pays cash. */
  bonus: z.object({ wager_times: z.number().int(), days: z.number().int() }).nullable(),
  expires_at: isoTime,
})
export type FreeSpins = z.output<typeof freeSpins>
