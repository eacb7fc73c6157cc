import type { Context, Tx } from '@ante/kit/context'
import { type Money, money, toWire } from '@ante/kit/money'
import type { Refuses } from '@ante/kit/refusal'
import { events } from './contract.ts'
import { monthLimitOf } from './house-limit.ts'
import { isRolling } from './read-limits.ts'
import { depositDuty } from './rules/limits.ts'
import * as store from './store-limits.ts'

type DepositRefusal =
  | 'BillingDepositLimitExceeded/own_limit'
  | 'InvalidRequest/limit_choice_needed'
  | 'InvalidRequest/limit_required'

/**
 * RG-08: refuses a deposit that would pass a limit of the player, or of the market, with what is left. The player's row is locked (`refuseExcluded`), so
 * that of many deposits at once each sees those before it. `countDeposit` belongs to the same transaction.
 */
export async function refuseBeyondDepositLimit(
  context: Pick<Context, 'policy'> & Refuses<DepositRefusal>,
  tx: Tx,
  uid: bigint,
  amount: Money
): Promise<void> {
  const policy = context.policy()
  const { currency } = amount
  const facts = await store.readFacts(tx, uid)
  const duty = depositDuty(policy, {
    hasDepositLimit: facts.has_limit,
    hasAnswered: facts.looked_at !== null,
    hasDeposited: facts.has_deposited,
  })
  if (duty === 'required') context.refuse('InvalidRequest/limit_required')
  if (duty === 'asked') context.refuse('InvalidRequest/limit_choice_needed')
  const own = facts.has_limit ? await store.readDepositLimits(tx, uid, isRolling(policy)) : []
  const monthly = await monthLimitOf(tx, policy, { uid, currency })
  const month = monthly && { days: 0, most: monthly.most, ...(await store.readMonth(tx, uid)) }
  const tightest = [...own, ...(month ? [month] : [])]
    .map((one) => ({ ...one, left: one.most - one.used }))
    .toSorted((one, other) => Number(one.left - other.left))[0]
  if (!tightest || amount.minor <= tightest.left) return
  const wire = (minor: bigint) => toWire(money(minor > 0n ? minor : 0n, currency))
  context.refuse('BillingDepositLimitExceeded/own_limit', {
    data: {
      state: `${tightest.days === 0 ? 'market' : 'deposit'}${tightest.left > 0n ? '' : '_used'}`,
      period: tightest.days,
      limit_amount: wire(tightest.most),
      available_amount: wire(tightest.left),
      expired_at: tightest.ends_at.toISOString(),
    },
  })
}

/** From now on a deposit counts: it may still be paid. */
export const countDeposit = (
  context: Pick<Context, 'policy'>,
  tx: Tx,
  deposit: { readonly id: bigint; readonly uid: bigint; readonly amount: Money }
): Promise<void> =>
  store.countDeposit(tx, deposit.id, {
    uid: deposit.uid,
    minor: deposit.amount.minor,
    countsFailed: context.policy().depositLimit.countsFailed,
  })

/** A deposit came to nothing. */
export const uncountDeposit = (tx: Tx, deposit: bigint): Promise<unknown> => store.uncountDeposit(tx, deposit)

/**
 * Counts what has really arrived. Money that is there is the player's, also where it comes after its deposit was given up, or is more than was asked for: it
 * is credited, counts from now on, and where it passes a limit the player and staff are told.
 */
export async function recountDeposit(
  tx: Tx,
  {
    id,
    uid,
    asked,
    arrived,
  }: { readonly id: bigint; readonly uid: bigint; readonly asked: Money; readonly arrived: Money }
): Promise<void> {
  const isLate = await store.recountDeposit(tx, id, uid, arrived.minor)
  if (!isLate && arrived.minor <= asked.minor) return
  for (const { days, most, used } of await store.readDepositLimits(tx, uid, false)) {
    if (used > most) await store.noteChange(tx, uid, 'passed', { kind: 'deposit', days, before: most, after: used })
  }
  await tx.announce(events['protection.limits-changed'], { uid })
}
