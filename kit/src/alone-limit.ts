import { z } from 'zod'
import { type Money, parseMoney } from './money.ts'

/** What a member of staff may move in 24 hours without another's approval, in whole units of each currency; of one that is not named nothing. */
export const aloneLimits = z.object({
  aloneUpTo: z.record(z.string(), z.number().int().min(0).max(1_000_000)).default({ USD: 100, EUR: 100 }),
})

/** Whether a member may not move so much alone: a limit that looked at one sum would be passed by repeating it. `spent`: in 24 hours, in minor units. */
export function isOverLimit(
  sum: Money,
  spent: { readonly byMember: bigint; readonly ofPlayer: bigint },
  { aloneUpTo }: z.output<typeof aloneLimits>
): boolean {
  const limit = parseMoney(String(aloneUpTo[sum.currency] ?? 0), sum.currency)?.minor ?? 0n
  return spent.byMember + sum.minor > limit || spent.ofPlayer + sum.minor > limit
}
