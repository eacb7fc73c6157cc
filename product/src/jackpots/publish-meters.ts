import type { Context, Database } from '@ante/kit/context'
import { events, type JackpotMeters } from './contract.ts'
import { metersOf } from './list-jackpots.ts'
import * as store from './store.ts'
import { markChanged } from './store-wins.ts'

/** JKP-1: says which meters have moved since the last time; what they hold is read when it is told. */
export const publishMeters = ({ db }: Context<never>): Promise<void> =>
  db.write(async (tx) => {
    const changed = await markChanged(tx)
    if (changed.length > 0)
      await tx.announce(events['jackpots.fed'], { jackpots: changed.map(({ id }) => id.toString()) })
  })

/** What the meters of a jackpot hold now; null where it is none that runs. */
export const readMeters = (db: Database, id: string): Promise<JackpotMeters | null> =>
  db.read(async (tx) => {
    const [row] = /^\d{1,18}$/.test(id) ? await store.readJackpots(tx, { ids: [id], offset: 0, count: 1 }) : []
    return row ? { id, levels: await metersOf(tx, row) } : null
  })
