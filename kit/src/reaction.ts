import type { z } from 'zod'
import type { Database, LiveMessage, Tx } from './context.ts'
import type { EventDeclaration } from './contract.ts'

/**
 * What a module does when it, or a module that it names, announces an event. It runs in a transaction of this module's own, so it happens
 * exactly once, and neither waits for another module's reaction nor fails with it.
 */
export interface Reaction {
  readonly event: EventDeclaration
  /** Takes the payloads as they are stored, and parses them. */
  readonly react: (tx: Tx, payloads: readonly unknown[]) => Promise<void>
  /** All events of a delivery in one call, after the module's other reactions: for events that are as many as bets and rounds. */
  readonly isBatch: boolean
}

export const on = <Payload extends z.ZodType>(
  event: EventDeclaration<Payload>,
  react: (tx: Tx, payload: z.output<Payload>) => Promise<void>
): Reaction => ({
  event,
  isBatch: false,
  // One after the other.
  react: (tx, payloads) =>
    payloads.reduce<Promise<void>>(
      (before, payload) => before.then(() => react(tx, event.read(payload))),
      Promise.resolve()
    ),
})

export const onBatch = <Payload extends z.ZodType>(
  event: EventDeclaration<Payload>,
  react: (tx: Tx, payloads: readonly z.output<Payload>[]) => Promise<void>
): Reaction => ({
  event,
  isBatch: true,
  react: (tx, payloads) =>
    react(
      tx,
      payloads.map((payload) => event.read(payload))
    ),
})

/** Live messages that follow from events, computed after their commit from the state as it is then: of each event its own, in their order. */
export interface LivePublisher {
  readonly event: EventDeclaration
  readonly messages: (db: Database, payloads: readonly unknown[]) => Promise<LiveMessage[][]>
}

export const publishOn = <Payload extends z.ZodType>(
  event: EventDeclaration<Payload>,
  messages: (db: Database, payload: z.output<Payload>) => Promise<LiveMessage[]>
): LivePublisher => ({
  event,
  // One after the other.
  messages: (db, payloads) =>
    payloads.reduce<Promise<LiveMessage[][]>>(
      (before, payload) =>
        before.then((all) => messages(db, event.payload.parse(payload)).then((own) => [...all, own])),
      Promise.resolve([])
    ),
})

/** All events of a delivery in one call, which answers the messages of each in their order: for events that are as many as bets and messages. */
export const publishOnBatch = <Payload extends z.ZodType>(
  event: EventDeclaration<Payload>,
  messages: (db: Database, payloads: readonly z.output<Payload>[]) => Promise<LiveMessage[][]>
): LivePublisher => ({
  event,
  messages: (db, payloads) =>
    messages(
      db,
      payloads.map((payload) => event.payload.parse(payload))
    ),
})
