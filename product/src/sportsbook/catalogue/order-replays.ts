import type { Context, Database } from '@ante/kit/context'
import { type Instant, minute } from '@ante/kit/instant'
import { FeedRefused, type SportsbookPorts } from '../connectors/port.ts'
import type { ReplayOrder } from '../rules/replay-order.ts'
import { markOrdered, readUnordered } from './store-import.ts'

type OrderContext = Pick<Context<SportsbookPorts>, 'db' | 'ports' | 'log' | 'clock' | 'stopping'>

const atOnce = 400
/** A refused order is asked for again after so long; so many are remembered. */
const refusedMs = 10 * minute
const rememberedAtMost = 10_000

/** When each was refused, the oldest first. Per database, because tests open several in one process. */
const refusals = new WeakMap<Database, Map<string, Instant>>()

function refusalsOf({ db, clock }: OrderContext): Map<string, Instant> {
  let known = refusals.get(db)
  if (!known) refusals.set(db, (known = new Map()))
  const now = clock.now()
  for (const [id, at] of known) if (now - at >= refusedMs) known.delete(id)
  return known
}

function remember(known: Map<string, Instant>, id: string, at: Instant): void {
  known.set(id, at)
  const [oldest] = known.keys()
  if (known.size > rememberedAtMost && oldest !== undefined) known.delete(oldest)
}

/**
 * Asks the feed for the replays of imported seasons that it does not have yet. An order that was given twice is one: its id is ours. One that the feed
 * refuses is told of and tried again after a while: it never holds up the others.
 */
export async function orderReplays(context: OrderContext): Promise<number> {
  const { db, log, clock, stopping } = context
  const known = refusalsOf(context)
  // Beside what is remembered, so that this turn ends however many are refused.
  const refused = [...known.keys()]
  let ordered = 0
  while (!stopping?.aborted) {
    const orders = await db.read((tx) => readUnordered(tx, atOnce, refused))
    if (orders.length === 0) break
    const taken = await order(context, orders)
    ordered += taken.length
    const missing = orders.filter((one) => !taken.includes(one)).map(({ id }) => id)
    for (const replay of missing) {
      log.error({ replay }, 'the feed refuses a replay')
      remember(known, replay, clock.now())
    }
    refused.push(...missing)
  }
  if (ordered > 0) log.info({ replays: ordered }, 'replays were ordered from the feed')
  return ordered
}

/** Those that the feed takes: where it takes not all of them, either half is asked for. */
async function order(context: OrderContext, orders: readonly ReplayOrder[]): Promise<readonly ReplayOrder[]> {
  const { db, ports } = context
  try {
    await ports.feed.order(orders)
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    if (orders.length === 1) return []
    const half = Math.ceil(orders.length / 2)
    return [...(await order(context, orders.slice(0, half))), ...(await order(context, orders.slice(half)))]
  }
  await db.write((tx) =>
    markOrdered(
      tx,
      orders.map(({ id }) => id)
    )
  )
  return orders
}
