import type { PlayerContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { type endpoints, events } from './contract.ts'
import { end } from './list-messages.ts'
import { messageTopics } from './rules/words.ts'
import * as store from './store-inbox.ts'

type Endpoints = typeof endpoints

export async function getInbox(
  { db, player }: PlayerContext,
  { before, count }: InputOf<Endpoints['messages.getinbox']>
): Promise<OutputOf<Endpoints['messages.getinbox']>> {
  const { rows, unread } = await db.read(async (tx) => ({
    rows: await store.listInbox(tx, player.uid, before === undefined ? end : BigInt(before), count + 1),
    unread: await store.countUnread(tx, player.uid),
  }))
  return {
    unread,
    has_more: rows.length > count,
    items: rows.slice(0, count).map(({ id, topic, created_at, read_at, ...row }) => ({
      ...row,
      id: id.toString(),
      topic: messageTopics.find((one) => one === topic) ?? 'account',
      at: created_at.toISOString(),
      is_read: read_at !== null,
    })),
  }
}

export const getUnread = async ({ db, player }: PlayerContext) => ({
  unread: await db.query((tx) => store.countUnread(tx, player.uid)),
})

export const readInInbox = (
  { db, player }: PlayerContext,
  { message, all }: InputOf<Endpoints['messages.read']>
): Promise<{ unread: number }> =>
  db.write(async (tx) => {
    const { uid } = player
    const changed = all
      ? await store.markAllRead(tx, uid, BigInt(message))
      : await store.markRead(tx, uid, [BigInt(message)])
    if (changed > 0) await tx.announce(events['messages.inbox-changed'], { uid })
    return { unread: await store.countUnread(tx, uid) }
  })
