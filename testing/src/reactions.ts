import type { Database, LiveMessage, Tx } from '@ante/kit/context'
import type { EventDeclaration, PayloadOf } from '@ante/kit/contract'
import type { LivePublisher, Reaction } from '@ante/kit/reaction'

/** Calls what a module does on an event, as the dispatcher would with these payloads in one delivery. */
export async function reactTo<E extends EventDeclaration>(
  reactions: readonly Reaction[],
  event: E,
  tx: Tx,
  payloads: readonly PayloadOf<E>[]
): Promise<void> {
  const own = reactions.filter((reaction) => reaction.event.name === event.name)
  if (own.length === 0) throw new Error(`nothing reacts to ${event.name}`)
  for (const reaction of own) await reaction.react(tx, payloads)
}

/** The live messages that a module publishes on an event. */
export async function liveMessagesOf<E extends EventDeclaration>(
  publishers: readonly LivePublisher[],
  event: E,
  db: Database,
  payload: PayloadOf<E>
): Promise<LiveMessage[]> {
  const own = publishers.filter((publisher) => publisher.event.name === event.name)
  if (own.length === 0) throw new Error(`nothing is published on ${event.name}`)
  return (await Promise.all(own.map((publisher) => publisher.messages(db, [payload])))).flat(2)
}
