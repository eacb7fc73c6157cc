import type { Snapshots } from '@ante/kit/context'
import { on, publishOn } from '@ante/kit/reaction'
import { events as ledgerEvents } from '../ledger/contract.ts'
import { isPointsPath, uidOf } from '../ledger/index.ts'
import { events as messageEvents } from '../messages/contract.ts'
import { events } from './contract.ts'
import { stopNews } from './keep-news-choice.ts'
import { readBalancesOf, readWireBalances } from './index.ts'

export const reactions = [
  /** Whoever calls something of ours spam gets no more news, by any channel, before they ask for it again. */
  on(messageEvents['messages.complained'], (tx, { uid }) => stopNews(tx, BigInt(uid), 'complaint')),
]

export const livePublishers = [
  /** Money moved: each player concerned gets their balances as they are now, after the commit. */
  publishOn(ledgerEvents['ledger.posted'], async (db, { paths }) => {
    const uids = [
      ...new Set(
        paths
          .filter((path) => !isPointsPath(path))
          .map(uidOf)
          .filter((uid) => uid !== undefined)
      ),
    ]
    if (uids.length === 0) return []
    const balances = await db.query((tx) => readBalancesOf(tx, uids))
    return [...balances].map(([uid, data]) => ({ topic: 'players.balance', key: String(uid), data }))
  }),
  /** Where a player is and how old decides which rules hold: every host reads it anew. */
  publishOn(events['players.profile-saved'], async (_db, { uid }) => [
    { topic: 'hosts.profile-saved', key: '', data: { uid } },
  ]),
  publishOn(events['players.test-account-marked'], async (_db, { uid }) => [
    { topic: 'hosts.profile-saved', key: '', data: { uid } },
  ]),
  /** Sessions that hosts remember are restricted from now on, or are no more. */
  publishOn(events['players.register-block-changed'], async (_db, { uid }) => [
    { topic: 'hosts.profile-saved', key: '', data: { uid } },
  ]),
]

export const snapshots = {
  'players.balance': (db, key) => db.read((tx) => readWireBalances(tx, BigInt(key))),
} satisfies Snapshots
