import type { Snapshots } from '@ante/kit/context'
import { on, onBatch, publishOn } from '@ante/kit/reaction'
import { events as playerEvents } from '../players/contract.ts'
import { events as protectionEvents } from '../protection/contract.ts'
import { events } from './contract.ts'
import { countTowardsBonuses, recountTowardsBonuses } from './count-towards-bonuses.ts'
import { readLiveBets, readLiveTable } from './read-table.ts'

export const reactions = [
  onBatch(events['games.round-finished'], countTowardsBonuses),
  onBatch(events['games.round-corrected'], recountTowardsBonuses),
  on(protectionEvents['protection.excluded'], (tx, { uid }) => tx.enqueue('games.end-rounds-of', { uid })),
  on(playerEvents['players.register-block-changed'], async (tx, { uid, is_blocked }) => {
    if (is_blocked) await tx.enqueue('games.end-rounds-of', { uid })
  }),
]

export const livePublishers = [
  /** Everybody at a live table gets its state. */
  publishOn(events['games.table-updated'], async (db, { sysname }) => {
    const table = await readLiveTable(db, sysname)
    return table ? [{ topic: 'games.table', key: sysname, data: table }] : []
  }),
  publishOn(events['games.bets-updated'], async (db, { sysname }) => {
    const bets = await readLiveBets(db, sysname)
    return bets ? [{ topic: 'games.bets', key: sysname, data: bets }] : []
  }),
]

export const snapshots = {
  'games.table': (db, key) => readLiveTable(db, key),
  'games.bets': (db, key) => readLiveBets(db, key),
} satisfies Snapshots
