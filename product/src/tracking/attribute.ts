import type { Tx } from '@ante/kit/context'
import { isCurrency, money, toDecimal } from '@ante/kit/money'
import { enqueuePostback } from './postbacks.ts'
import type { Goal } from './rules/words.ts'
import * as store from './store-attributions.ts'
import { addPostback } from './store-postbacks.ts'

async function tell(tx: Tx, row: store.AttributionRow, goal: Goal, amount: string, currency: string): Promise<void> {
  const { uid, ...link } = row
  const id = await addPostback(tx, uid, goal, { ...link, amount, currency })
  if (id !== undefined) await enqueuePostback(tx, id)
}

/** TRK-10: a new player came by the last link that their browser followed. */
export async function attributePlayer(tx: Tx, { uid, visit }: { uid: string; visit?: string | undefined }) {
  const row = visit === undefined ? undefined : await store.attribute(tx, BigInt(uid), visit)
  if (row) await tell(tx, row, 'registration', '', '')
}

export async function noteDeposit(
  tx: Tx,
  deposit: { uid: string; is_first: boolean; amount_minor: string; currency: string }
): Promise<void> {
  const { uid, is_first: isFirst, amount_minor: minor, currency } = deposit
  if (!isFirst || !isCurrency(currency)) return
  const noted = await store.noteFirstDeposit(tx, BigInt(uid), BigInt(minor), currency)
  if (!noted) return
  const { is_silent: isSilent, ...row } = noted
  if (!isSilent) await tell(tx, row, 'first_deposit', toDecimal(money(BigInt(minor), currency)), currency)
}
