import { type Database, type LiveMessage, type Log, sql, type Tx } from '@ante/kit/context'
import { isConnectionLoss } from '../database/database.ts'
import type { Registry, Together } from '../house.ts'
import { createTeller, type Meaning, posted, type Teller } from './teller.ts'

const isDue = '(not_before is null or not_before <= now())'
/** An event that something reacts to, by its own name or because balances moved. */
const isReacted = '(name = any($1) or ($2 and moved is not null))'
const take = sql(
  'outbox.take',
  `delete from outbox.events where id in (
     select id from outbox.events where ${isDue} order by id limit $1 for update skip locked
   ) returning id, name, payload, moved`
)
/**
 * The next events, where they are all only told; else a row without an id, and also where others hold all that was looked at: `take` goes past them. Each is
 * looked at once, in their order: the table is full of what was taken. With $4 the look itself goes past those that something reacts to.
 * Nobody waits for the disk: after a crash they are told once more, and a telling reads the state as it is.
 */
const takeTold = sql(
  'outbox.take_told',
  `with due as materialized (
     select id, ${isReacted} as is_reacted from outbox.events where ${isDue} and not ($4 and ${isReacted}) order by id limit $3
   ), told as materialized (
     select id from outbox.events where id = any(array(select id from due)) and not exists (select from due where is_reacted) for update skip locked
   ), gone as (
     delete from outbox.events where id = any(array(select id from told)) and set_config('synchronous_commit', 'off', true) = 'off' returning id, name, payload, moved
   )
   select id, name, payload, moved from gone
   union all select null, null, null, null
     where exists (select from due where is_reacted) or (select count(*) from due) = $3 and not exists (select from told)`
)
const putBack = sql(
  'outbox.put_back',
  `update outbox.events set attempts = attempts + 1, not_before = now() + least(60, power(2, attempts)) * interval '1 second' where id = $1 returning attempts`
)
const park = sql(
  'outbox.park',
  `with gone as (delete from outbox.events where id = $1 returning id, name, payload, created_at)
     insert into outbox.parked (id, name, payload, error, created_at) select id, name, payload, $2, created_at from gone`
)

const batchSize = 200
const attemptsMax = 12
const idleMs = 200
/**
 * After a delivery: what comes meanwhile goes together, so a busy minute costs twenty deliveries a second and not one for each bet, and nobody sees the difference.
 * Also after a look that failed, and while something that could not be told waits for its next try.
 */
const restMs = 50
/** Who looked and found nothing: the first event after a quiet moment is told at once, and calls that announce nothing do not each cost a look. */
const shortRestMs = 5

interface EventRow {
  id: bigint
  name: string
  payload: unknown
  /** Accounts that the same transaction moved: the row says `ledger.posted` too. */
  moved: string[] | null
}

/** What a row says: its own event, and that balances moved. */
function meaningsOf({ name, payload, moved }: EventRow): Meaning[] {
  const own = name === posted ? [] : [{ name, payload }]
  return moved ? [...own, { name: posted, payload: { paths: moved } }] : own
}

/**
 * What a batch has to tell: the state is read after the commit anyway, so the same telling of the same payload is needed once, and all balances
 * that moved are one telling.
 */
function tellingsOf(events: readonly EventRow[]): Meaning[] {
  const own = new Map(events.filter(({ name }) => name !== posted).map(({ name, payload }) => [`${name} ${JSON.stringify(payload)}`, { name, payload }]))
  const paths = [...new Set(events.flatMap(({ moved }) => moved ?? []))]
  return paths.length > 0 ? [...own.values(), { name: posted, payload: { paths } }] : [...own.values()]
}

/** Each in its turn; then those that want all of theirs at once. */
async function carryOut(tx: Tx, { reactions }: Registry, meanings: readonly Meaning[]): Promise<void> {
  const together = new Map<Together, unknown[]>()
  for (const { name, payload } of meanings)
    for (const reaction of reactions.get(name) ?? []) {
      if (typeof reaction === 'function') await reaction(tx, payload)
      else together.set(reaction.together, [...(together.get(reaction.together) ?? []), payload])
    }
  for (const [react, payloads] of together) await react(tx, payloads)
}

export interface Dispatcher {
  /** There may be something new: look now. */
  wake(): void
  /** Delivers all that is there; for tests and the graceful end. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export interface DispatcherOptions {
  readonly db: Database
  readonly registry: Registry
  readonly log: Log
  readonly publish: (messages: readonly LiveMessage[]) => Promise<void>
}

/**
 * Tells events: the reactions of the modules run in the transaction that deletes the events, so each happens exactly once; live messages
 * are computed and published after that commit. Where nothing reacts to any of them, they are taken in one trip.
 */
class OutboxDispatcher implements Dispatcher {
  readonly #options: DispatcherOptions
  readonly #teller: Teller
  #stopped = false
  #wanted = false
  #timer: NodeJS.Timeout
  #running: Promise<void> | undefined
  #restedAt = 0
  /** How long after the last look. */
  #restMs = shortRestMs

  constructor(options: DispatcherOptions) {
    this.#options = options
    this.#teller = createTeller(options)
    this.#timer = setTimeout(() => this.#round(), 0)
  }

  wake(): void {
    this.#wanted = true
    if (this.#running) return
    const restLeftMs = this.#restedAt - performance.now()
    if (restLeftMs <= 0) this.#round()
    else this.#roundAfter(restLeftMs)
  }

  /** One delivery at a time: beside a round of the timer this one would find the rows locked and think that there are none. */
  async drain(): Promise<void> {
    while (this.#running) await this.#running
    clearTimeout(this.#timer)
    const delivery = this.#deliverAll().finally(() => this.#rest())
    this.#running = delivery.catch(() => undefined)
    await delivery
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  #round(): void {
    if (this.#stopped || this.#running) return
    clearTimeout(this.#timer)
    this.#running = this.#deliverAll()
      .catch((error: unknown) => this.#options.log.warn({ error: error instanceof Error ? error.message : String(error) }, 'the outbox could not be read'))
      .finally(() => this.#rest())
  }

  #rest(): void {
    this.#running = undefined
    this.#restedAt = performance.now() + this.#restMs
    this.#roundAfter(this.#wanted ? this.#restMs : idleMs)
  }

  #roundAfter(ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#stopped) this.#timer = setTimeout(() => this.#round(), ms)
  }

  async #deliverAll(): Promise<void> {
    this.#restMs = restMs
    let isQuiet = true
    for (let isMore = true; isMore;) {
      this.#wanted = false
      const { told, isReactionDue } = await this.#tell()
      isQuiet &&= told === 0 && !isReactionDue && !this.#teller.isBehind
      if (isQuiet) this.#restMs = shortRestMs
      let reacted = 0
      try {
        reacted = isReactionDue ? await this.#react(batchSize) : 0
      } catch {
        await this.#isolate()
        return
      }
      isMore = told === batchSize || reacted === batchSize
    }
  }

  /** Names that something reacts to, and whether something reacts to moved balances. */
  get #reacted(): readonly [string[], boolean] {
    const { reactions } = this.#options.registry
    return [[...reactions.keys()], reactions.has(posted)]
  }

  async #tell(isPastReacted = false): Promise<{ told: number; isReactionDue: boolean }> {
    let rows: (EventRow | { id: null })[]
    try {
      rows = await this.#options.db.call<EventRow | { id: null }>(takeTold, [...this.#reacted, batchSize, isPastReacted])
    } catch (error) {
      // A line that tears at the commit leaves open which events are gone.
      if (isConnectionLoss(error)) this.#teller.lose()
      throw error
    }
    const taken = rows.filter((row) => row.id !== null).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    // From here on the events are gone from the table: what cannot be told now is kept and told with a later round.
    await this.#teller.tell(tellingsOf(taken))
    return { told: taken.length, isReactionDue: taken.length < rows.length }
  }

  /** `onTake` hears what is to be carried out, before it is. */
  async #react(limit: number, onTake?: (rows: readonly EventRow[]) => void): Promise<number> {
    const { db, registry } = this.#options
    let taken: EventRow[] = []
    try {
      await db.write(async (tx) => {
        taken = []
        const rows = await tx.rows<EventRow>(take, [limit])
        rows.sort((a, b) => (a.id < b.id ? -1 : 1))
        onTake?.(rows)
        await carryOut(tx, registry, rows.flatMap(meaningsOf))
        taken = rows
      })
    } catch (error) {
      // As above; but these are known. Tellings read the state, so one too many does no harm, one too few would.
      if (isConnectionLoss(error)) await this.#teller.tell(tellingsOf(taken))
      throw error
    }
    await this.#teller.tell(tellingsOf(taken))
    return taken.length
  }

  /** A batch failed: find the event that is to blame, let it wait, and park it when it never succeeds. What is only told does not wait for that. */
  async #isolate(): Promise<void> {
    const { db, log } = this.#options
    for (let isMore = true; isMore;) isMore = (await this.#tell(true)).told === batchSize
    for (let count = 0; count < batchSize; count++) {
      let row: EventRow | undefined
      try {
        if ((await this.#react(1, (rows) => void (row = rows[0]))) === 0) return
      } catch (error) {
        if (!row) throw error
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
        log.error({ event: row.name, id: String(row.id), error: text }, 'an event could not be delivered')
        const [after] = await db.call<{ attempts: number }>(putBack, [row.id])
        if (after && after.attempts >= attemptsMax) await db.call(park, [row.id, text])
      }
    }
  }
}

export const createDispatcher = (options: DispatcherOptions): Dispatcher => new OutboxDispatcher(options)
