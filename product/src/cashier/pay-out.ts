import type { Context } from '@ante/kit/context'
import { next } from '@ante/kit/machine'
import { isPositive, money } from '@ante/kit/money'
import type { CashierPorts, Destination, PaymentProvider, PayoutAnswer } from './connectors/port.ts'
import { owedBy } from './main-balance.ts'
import type { WithdrawalRow } from './rows.ts'
import { purposeOf } from './rules/purpose.ts'
import { withdrawalMachine } from './rules/withdrawal.ts'
import type { DeclineReason } from './rules/words.ts'
import type { KnownVerdict } from './rules/verdict.ts'
import { isAlarm, movedOf } from './settle-deposit.ts'
import { declineWithdrawal, settleWithdrawal } from './settle-withdrawal.ts'
import * as store from './store.ts'
import { setHeld } from './store-decisions.ts'
import { isBlocked } from '../players/index.ts'
import { events } from './contract.ts'

/** Whether a look at a payment met an answer; several silences in a row mean that the provider is away. */
export type Looked = 'done' | 'silence'

/**
 * Brings one withdrawal on its way: approves it when its time has come, has the provider pay it, and asks how it went. May be run any number
 * of times, by several hosts at once: the payout carries the row's own key, so the provider pays it once.
 */
export async function payOut(context: Context<CashierPorts>, id: bigint): Promise<Looked> {
  const { ports, log } = context
  const row = await approveWhenDue(context, id)
  if (row?.status !== 'approved') return 'done'
  const provider = ports.payments.get(row.provider)
  if (!provider) {
    log.warn({ transaction: id, provider: row.provider }, 'a payout waits for a provider that is not configured here')
    return 'done'
  }
  const answer = await ask(context, provider, row)
  const looked = await conclude(context, row, answer)
  if (answer.outcome !== 'pending' || !answer.awaitsApproval) return looked
  return approveAtProvider(context, id, provider, answer)
}

/** Only the payout whose number our row has is approved, so that of two that were made for one withdrawal one is paid (decision 0212). */
async function approveAtProvider(
  context: Context<CashierPorts>,
  id: bigint,
  provider: PaymentProvider,
  { key, reference }: KnownVerdict
): Promise<Looked> {
  const row = await context.db.write((tx) => store.lockWithdrawal(tx, id))
  if (row?.status !== 'approved' || !provider.approvePayout) return 'done'
  if (row.provider_reference === reference)
    return conclude(context, row, await provider.approvePayout({ key, reference }))
  await provider.cancelPayout?.({ key, reference })
  return 'done'
}

/** What a player who was blocked has asked for waits for a decision of staff. What a player who owes has asked for goes back: what is owed is paid first (0210). */
const approveWhenDue = ({ db }: Context<CashierPorts>, id: bigint): Promise<WithdrawalRow | undefined> =>
  db.write(async (tx) => {
    const row = await store.lockWithdrawal(tx, id)
    const to = row?.is_due ? next(withdrawalMachine, row.status, 'approve') : undefined
    if (!row || !to) return row
    if (await isBlocked(tx, row.uid)) {
      await setHeld(tx, id, true)
      return { ...row, is_held: true }
    }
    if (isPositive(await owedBy(tx, row.uid, row.currency))) {
      await declineWithdrawal(tx, row, 'debt_first')
      return { ...row, status: 'declined' }
    }
    await store.moveWithdrawal(tx, id, { status: to, reason: null })
    await tx.announce(events['cashier.withdrawal-approved'], movedOf(row))
    return { ...row, status: to }
  })

/** Where there is nowhere to pay to any more, an earlier attempt may have gone out all the same: only what the provider has never heard of is refused. */
async function ask(
  context: Context<CashierPorts>,
  provider: PaymentProvider,
  row: WithdrawalRow
): Promise<PayoutAnswer> {
  const { provider_key: key, provider_reference: reference } = row
  if (reference !== null) return provider.queryPayout({ key, reference })
  const to = await destinationOf(context, row)
  if (to)
    return provider.payout({ key, amount: money(row.amount_minor, row.currency), to, description: purposeOf(row) })
  const known = await provider.queryPayout({ key, reference: undefined })
  return known.outcome === 'absent' ? { outcome: 'refused', reason: 'instrument_refused' } : known
}

async function conclude(context: Context<CashierPorts>, row: WithdrawalRow, answer: PayoutAnswer): Promise<Looked> {
  const { db, log } = context
  const facts = { transaction: row.id, provider: row.provider, outcome: answer.outcome }
  if (answer.outcome === 'unknown') {
    log.warn(facts, 'it is not known whether the payout happened; it stays approved and is asked for again')
    return 'silence'
  }
  if (answer.outcome === 'refused') await decline(context, row.id, answer.reason)
  else if (answer.outcome === 'absent') log.error(facts, 'the provider does not know a payout that it has accepted')
  else {
    const settled = await db.write((tx) => settleWithdrawal(tx, row.provider, answer))
    if (isAlarm(settled)) log.error({ ...facts, settled }, 'what the provider says of a payout does not fit')
  }
  return 'done'
}

async function decline({ db }: Context<CashierPorts>, id: bigint, reason: DeclineReason): Promise<void> {
  await db.write(async (tx) => {
    const row = await store.lockWithdrawal(tx, id)
    if (row && next(withdrawalMachine, row.status, 'decline')) await declineWithdrawal(tx, row, reason)
  })
}

/** Undefined when the card is no longer among those that have paid in. */
async function destinationOf(
  { db, ports }: Context<CashierPorts>,
  row: WithdrawalRow
): Promise<Destination | undefined> {
  const requisites = ports.vault.open(row.requisites, row.uid)
  const valueOf = (type: WithdrawalRow['fields'][number]['type']) =>
    requisites[row.fields.find((field) => field.type === type)?.sysname ?? '']
  const iban = valueOf('iban')
  if (iban !== undefined) return { kind: 'account', iban, holder: valueOf('card_holder') ?? '' }
  const address = valueOf('address')
  if (address !== undefined) return { kind: 'address', address }
  const masked = valueOf('card_number')
  const saved = await db.read((tx) => store.readSaved(tx, row.uid, row.provider))
  const card = saved.find((candidate) => candidate.masked === masked)
  return card && { kind: 'card', token: card.token, masked: card.masked }
}
