import { z } from 'zod'
import { type Money, parseMoney } from './money.ts'

/** What a member of staff may move in 24 hours without another's approval, in whole units of each currency; of one that is not named nothing. */
export const aloneLimits = z.object({
  aloneUpTo: z.record(z.string(), z.number().int().min(0).max(1_000_000)).default({ USD: 100, EUR: 100 }),
})

/** What was moved in 24 hours without an approval. */
export interface Spent {
  readonly byMember: bigint
  readonly ofPlayer: bigint
}

/** Whether a member may not move so much alone: a limit that looked at one sum would be passed by repeating it. */
export const isAbove = (limit: bigint, sum: bigint, { byMember, ofPlayer }: Spent): boolean =>
  byMember + sum > limit || ofPlayer + sum > limit

/** The same for money; `spent` in minor units. */
export const isOverLimit = (sum: Money, spent: Spent, { aloneUpTo }: z.output<typeof aloneLimits>): boolean =>
  isAbove(parseMoney(String(aloneUpTo[sum.currency] ?? 0), sum.currency)?.minor ?? 0n, sum.minor, spent)
