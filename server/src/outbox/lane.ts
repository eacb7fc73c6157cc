import { type Database, type Log, sql, type Tx } from '@ante/kit/context'
import { isConnectionLoss } from '../database/database.ts'
import { batchSize } from './fan-out.ts'
import type { Announced } from './live-messages.ts'

const claim = sql(
  'outbox.claim_deliveries',
  `delete from outbox.deliveries where (module, event_id, name) in (
     select module, event_id, name from outbox.deliveries
      where module = $1 and (not_before is null or not_before <= now()) order by event_id limit $2 for update skip locked
   ) returning event_id as id, name, payload`
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
       select module, event_id, name, payload, $4, created_at from gone`
)
const attemptsMax = 12

/** Nothing is wrong with the events: what they are delivered to is not there now. */
export class Unavailable extends Error {}

export interface LaneOptions {
  readonly db: Database
  readonly log: Log
  readonly module: string
  readonly deliver: (tx: Tx, events: readonly Announced[]) => Promise<void>
}

/** Delivers the events of one module, in a transaction that deletes the deliveries: each reaction happens exactly once. */
export class Lane {
  readonly #options: LaneOptions
  #running: Promise<number> | undefined
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
      .finally(() => (this.#running = undefined))
    return this.#running
  }

  async stop(): Promise<void> {
    this.#isStopped = true
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

  async #deliver(limit: number, onClaim?: (events: readonly Announced[]) => void): Promise<number> {
    const { db, module, deliver } = this.#options
    return db.write(async (tx) => {
      const events = (await tx.rows<Announced>(claim, [module, limit])).toSorted((a, b) => (a.id < b.id ? -1 : 1))
      onClaim?.(events)
      if (events.length > 0) await deliver(tx, events)
      return events.length
    })
  }

  /** A batch failed: each event by itself, so that the one to blame waits and the others do not. */
  async #deliverEach(): Promise<number> {
    const { db, log, module } = this.#options
    let count = 0
    for (; count < batchSize && !this.#isStopped; count++) {
      let event: Announced | undefined
      try {
        if ((await this.#deliver(1, (events) => void (event = events[0]))) === 0) return count
      } catch (error) {
        if (!event || error instanceof Unavailable || isConnectionLoss(error)) throw error
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
        log.error({ module, event: event.name, id: String(event.id), error: text }, 'an event could not be delivered')
        const key = [module, event.id, event.name]
        const [after] = await db.call<{ attempts: number }>(retryLater, key)
        if (after && after.attempts >= attemptsMax) await db.call(giveUp, [...key, text])
      }
    }
    return count
  }
}
