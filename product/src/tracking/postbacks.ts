import type { Context, RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { NetworkUnavailable, type TrackingPorts } from './connectors/port.ts'
import type { staffEndpoints } from './contract-staff.ts'
import * as store from './store-postbacks.ts'

type List = (typeof staffEndpoints)['tracking.getpostbacks']
type Resend = (typeof staffEndpoints)['tracking.resendpostback']

export const enqueuePostback = (tx: Tx, id: bigint | string): Promise<void> =>
  tx.enqueue('tracking.send-postback', { id: String(id) }, { key: `postback:${id}` })

/** Job: what was given up, or waited for a network, is begun anew; under its number it is one. */
export async function resendPostbacks({ db, ports }: Context<TrackingPorts>): Promise<void> {
  if (!ports.affiliates) return
  await db.write(async (tx) => {
    for (const { id } of await store.readDuePostbacks(tx)) await enqueuePostback(tx, id)
  })
}

/** Job: while the network is away it fails, and the queue repeats it; under the same number it is one postback. Without a network nobody is told. */
export async function sendPostback(context: Context<TrackingPorts>, { id }: { id: string }): Promise<void> {
  const network = context.ports.affiliates
  if (!network) return
  const row = await context.db.read((tx) => store.readDuePostback(tx, BigInt(id)))
  if (!row) return
  try {
    await network.send({ ...row.facts, id: `ante-${row.id}`, goal: row.goal })
  } catch (error) {
    if (error instanceof NetworkUnavailable)
      await context.db.write((tx) => store.postbackFailed(tx, row.id, error.message))
    throw error
  }
  await context.db.write((tx) => store.postbackSent(tx, row.id))
}

export const listPostbacks = (
  { db }: StaffContext,
  { state, publisher_id: publisherId, offset, count }: InputOf<List>
): Promise<OutputOf<List>> =>
  db.read(async (tx) => {
    const filter = { state, publisherId }
    const rows = await store.listPostbacks(tx, filter, offset, count)
    const items = rows.map(({ id, uid, created_at, sent_at, tried_at, ...row }) => ({
      ...row,
      id: String(id),
      uid: String(uid),
      created_at: created_at.toISOString(),
      sent_at: sent_at?.toISOString() ?? null,
      tried_at: tried_at?.toISOString() ?? null,
    }))
    return { items, total: await store.countPostbacks(tx, filter) }
  })

export const resendPostback = (
  context: StaffContext & RefusesAs<Resend>,
  { id }: InputOf<Resend>
): Promise<OutputOf<Resend>> =>
  context.db.write(async (tx) => {
    const state = await store.readPostbackState(tx, id)
    if (!state) return context.refuse('InvalidRequest/not_found')
    if (state.is_sent || state.is_paused) return context.refuse('InvalidRequest/conflict')
    await enqueuePostback(tx, id)
    return { id }
  })
