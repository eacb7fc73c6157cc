import type { Snapshots } from '@ante/kit/context'
import { publishOn } from '@ante/kit/reaction'
import { events } from './contract.ts'
import { readFacts } from './store-limits.ts'

/** When the player's limits last changed; what they are depends on the market, so each tab reads them for itself. */
const changeOf: Snapshots[string] = async (db, key) => {
  const { looked_at } = await db.read((tx) => readFacts(tx, BigInt(key)))
  return { changed_at: looked_at?.toISOString() ?? null }
}

export const livePublishers = [
  publishOn(events['protection.limits-changed'], async (db, { uid }) => [
    { topic: 'protection.limits', key: uid, data: await changeOf(db, uid) },
  ]),
  publishOn(events['protection.pace-changed'], async (_db, { uid }) => [
    // Every host reads the player's sessions anew.
    { topic: 'hosts.profile-saved', key: '', data: { uid } },
    { topic: 'protection.session', key: uid, data: {} },
  ]),
]

export const snapshots = {
  'protection.limits': changeOf,
  'protection.session': async () => ({}),
} satisfies Snapshots
