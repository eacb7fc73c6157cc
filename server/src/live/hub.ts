import type { LiveMessage } from '@ante/kit/context'
import { toJson } from '../database/database.ts'
import { createDelivery, type Listener, type Queue } from './delivery.ts'
import { Frame } from './frame.ts'

interface Channel extends Queue {
  seq: number
  readonly listeners: Set<Listener>
}

export interface Hub {
  subscribe(listener: Listener, topic: string, key: string): number
  unsubscribe(listener: Listener, topic: string, key: string): void
  leave(listener: Listener): void
  tell(messages: readonly LiveMessage[]): void
  /** Tells all who listen to a channel its present state, as of the message with that number. */
  sendSnapshot(topic: string, key: string, snapshot: { seq: number; data: unknown }): void
  /** All channels that somebody listens to. */
  channels(): { topic: string; key: string }[]
  /** The number of the last message of a channel: a snapshot carries it. */
  seqOf(topic: string, key: string): number
  readonly listeners: number
}

/** Who listens to what, and the sequence number of every channel in this process. */
export function createHub(): Hub {
  const channels = new Map<string, Channel>()
  const joined = new Map<Listener, Set<string>>()
  const nameOf = (topic: string, key: string): string => `${topic}\n${key}`
  const deliver = createDelivery()

  function part(listener: Listener, name: string): void {
    const channel = channels.get(name)
    channel?.listeners.delete(listener)
    if (channel?.listeners.size !== 0) return
    channels.delete(name)
    // Its numbers are void from here on: who comes back must not hear them.
    channel.deliveries.length = 0
  }

  return {
    subscribe(listener, topic, key) {
      const name = nameOf(topic, key)
      let channel = channels.get(name)
      // Numbers start anew when nobody listens any more: a new subscriber gets a snapshot with the number it starts from.
      if (!channel) channels.set(name, (channel = { seq: 0, listeners: new Set(), deliveries: [] }))
      channel.listeners.add(listener)
      const names = joined.get(listener) ?? new Set()
      joined.set(listener, names.add(name))
      return channel.seq
    },
    unsubscribe(listener, topic, key) {
      const name = nameOf(topic, key)
      joined.get(listener)?.delete(name)
      part(listener, name)
    },
    leave(listener) {
      for (const name of joined.get(listener) ?? []) part(listener, name)
      joined.delete(listener)
    },
    tell(messages) {
      for (const { topic, key, data } of messages) {
        const channel = channels.get(nameOf(topic, key))
        if (!channel) continue
        channel.seq += 1
        // A message without data only moves the number: subscribers see the gap and ask for a snapshot.
        if (data !== null)
          deliver(channel, channel.listeners, new Frame(toJson({ topic, key, seq: channel.seq, data })))
      }
    },
    sendSnapshot(topic, key, { seq, data }) {
      const channel = channels.get(nameOf(topic, key))
      if (channel) deliver(channel, channel.listeners, new Frame(toJson({ topic, key, seq, data, snapshot: true })))
    },
    channels: () =>
      [...channels.keys()].map((name) => {
        const [topic = '', key = ''] = name.split('\n')
        return { topic, key }
      }),
    seqOf: (topic, key) => channels.get(nameOf(topic, key))?.seq ?? 0,
    get listeners() {
      return joined.size
    },
  }
}
