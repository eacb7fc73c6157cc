import type { Database, Snapshots } from '@ante/kit/context'
import { publishOn } from '@ante/kit/reaction'
import { events } from './contract.ts'
import { countUnread } from './store-inbox.ts'

const unreadOf = async (db: Database, uid: string) => ({
  unread: await db.query((tx) => countUnread(tx, BigInt(uid))),
})

export const livePublishers = [
  publishOn(events['messages.inbox-changed'], async (db, { uid }) => [
    { topic: 'messages.unread', key: uid, data: await unreadOf(db, uid) },
  ]),
]

export const snapshots = { 'messages.unread': unreadOf } satisfies Snapshots
