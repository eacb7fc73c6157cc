import { randomUUID } from 'node:crypto'
import { type Database, type LiveMessage, type Log, sql, type Tx } from '@ante/kit/context'
import { outsideTransaction } from '../database/database.ts'
import type { Registry } from '../registry.ts'
import type { KeptPacks, Pack } from './kept-packs.ts'
import { type Announced, mergedEvents, messagesOfEach, type Packed, posted } from './live-messages.ts'

export const batchSize = 200
/** The name under which live messages wait that could not be published at once. */
export const liveModule = 'live'

/**
 * The disk is not waited for: events and deliveries change in one transaction, so after a crash both are as they were before it and the events
 * are delivered once more.
 */
const claim = sql(
  'outbox.claim_events',
  `delete from outbox.events where id in (select id from outbox.events order by id limit $1 for update skip locked)
     and set_config('synchronous_commit', 'off', true) = 'off'
   returning id, name, payload, changed_accounts, created_at`
)
const deliver = sql(
  'outbox.add_deliveries',
  `insert into outbox.deliveries (module, event_id, name, payload, is_pack, pack_key, created_at)
     select module, event_id, name, ($1::text[])[payload]::json, pack_key is not null, pack_key, created_at
       from unnest($2::text[], $3::bigint[], $4::text[], $5::int[], $6::uuid[], $7::timestamptz[]) as d (module, event_id, name, payload, pack_key, created_at)`
)
/** So many events are one row at most: a lane takes up to `batchSize` rows in one transaction. */
const packMax = 50

interface EventRow {
  id: bigint
  name: string
  payload: unknown
  changed_accounts: string[] | null
  created_at: Date
}
interface Event extends Announced {
  readonly createdAt: Date
}
/** A row: an event, or several of one name. */
type Row = Event & ({ readonly isPack: false } | ({ readonly isPack: true } & Pack))
/** A row for one module. */
type Delivery = Row & { readonly module: string }

/** What a row reports: its own event, and that balances changed. */
function eventsOf({ id, name, payload, changed_accounts: paths, created_at: createdAt }: EventRow): Event[] {
  const own = name === posted ? [] : [{ id, name, payload, createdAt }]
  return paths ? [...own, { id, name: posted, payload: { paths }, createdAt }] : own
}

/** One delivery for each module that reacts, but events that it takes all in one call wait together: they are as many as bets and rounds. */
function reactionsTo({ reactions }: Registry, events: readonly Event[]): Delivery[] {
  const deliveries: Delivery[] = []
  for (const [name, named] of Map.groupBy(events, (event) => event.name)) {
    const own = reactions.get(name) ?? []
    const modules = [...new Set(own.map(({ module }) => module))]
    const [single, batch] = [
      modules.filter((module) => own.some((reaction) => reaction.module === module && !reaction.isBatch)),
      modules.filter((module) => own.every((reaction) => reaction.module !== module || reaction.isBatch)),
    ]
    for (const module of single)
      deliveries.push(...named.map((event): Delivery => ({ ...event, module, isPack: false })))
    // Made once for all modules: they share the payload.
    const packs = batch.length > 0 ? packsOf(named) : []
    for (const module of batch) deliveries.push(...packs.map((pack) => ({ ...pack, module })))
  }
  return deliveries
}

function packsOf(events: readonly Event[]): Row[] {
  const packs: Row[] = []
  for (let at = 0; at < events.length; at += packMax) {
    const some = events.slice(at, at + packMax)
    const [first] = some
    if (!first) continue
    if (some.length === 1) packs.push({ ...first, isPack: false })
    else {
      const payload = some.map(({ id, payload: own }): Packed => ({ id: String(id), payload: own }))
      const createdAt = new Date(Math.min(...some.map((event) => event.createdAt.getTime())))
      packs.push({ ...first, key: randomUUID(), payload, createdAt, isPack: true })
    }
  }
  return packs
}

async function store(tx: Tx, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0) return
  // Modules share the payload of an event, and mostly that of a pack: it is sent once.
  const payloads = [...new Set(deliveries.map(({ payload }) => payload))]
  const places = new Map(payloads.map((payload, index) => [payload, index + 1]))
  await tx.rows(deliver, [
    payloads.map((payload) => JSON.stringify(payload)),
    deliveries.map(({ module }) => module),
    deliveries.map(({ id }) => id),
    deliveries.map(({ name }) => name),
    deliveries.map(({ payload }) => places.get(payload)),
    deliveries.map((row) => (row.isPack ? row.key : null)),
    deliveries.map(({ createdAt }) => createdAt),
  ])
}

export interface FanOutOptions {
  readonly db: Database
  readonly registry: Registry
  readonly log: Log
  readonly kept: KeptPacks
  readonly publish: (messages: readonly LiveMessage[]) => Promise<void>
  /** Live messages wait already: new ones line up behind them instead of trying to be published. */
  readonly isLiveWaiting: () => boolean
}

/** Messages of all events, and the events whose messages could not be made or published now. */
async function publishNow(options: FanOutOptions, events: readonly Event[]): Promise<Event[]> {
  const { db, registry, log, publish, isLiveWaiting } = options
  const live = events.filter(({ name }) => registry.livePublishers.has(name))
  if (live.length === 0 || isLiveWaiting()) return live
  const failed = new Set<string>()
  const messages: LiveMessage[] = []
  for (const { event, made } of await messagesOfEach(db, registry, mergedEvents(live))) {
    if ('messages' in made) messages.push(...made.messages)
    else {
      failed.add(standsFor(event))
      log.error(
        { event: event.name, id: String(event.id), error: textOf(made.error) },
        'live messages could not be made'
      )
    }
  }
  try {
    if (messages.length > 0) await publish(messages)
  } catch (error) {
    log.warn({ messages: messages.length, error: textOf(error) }, 'live messages could not be published; they wait')
    return live
  }
  return live.filter((event) => failed.has(standsFor(event)))
}

/** All changed balances of a batch are told as one: where that fails, each is tried alone. */
const standsFor = ({ id, name }: Announced): string => (name === posted ? posted : `${id} ${name}`)

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/**
 * Takes the next events out of the table: publishes their live messages and stores deliveries for each module that reacts. The events are gone
 * once this commits, so a live message is published at least once. Returns how many events there were and which modules have something to do.
 */
export async function fanOut(options: FanOutOptions): Promise<{ count: number; modules: Set<string> }> {
  const { count, deliveries } = await options.db.write(async (tx) => {
    const rows = await tx.rows<EventRow>(claim, [batchSize])
    const events = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).flatMap(eventsOf)
    const unpublished = await outsideTransaction(() => publishNow(options, events))
    const deliveries = [
      ...reactionsTo(options.registry, events),
      ...unpublished.map((event): Delivery => ({ ...event, module: liveModule, isPack: false })),
    ]
    await store(tx, deliveries)
    return { count: rows.length, deliveries }
  })
  options.kept.keep(deliveries.flatMap((row) => (row.isPack ? [row] : [])))
  return { count, modules: new Set(deliveries.map(({ module }) => module)) }
}
