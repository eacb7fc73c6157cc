import type { Tx } from '@ante/kit/context'
import { money } from '@ante/kit/money'
import { playerAccount, post, providerAccount } from '../ledger/index.ts'
import { mainBalance } from './main-balance.ts'
import type { WithdrawalRow } from './rows.ts'
import { ledgerKeys } from './rules/transaction.ts'
import { type KnownVerdict, stepPayout } from './rules/verdict.ts'
import type { DeclineReason } from './rules/words.ts'
import { movedOf, recordedOf, type Settled } from './settle-deposit.ts'
import * as store from './store.ts'
import { events } from './contract.ts'

/** The reserved sum goes back to the player: a withdrawal was declined or cancelled. Returns the main balance after it. */
export async function releaseHold(tx: Tx, row: WithdrawalRow): Promise<bigint> {
  await post(tx, {
    key: ledgerKeys.release(row.id),
    kind: 'withdrawal-release',
    postings: [
      {
        from: playerAccount(row.uid, 'hold'),
        to: playerAccount(row.uid, 'main'),
        amount: money(row.amount_minor, row.currency),
        code: 'withdrawal-release',
      },
    ],
  })
  return (await mainBalance(tx, row.uid, row.currency)).minor
}

/** Applies what the provider says of a payout, in the caller's transaction. `paid` empties the hold, a decline gives it back; each once. */
export async function settleWithdrawal(tx: Tx, provider: string, verdict: KnownVerdict): Promise<Settled> {
  const row = await store.lockWithdrawalNamed(tx, provider, verdict.key)
  if (!row) return 'unknown_payment'
  const step = stepPayout(recordedOf(row), verdict)
  if (step.kind === 'alarm') return step.why
  if (step.kind === 'stay') {
    if (row.provider_reference === null)
      await store.moveWithdrawal(tx, row.id, { status: row.status, reason: row.reason, reference: verdict.reference })
    return 'stayed'
  }
  if (step.to === 'paid') await pay(tx, row, verdict.reference)
  else await declineWithdrawal(tx, row, step.reason ?? 'declined_by_bank', verdict.reference)
  return 'moved'
}

async function pay(tx: Tx, row: WithdrawalRow, reference: string): Promise<void> {
  await post(tx, {
    key: ledgerKeys.paid(row.id),
    kind: 'withdrawal-paid',
    postings: [
      {
        from: playerAccount(row.uid, 'hold'),
        to: providerAccount(row.provider),
        amount: money(row.amount_minor, row.currency),
        code: 'withdrawal-paid',
      },
    ],
  })
  await store.moveWithdrawal(tx, row.id, { status: 'paid', reason: null, reference })
  await tx.announce(events['cashier.withdrawal-paid'], movedOf(row))
}

/** The row must be locked and not over yet. */
export async function declineWithdrawal(
  tx: Tx,
  row: WithdrawalRow,
  reason: DeclineReason,
  reference?: string
): Promise<void> {
  const balance = await releaseHold(tx, row)
  await store.moveWithdrawal(tx, row.id, { status: 'declined', reason, reference, balance })
  await tx.announce(events['cashier.withdrawal-declined'], { ...movedOf(row), reason })
}
