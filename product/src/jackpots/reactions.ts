import type { Database, LiveMessage, Snapshots } from '@ante/kit/context'
import { publishOn } from '@ante/kit/reaction'
import { events } from './contract.ts'
import { readMeters } from './publish-meters.ts'

export const reactions = []

async function messagesOf(db: Database, ids: readonly string[]): Promise<LiveMessage[]> {
  const messages: LiveMessage[] = []
  for (const key of ids) {
    const data = await readMeters(db, key)
    if (data) messages.push({ topic: 'jackpots.meters', key, data })
  }
  return messages
}

export const livePublishers = [
  publishOn(events['jackpots.fed'], (db, { jackpots }) => messagesOf(db, jackpots)),
  publishOn(events['jackpots.won'], (db, { jackpot }) => messagesOf(db, [jackpot])),
]

export const snapshots = { 'jackpots.meters': (db, key) => readMeters(db, key) } satisfies Snapshots
