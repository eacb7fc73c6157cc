import { type Database, type LiveMessage, type Log, sql, type Tx } from '@ante/kit/context'
import { outsideTransaction } from '../database/database.ts'
import type { ModuleReaction, Registry } from '../registry.ts'
import { batchSize, fanOut, type FanOutOptions, liveModule } from './fan-out.ts'
import { KeptPacks } from './kept-packs.ts'
import { Lane, Unavailable } from './lane.ts'
import { type Announced, mergedEvents, messagesOfEach } from './live-messages.ts'

/**
 * Both by an index: the rows of a minute that were delivered and deleted are still in the table, and reading past them cost a busy host a quarter of its
 * database.
 */
export const lookUp = sql(
  'outbox.look_up',
  `select (select id from outbox.events order by id limit 1) is not null as has_events,
     array(select m from unnest($1::text[]) as m where
       (select d.event_id from outbox.deliveries d where d.module = m and (d.not_before is null or d.not_before <= now())
         order by d.event_id limit 1) is not null) as modules`
)

const idleMs = 200
/** After a delivery: what comes meanwhile goes together, so a busy minute costs twenty deliveries a second and not one for each bet. */
const restMs = 50
/** After a look that found nothing: the first event after a quiet moment is delivered at once, and calls without events do not each cost a look. */
const shortRestMs = 5

export interface Dispatcher {
  /** There may be something new: look now. */
  wake(): void
  /** Delivers all that is due; for tests and the graceful end. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export interface DispatcherOptions {
  readonly db: Database
  readonly registry: Registry
  readonly log: Log
  readonly publish: (messages: readonly LiveMessage[]) => Promise<void>
}

/** Each event in its turn; then those that a reaction wants in one call. */
async function react(tx: Tx, reactions: readonly ModuleReaction[], events: readonly Announced[]): Promise<void> {
  for (const { name, payload } of events)
    for (const reaction of reactions)
      if (reaction.event.name === name && !reaction.isBatch) await reaction.react(tx, [payload])
  for (const reaction of reactions.filter(({ isBatch }) => isBatch)) {
    const payloads = events.filter(({ name }) => name === reaction.event.name).map(({ payload }) => payload)
    if (payloads.length > 0) await reaction.react(tx, payloads)
  }
}

/** Live messages that could not be published before. */
async function publishAgain({ db, registry, publish }: DispatcherOptions, events: readonly Announced[]): Promise<void> {
  const messages: LiveMessage[] = []
  for (const { made } of await messagesOfEach(db, registry, mergedEvents(events))) {
    if ('error' in made) throw made.error
    messages.push(...made.messages)
  }
  if (messages.length === 0) return
  await publish(messages).catch((error: unknown) => {
    throw new Unavailable('live messages could not be published', { cause: error })
  })
}

function lanesOf(options: DispatcherOptions, kept: KeptPacks): Map<string, Lane> {
  const { db, log, registry } = options
  const reactions = [...registry.reactions.values()].flat()
  const lanes = new Map<string, Lane>()
  for (const module of new Set(reactions.map((reaction) => reaction.module))) {
    const own = reactions.filter((reaction) => reaction.module === module)
    lanes.set(module, new Lane({ db, log, module, kept, deliver: (tx, events) => react(tx, own, events) }))
  }
  const deliver = (_tx: Tx, events: readonly Announced[]): Promise<void> =>
    outsideTransaction(() => publishAgain(options, events))
  return lanes.set(liveModule, new Lane({ db, log, module: liveModule, kept, deliver }))
}

/**
 * Delivers events: live messages are published and one delivery for each reacting module is stored while the event is deleted; each module then
 * works off its own deliveries, beside the others.
 */
class OutboxDispatcher implements Dispatcher {
  readonly #options: FanOutOptions
  readonly #lanes: Map<string, Lane>
  #stopped = false
  #wanted = false
  #timer: NodeJS.Timeout
  #running: Promise<void> | undefined
  #restedAt = 0
  /** How long after the last look. */
  #restMs = shortRestMs

  constructor(options: DispatcherOptions) {
    const kept = new KeptPacks()
    this.#lanes = lanesOf(options, kept)
    this.#options = { ...options, kept, isLiveWaiting: () => this.#lanes.get(liveModule)?.isWaiting ?? false }
    this.#timer = setTimeout(() => this.#round(), 0)
  }

  wake(): void {
    this.#wanted = true
    if (this.#running) return
    const restLeftMs = this.#restedAt - performance.now()
    if (restLeftMs <= 0) this.#round()
    else this.#roundAfter(restLeftMs)
  }

  async drain(): Promise<void> {
    while (this.#running) await this.#running
    clearTimeout(this.#timer)
    const delivery = this.#drainAll().finally(() => this.#rest())
    this.#running = delivery.catch(() => undefined)
    await delivery
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running
    await Promise.all([...this.#lanes.values()].map((lane) => lane.stop()))
  }

  #round(): void {
    if (this.#stopped || this.#running) return
    clearTimeout(this.#timer)
    this.#running = this.#deliver()
      .then(({ modules }) => {
        // They run beside the rounds: nobody waits for a slow one.
        for (const module of modules) this.#lanes.get(module)?.wake()
      })
      .catch((error: unknown) =>
        this.#options.log.warn(
          { error: error instanceof Error ? error.message : String(error) },
          'the outbox could not be read'
        )
      )
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

  /** Takes all events out of the table. Returns how many, and the modules that have something to do now. */
  async #deliver(): Promise<{ count: number; modules: Set<string> }> {
    this.#restMs = restMs
    this.#wanted = false
    const lanes = [...this.#lanes.keys()]
    const [found] = await this.#options.db.call<{ has_events: boolean; modules: string[] }>(lookUp, [lanes])
    const modules = new Set(found?.modules)
    if (!found?.has_events) {
      if (modules.size === 0) this.#restMs = shortRestMs
      return { count: 0, modules }
    }
    let total = 0
    for (let isMore = true; isMore && !this.#stopped;) {
      const taken = await fanOut(this.#options)
      for (const module of taken.modules) modules.add(module)
      total += taken.count
      isMore = taken.count === batchSize
    }
    return { count: total, modules }
  }

  /** Until nothing is left that can be delivered now. */
  async #drainAll(): Promise<void> {
    for (;;) {
      const { count, modules } = await this.#deliver()
      const delivered = await Promise.all([...modules].flatMap((module) => this.#lanes.get(module)?.run() ?? []))
      if (count + delivered.reduce((sum, one) => sum + one, 0) === 0) return
    }
  }
}

export const createDispatcher = (options: DispatcherOptions): Dispatcher => new OutboxDispatcher(options)
