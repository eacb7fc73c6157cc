import type { Tx } from '@ante/kit/context'
import { compare, isPositive, type Money, money, subtract } from '@ante/kit/money'
import { lockBalance, owedAccount, playerAccount, post, type Posting } from '../ledger/index.ts'
import { events } from './contract.ts'
import { houseOfBonuses } from './end-bonuses.ts'
import * as cashbacks from './store-cashbacks.ts'
import type { RewardFlagRow } from './store-reward-flags.ts'
import * as store from './store-void-cashbacks.ts'

/**
 * Takes back what a cashback gave for play that became void: of one that waits it is not paid, of one that is paid it comes from the main account as far as that goes, and the rest is
 * owed. What was taken before is not taken again. Whoever calls it has locked the flag and the player.
 */
export async function takeBackVoid(
  tx: Tx,
  flag: RewardFlagRow,
  { by, reason }: { by: string; reason: string }
): Promise<void> {
  const { cashback_id, given_minor, due_minor, due_calculation, taken_minor } = flag
  if (cashback_id === null || given_minor === null || due_minor === null || !due_calculation) return
  const excess = given_minor - due_minor - taken_minor
  if (excess <= 0n) return
  const row = await cashbacks.lockCashback(tx, cashback_id)
  if (!row) throw new Error('a cashback went away')
  // What was declined, or expired, was given to nobody.
  if (row.status === 'expired' || (row.status === 'removed' && row.request_key !== null)) return
  if (row.status === 'paid_out') await take(tx, row, { excess, before: taken_minor, by, reason })
  else if (due_minor > 0n) await store.lowerCashback(tx, row.id, due_minor, due_calculation)
  else await cashbacks.takeHeld(tx, row.id)
  await store.countTaken(tx, flag.id, excess)
}

const least = (a: Money, b: Money): Money => (compare(a, b) < 0 ? a : b)

async function take(
  tx: Tx,
  { id, uid, currency }: cashbacks.CashbackRow,
  { excess, before, by, reason }: { excess: bigint; before: bigint; by: string; reason: string }
): Promise<void> {
  const [main, sum] = [playerAccount(uid, 'main'), money(excess, currency)]
  const taken = least(sum, await lockBalance(tx, main, currency))
  const owed = subtract(sum, taken)
  const key = `cashback-back:${id}:${before}`
  const postings: Posting[] = [
    ...(isPositive(taken) ? [{ from: main, to: houseOfBonuses, amount: taken, code: 'adjustment' as const }] : []),
    ...(isPositive(owed) ? [{ from: owedAccount(uid), to: houseOfBonuses, amount: owed, code: 'debt' as const }] : []),
  ]
  await post(tx, { key, kind: 'cashback', postings })
  if (!isPositive(taken)) return
  await tx.announce(events['bonuses.cashback-taken-back'], {
    uid: String(uid),
    cashback: String(id),
    key,
    currency,
    amount_minor: String(taken.minor),
    by,
    reason,
  })
}
