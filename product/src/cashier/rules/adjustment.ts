import { type Money, parseMoney } from '@ante/kit/money'

/** Whole units of each currency; one that is not named has no free sum at all. */
export interface AdjustmentLimits {
  readonly aloneUpTo: Readonly<Record<string, number>>
}

/** Whether a member may not adjust so much alone: a limit that looked at one sum would be passed by repeating it. All in minor units. */
export function isOverLimit(
  sum: Money,
  spent: { readonly byMember: bigint; readonly ofPlayer: bigint },
  { aloneUpTo }: AdjustmentLimits
): boolean {
  const limit = parseMoney(String(aloneUpTo[sum.currency] ?? 0), sum.currency)?.minor ?? 0n
  return spent.byMember + sum.minor > limit || spent.ofPlayer + sum.minor > limit
}
