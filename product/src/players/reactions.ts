import type { Database, LiveMessage, Reactions, Snapshots, Told } from '@ante/kit/context'
import { uidOf } from '../ledger/index.ts'
import { readBalancesOf, readWireBalances } from './index.ts'

export const reactions = {} satisfies Reactions

export const told = {
  /** The books moved: each player concerned hears their balances as they are now, after the commit. */
  async 'ledger.posted'(db: Database, payload: { paths: string[] }): Promise<LiveMessage[]> {
    const uids = [...new Set(payload.paths.map(uidOf).filter((uid) => uid !== undefined))]
    if (uids.length === 0) return []
    const balances = await db.glance((tx) => readBalancesOf(tx, uids))
    return [...balances].map(([uid, data]) => ({ topic: 'players.balance', key: String(uid), data }))
  },
} satisfies Told

export const snapshots = {
  'players.balance': (db, key) => db.read((tx) => readWireBalances(tx, BigInt(key))),
} satisfies Snapshots
