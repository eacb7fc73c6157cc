import type { Context, Tx } from '@ante/kit/context'
import { isCurrency, money, toDecimal } from '@ante/kit/money'
import type { TrackingPorts } from './connectors/port.ts'
import type { Goal } from './rules/words.ts'
import * as store from './store-attributions.ts'

async function tell(tx: Tx, row: store.AttributionRow, goal: Goal, amount: string, currency: string): Promise<void> {
  const { uid, ...link } = row
  const id = await store.addPostback(tx, uid, goal, { ...link, amount, currency })
  if (id !== undefined) await tx.enqueue('tracking.send-postback', { id: String(id) }, { key: `postback:${id}` })
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
  const row = await store.noteFirstDeposit(tx, BigInt(uid), BigInt(minor), currency)
  if (row) await tell(tx, row, 'first_deposit', toDecimal(money(BigInt(minor), currency)), currency)
}

/** Job: what was given up, or waited for a network, is begun anew; under its number it is one. */
export async function resendPostbacks({ db, ports }: Context<TrackingPorts>): Promise<void> {
  if (!ports.affiliates) return
  await db.write(async (tx) => {
    for (const { id } of await store.readWaitingPostbacks(tx))
      await tx.enqueue('tracking.send-postback', { id: String(id) }, { key: `postback:${id}` })
  })
}

/** Job: while the network is away it fails, and the queue repeats it; under the same number it is one postback. Without a network nobody is told. */
export async function sendPostback(context: Context<TrackingPorts>, { id }: { id: string }): Promise<void> {
  const network = context.ports.affiliates
  if (!network) return
  const row = await context.db.read((tx) => store.readPostback(tx, BigInt(id)))
  if (!row) return
  await network.send({ ...row.facts, id: `ante-${row.id}`, goal: row.goal })
  await context.db.write((tx) => store.postbackSent(tx, row.id))
}
