import type { Tx } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { money, toDecimal } from '@ante/kit/money'
import { type DayOfPlay, sumOfDays } from '@ante/kit/played-days'
import { reckon } from './rules/loss.ts'
import * as store from './store-void-losses.ts'

/**
 * Compares a bonus that is a share of a loss with what it comes to by the days as they are now. It stays as it was given, and staff are told where it was too much. It is never more than it was.
 */
export async function recheckLoss(tx: Tx, one: store.ShareOfLoss, days: readonly DayOfPlay[]): Promise<void> {
  const { loss, currency, amount_minor: given } = one
  const { sum: due } = reckon(days, loss.percent, { least: BigInt(loss.least_minor), most: given })
  if (due === one.loss_due_minor) return
  await store.putDue(tx, one.id, due)
  if (due >= given) await store.dropVoidLoss(tx, one)
  const now = sumOfDays(days)
  const staked = BigInt(loss.staked_minor) - now.staked
  const sumOf = (minor: bigint) => `${toDecimal(money(minor, currency))} ${currency}`
  await store.putVoidLoss(tx, one, {
    title: `${describedIn(one, 'en', 'en').title}, a share of a loss: given ${sumOf(given)}, now ${sumOf(due)}`,
    plays: Math.max(0, loss.plays - now.plays),
    stakedMinor: staked > 0n ? staked : 0n,
    opens: due < one.loss_due_minor,
  })
}
