import type { PlayerContext, Tx } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { isPositive, type Money } from '@ante/kit/money'
import { siteSettings } from '../content/contract.ts'
import { owedAccount, playerAccount, post, type Posting } from '../ledger/index.ts'
import type { CashierPorts } from './connectors/port.ts'
import { events } from './contract.ts'
import { mainBalance } from './main-balance.ts'
import { ledgerKeys } from './rules/transaction.ts'
import type { WithdrawalPlan } from './rules/withdrawal.ts'
import * as store from './store.ts'
import { readPayoutWait } from './store-payout-waits.ts'

interface Reserved {
  /** Of the request: the same one reserves once. */
  readonly key: string
  /** What is paid first. */
  readonly owed: Money
  /** The fingerprint of what was asked for. */
  readonly hash: Uint8Array
  /** The fingerprint of where the money goes. */
  readonly destination: Uint8Array
}

/** Keeps a withdrawal that was judged, moves its sum from main to hold and has it paid out when its time for a cancellation has passed. Answers its number. */
export async function reserveWithdrawal(
  context: PlayerContext<CashierPorts>,
  tx: Tx,
  plan: WithdrawalPlan,
  { key, owed, hash, destination }: Reserved
): Promise<bigint> {
  const { player, ports } = context
  const { currency } = plan.amount
  const { id, approve_at } = await store.insertWithdrawal(tx, {
    uid: player.uid,
    methodId: plan.method.id,
    provider: plan.method.provider,
    amountMinor: plan.amount.minor,
    currency,
    requisites: ports.vault.seal(plan.requisites, player.uid),
    instrument: plan.instrument,
    brand: context.setting('site', siteSettings).name,
    key,
    hash,
    destination,
    reviewMs: Math.round((plan.method.reviewMs * (await readPayoutWait(tx, player.uid))) / 100),
    debtPaidMinor: isPositive(owed) ? owed.minor : null,
  })
  await post(tx, {
    key: ledgerKeys.hold(id),
    kind: 'withdrawal',
    postings: postingsOf(player.uid, plan.amount, owed),
  })
  await store.moveWithdrawal(tx, id, {
    status: 'pending',
    reason: null,
    balance: (await mainBalance(tx, player.uid, currency)).minor,
  })
  const moved = {
    uid: String(player.uid),
    transaction: String(id),
    method: plan.method.sysname,
    amount_minor: String(plan.amount.minor),
    currency,
  }
  await tx.announce(events['cashier.withdrawal-requested'], { ...moved, domain: context.domain })
  // A millisecond more, because the database's clock is finer than ours.
  await tx.enqueue(
    'cashier.pay-out',
    { withdrawal: String(id) },
    { key: `cashier.pay-out:${id}`, runAt: instant(approve_at.getTime() + 1) }
  )
  return id
}

/** What is owed is paid first, in the same transaction. */
function postingsOf(uid: bigint, amount: Money, owed: Money): Posting[] {
  const main = playerAccount(uid, 'main')
  return [
    ...(isPositive(owed) ? [{ from: main, to: owedAccount(uid), amount: owed, code: 'debt-recovery' as const }] : []),
    { from: main, to: playerAccount(uid, 'hold'), amount, code: 'withdrawal-hold' },
  ]
}
