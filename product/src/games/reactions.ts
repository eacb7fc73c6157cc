import type { Database, LiveMessage, Reactions, Snapshots, Told } from '@ante/kit/context'
import { countTowardsBonuses } from './count-towards-bonuses.ts'
import { readLiveTable } from './play-table.ts'

export const reactions = {
  'games.round-finished': { together: countTowardsBonuses },
} satisfies Reactions

export const told = {
  /** Everybody at a live table hears how it stands. */
  async 'games.table-turned'(db: Database, { sysname }: { sysname: string }): Promise<LiveMessage[]> {
    const table = await readLiveTable(db, sysname)
    return table ? [{ topic: 'games.table', key: sysname, data: table }] : []
  },
} satisfies Told

export const snapshots = {
  'games.table': (db, key) => readLiveTable(db, key),
} satisfies Snapshots
