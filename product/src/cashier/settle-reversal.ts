import type { Tx } from '@ante/kit/context'
import { compare, isPositive, money, negate, zero } from '@ante/kit/money'
import { lockBalance, owedAccount, playerAccount, post, type Posting, providerAccount } from '../ledger/index.ts'
import { events } from './contract.ts'
import { mainBalance } from './main-balance.ts'
import type { DepositRow } from './rows.ts'
import { divideReversal, type Reversal } from './rules/reversal.ts'
import { ledgerKeys } from './rules/transaction.ts'
import { movedOf, type Settled } from './settle-deposit.ts'
import * as store from './store.ts'
import * as reversals from './store-reversals.ts'

/**
 * Applies that a provider took back a deposit that had arrived, or gave it again, in the caller's transaction. Each dispute or refund is taken once and
 * returned once, in whatever order it is told: one that is told of as returned first is not taken any more.
 */
export async function settleReversal(tx: Tx, provider: string, reversal: Reversal): Promise<Settled> {
  const row = await store.lockDepositNamed(tx, provider, reversal.key)
  if (!row) return 'unknown_payment'
  const credited = money(row.received_minor ?? row.amount_minor, row.currency)
  if (reversal.amount.currency !== credited.currency || compare(reversal.amount, credited) > 0) return 'amount_differs'
  // Its success has not been told yet: whoever tells of this one repeats it.
  if (row.status !== 'success') return 'too_early'
  const before = await reversals.lockReversal(tx, provider, reversal.reference)
  if (before && before.deposit_id !== row.id) return 'foreign_reference'
  if (before && before.amount_minor !== reversal.amount.minor) return 'amount_differs'
  if (before?.state === reversal.state || before?.state === 'returned') return 'stayed'
  // Returned before we heard that it was taken: nothing was taken here, so nothing is given.
  if (!before && reversal.state === 'returned') {
    await reversals.saveReversal(tx, provider, row.id, reversal)
    return 'moved'
  }
  const postings = reversal.state === 'taken' ? await taking(tx, row, reversal) : await returning(tx, row, reversal)
  await post(tx, {
    key: ledgerKeys.reversal(provider, reversal.reference, reversal.state),
    kind: 'deposit-reversal',
    postings,
  })
  const partOf = (code: Posting['code']) => postings.find((one) => one.code === code)?.amount.minor ?? null
  const id = await reversals.saveReversal(tx, provider, row.id, reversal, {
    balanceMinor: (await mainBalance(tx, row.uid, row.currency)).minor,
    owedMinor: partOf('debt'),
    debtPaidMinor: partOf('debt-recovery'),
  })
  await tx.announce(events['cashier.deposit-reversed'], {
    ...movedOf(row),
    amount_minor: String(reversal.amount.minor),
    reversal: String(id),
    kind: reversal.kind,
    state: reversal.state,
  })
  return 'moved'
}

/** From the main account as far as that goes; the rest is owed (decision 0160). */
async function taking(tx: Tx, row: DepositRow, { amount }: Reversal): Promise<Posting[]> {
  const main = playerAccount(row.uid, 'main')
  const clearing = providerAccount(row.provider)
  const { taken, owed } = divideReversal(amount, await lockBalance(tx, main, row.currency))
  return [
    ...(isPositive(taken) ? [{ from: main, to: clearing, amount: taken, code: 'deposit-reversal' as const }] : []),
    ...(isPositive(owed) ? [{ from: owedAccount(row.uid), to: clearing, amount: owed, code: 'debt' as const }] : []),
  ]
}

/** What the player owes is paid first. */
async function returning(tx: Tx, row: DepositRow, { amount }: Reversal): Promise<Posting[]> {
  const main = playerAccount(row.uid, 'main')
  const debt = owedAccount(row.uid)
  const owed = negate(await lockBalance(tx, debt, row.currency))
  const recovered = compare(owed, amount) < 0 ? owed : amount
  return [
    { from: providerAccount(row.provider), to: main, amount, code: 'deposit-reversal' },
    ...(compare(recovered, zero(row.currency)) > 0
      ? [{ from: main, to: debt, amount: recovered, code: 'debt-recovery' as const }]
      : []),
  ]
}
