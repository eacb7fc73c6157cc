import { type Database, type Log, sql, type Tx } from '@ante/kit/context'
import { second } from '@ante/kit/instant'
import { isConnectionLoss } from '../database/database.ts'
import { batchSize, liveModule } from './fan-out.ts'
import type { KeptPacks } from './kept-packs.ts'
import type { Announced, Packed } from './live-messages.ts'

/** Without the payload of the packs that this host still has. */
const claim = sql(
  'outbox.claim_deliveries',
  `delete from outbox.deliveries where (module, event_id, name) in (
     select module, event_id, name from outbox.deliveries
      where module = $1 and (not_before is null or not_before <= now()) order by event_id limit $2 for update skip locked
   ) returning event_id as id, name, case when pack_key = any ($3) then null else payload end as payload, is_pack, pack_key`
)
const retryLater = sql(
  'outbox.retry_delivery_later',
  `update outbox.deliveries set attempts = attempts + 1, not_before = now() + least(60, power(2, attempts)) * interval '1 second'
     where module = $1 and event_id = $2 and name = $3 returning attempts`
)
const giveUp = sql(
  'outbox.give_up_delivery',
  `with gone as (delete from outbox.deliveries where module = $1 and event_id = $2 and name = $3
                 returning module, event_id, name, payload, created_at)
     insert into outbox.dead_letters (module, event_id, name, payload, error, created_at)
       select module, event_id, name, payload::jsonb, $4, created_at from gone`
)
/** A row of several events becomes a row for each. */
const unpack = sql(
  'outbox.unpack_delivery',
  `with gone as (delete from outbox.deliveries where module = $1 and event_id = $2 and name = $3 and is_pack
                 returning module, name, payload, created_at)
     insert into outbox.deliveries (module, event_id, name, payload, created_at)
       select module, (one ->> 'id')::bigint, name, one -> 'payload', created_at from gone cross join json_array_elements(payload) one`
)
const attemptsMax = 12
/** After a run: what comes meanwhile goes together, so each module costs four transactions a second at most and not one for each delivery. */
const restMs = 250
/** So many events a second are a busy house: the same players and accounts are in many of them, and each is written once for all of a run. */
const busyPerSecond = 250
const busyRestMs = 2 * second

type Row = Announced &
  (
    | { readonly is_pack: false }
    | { readonly is_pack: true; readonly pack_key: string | null; readonly payload: readonly Packed[] | null }
  )

function eventsOf(row: Row, kept: ReadonlyMap<string, readonly Packed[]>): readonly Announced[] {
  if (!row.is_pack) return [row]
  const packed = row.payload ?? kept.get(row.pack_key ?? '')
  if (!packed) throw new Error(`the events of the delivery ${row.id} ${row.name} are missing`)
  return packed.map(({ id, payload }) => ({ id: BigInt(id), name: row.name, payload }))
}

/** Nothing is wrong with the events: what they are delivered to is not there now. */
export class Unavailable extends Error {}

export interface LaneOptions {
  readonly db: Database
  readonly log: Log
  readonly module: string
  readonly kept: KeptPacks
  readonly deliver: (tx: Tx, events: readonly Announced[]) => Promise<void>
}

/** Delivers the events of one module, in a transaction that deletes the deliveries: each reaction happens exactly once. */
export class Lane {
  readonly #options: LaneOptions
  #running: Promise<number> | undefined
  #timer: NodeJS.Timeout | undefined
  #restsUntil = 0
  /** So many events since then. */
  #events = 0
  #countedSince = 0
  #isBusy = false
  #isStopped = false
  /** The last delivery failed because something was unavailable. */
  isWaiting = false

  constructor(options: LaneOptions) {
    this.#options = options
  }

  /** Delivers all that is due. Returns how many were delivered or put off. Never throws; one run at a time. */
  run(): Promise<number> {
    this.#running ??= this.#deliverAll()
      .catch((error: unknown) => {
        this.isWaiting = true
        this.#options.log.warn({ module: this.#options.module, error: String(error) }, 'deliveries wait')
        return 0
      })
      .finally(() => {
        this.#running = undefined
        this.#rest()
      })
    return this.#running
  }

  /** There is something due: a run begins now, or when the rest after the last one is over. */
  wake(): void {
    if (this.#running || this.#timer || this.#isStopped) return
    const begin = (): void => {
      this.#timer = undefined
      void this.run()
    }
    const restLeftMs = this.#restsUntil - performance.now()
    if (restLeftMs <= 0) begin()
    else this.#timer = setTimeout(begin, restLeftMs)
  }

  #rest(): void {
    const now = performance.now()
    const countedMs = now - this.#countedSince
    // Over a second at least: a burst on a quiet house is over by then.
    if (countedMs >= second) {
      this.#isBusy = (this.#events * second) / countedMs >= busyPerSecond
      this.#events = 0
      this.#countedSince = now
    }
    // Newer live messages do not wait for those that could not be published.
    this.#restsUntil = now + (this.#isBusy && this.#options.module !== liveModule ? busyRestMs : restMs)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  async #deliverAll(): Promise<number> {
    let total = 0
    for (let count = batchSize; count === batchSize && !this.#isStopped;) {
      try {
        count = await this.#deliver(batchSize)
      } catch (error) {
        if (error instanceof Unavailable || isConnectionLoss(error)) throw error
        return total + (await this.#deliverEach())
      }
      this.isWaiting = false
      total += count
    }
    return total
  }

  async #deliver(limit: number, onClaim?: (rows: readonly Row[]) => void): Promise<number> {
    const { db, module, kept, deliver } = this.#options
    const delivered = await db.write(async (tx) => {
      const packs = kept.all()
      const rows = (await tx.rows<Row>(claim, [module, limit, [...packs.keys()]])).toSorted((a, b) =>
        a.id < b.id ? -1 : 1
      )
      onClaim?.(rows)
      const events = rows.flatMap((row) => eventsOf(row, packs))
      if (events.length > 0) await deliver(tx, events)
      return { rows: rows.length, events: events.length }
    })
    // Once it is committed: a transaction may be begun again.
    this.#events += delivered.events
    return delivered.rows
  }

  /** A batch failed: each row by itself, and of several events in one row each event, so that the one to blame waits and the others do not. */
  async #deliverEach(): Promise<number> {
    const { db, log, module } = this.#options
    let count = 0
    for (; count < batchSize && !this.#isStopped; count++) {
      let row: Row | undefined
      try {
        if ((await this.#deliver(1, (rows) => void (row = rows[0]))) === 0) return count
      } catch (error) {
        if (!row || error instanceof Unavailable || isConnectionLoss(error)) throw error
        const key = [module, row.id, row.name]
        if (row.is_pack) {
          await db.call(unpack, key)
          continue
        }
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
        log.error({ module, event: row.name, id: String(row.id), error: text }, 'an event could not be delivered')
        const [after] = await db.call<{ attempts: number }>(retryLater, key)
        if (after && after.attempts >= attemptsMax) await db.call(giveUp, [...key, text])
      }
    }
    return count
  }
}
