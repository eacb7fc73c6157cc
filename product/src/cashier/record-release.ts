import type { PayloadOf } from '@ante/kit/contract'
import type { Tx } from '@ante/kit/context'
import { isCurrency } from '@ante/kit/money'
import type { events } from '../bonuses/contract.ts'
import { balancesAfter, playerAccount } from '../ledger/index.ts'
import { insertPrize, type NewPrize } from './store-prizes.ts'

type Paid = PayloadOf<(typeof events)['bonuses.released' | 'bonuses.cashback-paid']>

async function record(
  tx: Tx,
  { uid, key, amount_minor, currency }: Pick<Paid, 'uid' | 'key' | 'amount_minor'> & { readonly currency: string },
  { source, reference }: Pick<NewPrize, 'source' | 'reference'>
): Promise<void> {
  if (!isCurrency(currency)) throw new Error(`a currency that nobody knows: ${currency}`)
  const after = (await balancesAfter(tx, [key], playerAccount(BigInt(uid), 'main'), currency)).get(key)
  if (!after) throw new Error(`the books know nothing of ${key}`)
  await insertPrize(tx, {
    uid: BigInt(uid),
    key,
    amountMinor: BigInt(amount_minor),
    currency,
    balanceMinor: after.minor,
    source,
    ...(reference && { reference }),
  })
}

/** What went to the main balance is a line of the history, with the balance that the books say it led to. */
export const recordRelease = (tx: Tx, paid: Paid): Promise<void> => record(tx, paid, { source: 'bonus' })
export const recordCashback = (tx: Tx, paid: Paid): Promise<void> => record(tx, paid, { source: 'cashback' })
/** What a round won of a jackpot: it was posted with the round, whose player may have played on since. */
export const recordJackpotWin = (
  tx: Tx,
  { round, ...paid }: { uid: string; key: string; amount_minor: string; currency: string; round: string }
): Promise<void> => record(tx, paid, { source: 'jackpot', reference: round })
