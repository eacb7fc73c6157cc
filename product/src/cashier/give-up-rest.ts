import { createHash } from 'node:crypto'
import type { PlayerContext, Tx } from '@ante/kit/context'
import { type Currency, isPositive, type Money } from '@ante/kit/money'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { events } from './contract.ts'
import { lockMainAndOwed } from './main-balance.ts'
import { isAllowedIn } from './rules/method.ts'
import { ledgerKeys } from './rules/transaction.ts'
import { insertAdjustment, nextTransactionId } from './store-decisions.ts'
import { readMethods } from './store.ts'

/** The main balance where it is less than the smallest withdrawal that the player's market allows and nothing is owed; undefined where it can be withdrawn, and where it is empty. */
export async function tooLittleToWithdraw(
  { policy }: Pick<PlayerContext, 'policy'>,
  tx: Tx,
  uid: bigint,
  currency: Currency
): Promise<Money | undefined> {
  const { main, owed } = await lockMainAndOwed(tx, uid, currency)
  const methods = (await readMethods(tx, 'withdrawal', currency)).filter((method) => isAllowedIn(policy(), method))
  const isTooLittle = methods.length > 0 && methods.every((method) => main.minor < method.min_minor)
  return isTooLittle && isPositive(main) && !isPositive(owed) ? main : undefined
}

/** Takes it from a player who closes the account and gives it up: a line of their history. */
export async function giveUpRest(tx: Tx, uid: bigint, rest: Money): Promise<void> {
  const id = await nextTransactionId(tx)
  const posting = {
    from: playerAccount(uid, 'main'),
    to: houseAccount('adjustments'),
    amount: rest,
    code: 'adjustment',
  } as const
  await post(tx, { key: ledgerKeys.adjustment(id), kind: 'adjustment', postings: [posting] })
  const key = `given-up:${uid}`
  await insertAdjustment(tx, {
    id,
    uid,
    key,
    hash: createHash('sha256').update(key).digest(),
    direction: 'debit',
    amountMinor: rest.minor,
    currency: rest.currency,
    balanceMinor: 0n,
    reason: 'given up by the player, who closed the account',
    madeBy: 'rules',
    approvedBy: null,
    purpose: 'correction',
  })
  await tx.announce(events['cashier.balance-adjusted'], {
    uid: String(uid),
    transaction: String(id),
    method: 'correction',
    amount_minor: String(rest.minor),
    currency: rest.currency,
  })
}
