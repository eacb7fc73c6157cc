import type { Tx } from '@ante/kit/context'
import { next } from '@ante/kit/machine'
import { compare, isPositive, type Money, money } from '@ante/kit/money'
import { owedAccount, playerAccount, post, providerAccount } from '../ledger/index.ts'
import { isClosed } from '../players/index.ts'
import { recountDeposit, uncountDeposit } from '../protection/index.ts'
import { lockMainAndOwed, mainBalance } from './main-balance.ts'
import type { DepositRow, WithdrawalRow } from './rows.ts'
import { depositMachine } from './rules/deposit.ts'
import { isSameStep } from './rules/next-step.ts'
import { ledgerKeys } from './rules/transaction.ts'
import { type KnownVerdict, type Mismatch, type Recorded, stepDeposit } from './rules/verdict.ts'
import type { DeclineReason } from './rules/words.ts'
import * as store from './store.ts'
import { events } from './contract.ts'

/** What a verdict did. All but the first two have to be looked at by somebody. */
export type Settled =
  | 'moved'
  | 'stayed'
  | 'unknown_payment'
  | 'not_understood'
  | 'too_early'
  | 'contradicts_end'
  | Mismatch
export const isAlarm = (settled: Settled): settled is Exclude<Settled, 'moved' | 'stayed'> =>
  settled !== 'moved' && settled !== 'stayed'

/** The part that all events of a payment share. */
export const movedOf = (row: DepositRow | WithdrawalRow) => ({
  uid: String(row.uid),
  transaction: String(row.id),
  method: row.method,
  amount_minor: String(row.amount_minor),
  currency: row.currency,
})

export const recordedOf = <State>(row: {
  status: State
  provider_key: string
  provider_reference: string | null
  amount_minor: bigint
  currency: DepositRow['currency']
}): Recorded<State> => ({
  state: row.status,
  key: row.provider_key,
  reference: row.provider_reference ?? undefined,
  amount: money(row.amount_minor, row.currency),
})

/**
 * Applies what the provider says to the deposit that it names, in the caller's transaction: row locked, machine asked, books posted, event
 * announced. However often and in whatever order it is told, a success credits once.
 */
export async function settleDeposit(tx: Tx, provider: string, verdict: KnownVerdict): Promise<Settled> {
  const row = await store.lockDepositNamed(tx, provider, verdict.key)
  if (!row) return 'unknown_payment'
  const step = stepDeposit(recordedOf(row), verdict)
  if (step.kind === 'alarm') return step.why
  if (step.kind === 'stay') return update(tx, row, verdict)
  const move = { status: step.to, reason: step.reason ?? null, reference: verdict.reference, next: verdict.next }
  if (step.to === 'success') {
    const debtPaid = await credit(tx, row, verdict)
    const balance = (await mainBalance(tx, row.uid, row.currency)).minor
    const receivedMinor = verdict.received?.minor
    await store.moveDeposit(tx, row.id, {
      ...move,
      instrument: verdict.instrument?.masked,
      balance,
      receivedMinor,
      ...(debtPaid && { debtPaidMinor: debtPaid.minor }),
    })
    return 'moved'
  }
  await store.moveDeposit(tx, row.id, move)
  if (step.to === 'pending') {
    await tx.announce(events['cashier.deposit-started'], movedOf(row))
    return 'moved'
  }
  await uncountDeposit(tx, row.id)
  await tx.announce(events['cashier.deposit-failed'], { ...movedOf(row), status: step.to, reason: step.reason })
  return 'moved'
}

/** Nothing that moves the payment, but perhaps something that its player has to know: a part has come. */
async function update(tx: Tx, row: DepositRow, { next: step, received }: KnownVerdict): Promise<Settled> {
  // More has come than was credited: the rest is for a person, who sees the callback that is kept.
  const credited = row.received_minor ?? row.amount_minor
  if (row.status === 'success' && received && received.minor !== credited) return 'amount_differs'
  const isNew = row.status === 'pending' && step !== undefined && !isSameStep(step, row.next_step)
  if (!isNew) return 'stayed'
  await store.updateStep(tx, row.id, step)
  await tx.announce(events['cashier.deposit-updated'], movedOf(row))
  return 'moved'
}

/** Answers what of it paid what the player owes; undefined where nothing did. */
async function credit(tx: Tx, row: DepositRow, verdict: KnownVerdict): Promise<Money | undefined> {
  // Two deposits of one player that settle at the same moment must not both be the first.
  await store.lockPlayer(tx, row.uid)
  const before = await store.readDepositInfo(tx, row.uid, row.currency)
  const amount = verdict.received ?? money(row.amount_minor, row.currency)
  const main = playerAccount(row.uid, 'main')
  const debt = row.pays_debt ? await debtPaidBy(tx, row, amount) : undefined
  await post(tx, {
    key: ledgerKeys.deposit(row.id),
    kind: 'deposit',
    postings: [
      { from: providerAccount(row.provider), to: main, amount, code: 'deposit' },
      ...(debt ? [{ from: main, to: owedAccount(row.uid), amount: debt, code: 'debt-recovery' as const }] : []),
    ],
  })
  await recountDeposit(tx, { id: row.id, uid: row.uid, asked: money(row.amount_minor, row.currency), arrived: amount })
  // A card is for the next payment, and of a closed account there is none: what was forgotten with its player stays forgotten.
  if (verdict.instrument && !(await isClosed(tx, row.uid)))
    await store.rememberInstrument(tx, row.uid, row.provider, verdict.instrument)
  await tx.announce(events['cashier.deposit-settled'], {
    ...movedOf(row),
    amount_minor: String(amount.minor),
    is_first: before.count === 0n,
    deposits_before: Number(before.count),
    campaign_offer_id: Number(row.campaign_offer_id),
  })
  return debt
}

/** As much of what the player owes as this sum pays; undefined where nothing is owed. */
async function debtPaidBy(tx: Tx, row: DepositRow, amount: Money): Promise<Money | undefined> {
  const { owed } = await lockMainAndOwed(tx, row.uid, row.currency)
  if (!isPositive(owed)) return undefined
  return compare(owed, amount) < 0 ? owed : amount
}

/** Ends an open deposit for a reason of our own. A success that comes later is still accepted. */
export async function failDeposit(tx: Tx, id: bigint, reason: DeclineReason): Promise<void> {
  const row = await store.lockDeposit(tx, id)
  if (!row || !next(depositMachine, row.status, 'fail')) return
  await store.moveDeposit(tx, id, { status: 'failed', reason })
  await uncountDeposit(tx, id)
  await tx.announce(events['cashier.deposit-failed'], { ...movedOf(row), status: 'failed', reason })
}
