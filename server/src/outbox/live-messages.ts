import type { Database, LiveMessage } from '@ante/kit/context'
import { events } from '@ante/product/ledger/contract'
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

/** The messages of one event, each with an id by which a receiver knows it when it is published twice. */
export async function messagesOf(
  db: Database,
  { livePublishers }: Registry,
  { id, name, payload }: Announced
): Promise<LiveMessage[]> {
  const messages: LiveMessage[] = []
  for (const publisher of livePublishers.get(name) ?? []) messages.push(...(await publisher.messages(db, payload)))
  return messages.map((message, index) => ({ ...message, id: `${id}:${name}:${index}` }))
}
