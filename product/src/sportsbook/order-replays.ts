import type { Context } from '@ante/kit/context'
import type { SportsbookPorts } from './providers/port.ts'
import { markOrdered, readUnordered } from './store-import.ts'

const atOnce = 400

/** Asks the feed for the replays of imported seasons that it does not have yet. An order that was given twice is one: its id is ours. */
export async function orderReplays({ db, ports, log }: Pick<Context<SportsbookPorts>, 'db' | 'ports' | 'log'>): Promise<number> {
  let ordered = 0
  for (;;) {
    const orders = await db.read((tx) => readUnordered(tx, atOnce))
    if (orders.length === 0) break
    await ports.feed.order(orders)
    await db.write((tx) =>
      markOrdered(
        tx,
        orders.map((order) => order.id)
      )
    )
    ordered += orders.length
  }
  if (ordered > 0) log.info({ replays: ordered }, 'replays were ordered from the feed')
  return ordered
}
