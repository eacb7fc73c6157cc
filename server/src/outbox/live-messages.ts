import type { Database, LiveMessage } from '@ante/kit/context'
import { events } from '@ante/product/ledger/contract'
import { isConnectionLoss } from '../database/database.ts'
import type { Registry } from '../registry.ts'

/** `ledger.posted` is announced by every row that names changed accounts, whatever its own name is. */
export const posted = 'ledger.posted'

export interface Announced {
  readonly id: bigint
  readonly name: string
  readonly payload: unknown
}

/** An event in the row of several. The row has the id of the first. */
export interface Packed {
  readonly id: string
  readonly payload: unknown
}

/**
 * What a batch has to publish: messages are computed from the state after the commit, so the same event with the same payload is needed once,
 * and all changed balances are one. Each keeps the id of the latest event that it stands for.
 */
export function mergedEvents(announced: readonly Announced[]): Announced[] {
  const merged = new Map<string, Announced>()
  const paths = new Set<string>()
  let lastPosted = 0n
  for (const event of announced) {
    if (event.name !== posted) {
      merged.set(`${event.name} ${JSON.stringify(event.payload)}`, event)
      continue
    }
    for (const path of events[posted].payload.parse(event.payload).paths) paths.add(path)
    lastPosted = event.id
  }
  const own = [...merged.values()]
  return paths.size > 0 ? [...own, { id: lastPosted, name: posted, payload: { paths: [...paths] } }] : own
}

/** What an event has to tell, or why that could not be made. */
type Made = { readonly messages: LiveMessage[] } | { readonly error: unknown }

/** The messages of these events of one name, each with an id by which a receiver knows it when it is published twice. */
async function messagesOf(
  db: Database,
  { livePublishers }: Registry,
  name: string,
  events: readonly Announced[]
): Promise<LiveMessage[][]> {
  const all = events.map((): LiveMessage[] => [])
  for (const publisher of livePublishers.get(name) ?? []) {
    const made = await publisher.messages(
      db,
      events.map(({ payload }) => payload)
    )
    for (const [index, messages] of made.entries()) all[index]?.push(...messages)
  }
  return all.map((messages, place) =>
    messages.map((message, index) => ({ ...message, id: `${events[place]?.id}:${name}:${index}` }))
  )
}

/**
 * What each of these events has to tell, in their order. Those of one name are read together: where a host is busy each read waits behind the calls of players. Where one of them fails each is
 * read alone. Throws where the database is away: then nothing is wrong with the events.
 */
export async function messagesOfEach(
  db: Database,
  registry: Registry,
  events: readonly Announced[]
): Promise<{ event: Announced; made: Made }[]> {
  const made = new Map<Announced, Made>()
  for (const [name, named] of Map.groupBy(events, (event) => event.name)) {
    const tell = async (some: readonly Announced[]): Promise<void> => {
      const all = await messagesOf(db, registry, name, some)
      for (const [index, event] of some.entries()) made.set(event, { messages: all[index] ?? [] })
    }
    try {
      await tell(named)
    } catch (error) {
      if (isConnectionLoss(error)) throw error
      for (const event of named)
        await tell([event]).catch((own: unknown) => {
          if (isConnectionLoss(own)) throw own
          made.set(event, { error: own })
        })
    }
  }
  return events.flatMap((event) => {
    const its = made.get(event)
    return its ? [{ event, made: its }] : []
  })
}
