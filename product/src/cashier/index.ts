import type { ReadTx, Tx } from '@ante/kit/context'
import type { Money } from '@ante/kit/money'
import { currencyOf } from '../players/index.ts'
import { mainBalance } from './main-balance.ts'
import type { MethodRow } from './rows.ts'
import * as store from './store.ts'
import { insertPrize, type NewPrize } from './store-prizes.ts'
import * as reversals from './store-reversals.ts'

/** A way to pay, as a seed or an operator describes it. */
export type MethodDescription = Omit<MethodRow, 'id'>
export interface BankDescription {
  readonly id: string
  readonly name: string
  readonly countryCode: string
}

/** Adds methods and banks in this order; what is there already stays as it is. */
export async function addMethods(
  tx: Tx,
  methods: readonly MethodDescription[],
  banks: readonly BankDescription[]
): Promise<void> {
  for (const [position, method] of methods.entries()) await store.saveMethod(tx, method, position)
  for (const [position, bank] of banks.entries()) await store.saveBank(tx, bank, position)
}

/** How many of a player's deposits have arrived. */
export const countDeposits = async (tx: ReadTx, uid: bigint): Promise<number> =>
  Number((await store.readDepositInfo(tx, uid, await currencyOf(tx, uid))).count)

/** Deposits on their way with which the player chose an offer. */
export const countOffersChosen = store.countOffersChosen

/** When a player's payment was asked for. */
export const requestedAt = async (tx: ReadTx, uid: bigint, id: bigint): Promise<Date | undefined> =>
  (await store.readTransaction(tx, id, uid))?.created_at

/** Whether the provider took a deposit back, the whole or a part, and has not given it again. */
export const isTakenBack = reversals.isTakenBack

async function record(
  tx: Tx,
  uid: bigint,
  key: string,
  { minor, currency }: Money,
  by: Pick<NewPrize, 'source' | 'reference'>
) {
  const balanceMinor = (await mainBalance(tx, uid, currency)).minor
  await insertPrize(tx, { uid, key, amountMinor: minor, currency, balanceMinor, ...by })
}

/** A prize that was just posted under this key to the main balance, in the same transaction: a line of the player's history. */
export const recordPrize = (tx: Tx, uid: bigint, key: string, sum: Money): Promise<void> =>
  record(tx, uid, key, sum, { source: 'tournament' })
/** The same of money that a player bought with points. */
export const recordReward = (tx: Tx, uid: bigint, key: string, sum: Money): Promise<void> =>
  record(tx, uid, key, sum, { source: 'loyalty' })
/** The same of a raffle or a prize drop, which a round may have won. */
export const recordDrawPrize = (
  tx: Tx,
  uid: bigint,
  key: string,
  sum: Money,
  round: bigint | undefined
): Promise<void> =>
  record(tx, uid, key, sum, { source: 'draw', ...(round !== undefined && { reference: String(round) }) })
export { recordRewardRefund } from './record-refund.ts'
export { recordJackpotWin } from './record-release.ts'
export { depositSumsOf } from './store-deposit-facts.ts'
export { holdPending } from './decide-withdrawal.ts'
export { paidBy } from './store-paid.ts'
export { setPayoutWait } from './store-payout-waits.ts'
export { eraseCards, hasOpenPayments, paymentData } from './store-personal-data.ts'
export { giveUpRest, tooLittleToWithdraw } from './give-up-rest.ts'
export { returnDormantBalance, takeDormantBalance } from './dormant-balance.ts'
export { withdrawableOf } from './main-balance.ts'
export { readTransaction as findPayment } from './read-transactions.ts'
