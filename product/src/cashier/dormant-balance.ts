import { createHash } from 'node:crypto'
import { isOverLimit } from '@ante/kit/alone-limit'
import { requireApproval } from '@ante/kit/approval'
import type { StaffContext, Tx } from '@ante/kit/context'
import { compare, type Currency, isPositive, type Money } from '@ante/kit/money'
import { houseAccount, owedAccount, playerAccount, post, type Posting } from '../ledger/index.ts'
import { events, staffAdjustments } from './contract.ts'
import { lockMainAndOwed, mainBalance } from './main-balance.ts'
import { withdrawable } from './rules/debt.ts'
import * as store from './store-decisions.ts'
import { lockPlayer } from './store.ts'

export type DormantTo = 'forfeited' | 'to-regulator'
const accountOf = (to: DormantTo) => houseAccount('dormant', to)
interface Dormant {
  readonly uid: bigint
  /** Names what is done: done twice it is done once. */
  readonly key: string
  readonly to: DormantTo
}

async function record(
  tx: Tx,
  { uid, key }: Dormant,
  line: { direction: 'credit' | 'debit'; amount: Money; reason: string; madeBy: string; approvedBy: string | null }
): Promise<void> {
  const { currency, minor } = line.amount
  const id = await store.nextTransactionId(tx)
  await store.insertAdjustment(tx, {
    id,
    uid,
    key,
    hash: createHash('sha256').update(key).digest(),
    direction: line.direction,
    amountMinor: minor,
    currency,
    balanceMinor: (await mainBalance(tx, uid, currency)).minor,
    reason: line.reason,
    madeBy: line.madeBy,
    approvedBy: line.approvedBy,
    purpose: 'dormant',
  })
  await tx.announce(events['cashier.balance-adjusted'], {
    uid: String(uid),
    transaction: String(id),
    method: 'dormant',
    amount_minor: String(minor),
    currency,
  })
}

/**
 * Takes the main balance of an account that nobody uses: what is owed is paid first, the rest goes to the account of those balances and is a line of the
 * player's history. Answers that rest; undefined where nothing was left.
 */
export async function takeDormantBalance(tx: Tx, currency: Currency, dormant: Dormant): Promise<Money | undefined> {
  const { uid, key, to } = dormant
  await lockPlayer(tx, uid)
  const from = playerAccount(uid, 'main')
  const { main, owed } = await lockMainAndOwed(tx, uid, currency)
  const rest = withdrawable(main, owed)
  const debt = compare(owed, main) > 0 ? main : owed
  const postings: Posting[] = []
  if (isPositive(debt)) postings.push({ from, to: owedAccount(uid), amount: debt, code: 'debt-recovery' })
  if (isPositive(rest)) postings.push({ from, to: accountOf(to), amount: rest, code: 'dormant-balance' })
  if (postings.length > 0) await post(tx, { key, kind: 'dormant', postings })
  if (!isPositive(rest)) return undefined
  const line = { direction: 'debit', amount: rest, reason: to, madeBy: 'rules', approvedBy: null } as const
  await record(tx, dormant, line)
  return rest
}

/** Gives it back whole. Throws ApprovalNeeded where the sum is more than a member may move alone (`staffAdjustments`). */
export async function returnDormantBalance(
  { staff, setting }: Pick<StaffContext, 'staff' | 'setting'>,
  tx: Tx,
  amount: Money,
  dormant: Dormant & { readonly reason: string }
): Promise<void> {
  const { uid, key, to, reason } = dormant
  await store.lockAdjustingMember(tx, staff.name)
  await lockPlayer(tx, uid)
  const spent = await store.readUnapproved(tx, { member: staff.name, uid, currency: amount.currency })
  if (isOverLimit(amount, spent, setting('staffAdjustments', staffAdjustments))) requireApproval(staff)
  const posting = { from: accountOf(to), to: playerAccount(uid, 'main'), amount, code: 'dormant-return' } as const
  await post(tx, { key, kind: 'dormant', postings: [posting] })
  const approvedBy = staff.approval?.by ?? null
  await record(tx, dormant, { direction: 'credit', amount, reason, madeBy: staff.name, approvedBy })
}
