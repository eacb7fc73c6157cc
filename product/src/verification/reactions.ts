import type { Snapshots } from '@ante/kit/context'
import { on, publishOn } from '@ante/kit/reaction'
import { events as playersEvents } from '../players/contract.ts'
import { events as protectionEvents } from '../protection/contract.ts'
import { events } from './contract.ts'
import { readHistory } from './store.ts'

/** When something last changed; each tab reads for itself what. */
const changeOf: Snapshots[string] = async (db, key) => {
  const [last] = await db.read((tx) => readHistory(tx, BigInt(key)))
  return { changed_at: last?.at.toISOString() ?? null }
}

export const reactions = [
  on(playersEvents['players.excluded-match-found'], (tx, { uid }) => tx.enqueue('verification.ask-who-it-is', { uid })),
  on(protectionEvents['protection.means-needed'], (tx, { uid }) => tx.enqueue('verification.ask-for-means', { uid })),
]

export const livePublishers = [
  publishOn(events['verification.changed'], async (db, { uid }) => [
    { topic: 'verification.changed', key: uid, data: await changeOf(db, uid) },
  ]),
]
export const snapshots = { 'verification.changed': changeOf } satisfies Snapshots
