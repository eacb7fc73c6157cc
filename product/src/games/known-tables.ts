import type { Context, Database, RefusesAs } from '@ante/kit/context'
import type { SharedEngine } from '@ante/arcade/rules/engine'
import type { endpoints, LiveBets, LiveTable } from './contract.ts'
import { betsOnNewest, lastRounds, tableOf, tableOrRefuse } from './read-table.ts'
import type { LiveRoundRow } from './store-live.ts'
import { type NextChainRow, readNextChain } from './store-salts.ts'

/** How old the state that a visitor is told may be at most. */
const knownMs = 200

/** What everybody sees alike: nothing of one player is ever kept. */
interface Read {
  readonly rows: readonly LiveRoundRow[]
  readonly next: NextChainRow | undefined
  readonly bets: LiveBets | null
  /** When the rows were there, for the clock of the answers that follow. */
  readonly readAt: number
}
interface Kept {
  /** When reading began: what it tells is no older than that. */
  readonly begunAt: number
  readonly read: Promise<Read>
}
// Per database, because tests open several in one process.
const kept = new WeakMap<Database, Map<string, Kept>>()

function keptOf(db: Database): Map<string, Kept> {
  const all = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, all)
  return all
}

/** This host has changed the table: whoever asks from now on is told so at once. Another host's visitors are told within `knownMs`. */
export const forgetTable = (db: Database, sysname: string): void => void keptOf(db).delete(sysname)

const read = (db: Database, engine: SharedEngine): Promise<Read> =>
  db.read(async (tx) => {
    const rows = await lastRounds(tx, engine.sysname)
    const next = await readNextChain(tx, engine.sysname)
    return { rows, next, readAt: performance.now(), bets: await betsOnNewest(tx, engine) }
  })

async function known(db: Database, engine: SharedEngine): Promise<{ table: LiveTable | null; bets: LiveBets | null }> {
  const all = keptOf(db)
  let now = all.get(engine.sysname)
  if (!now || performance.now() - now.begunAt >= knownMs) {
    now = { begunAt: performance.now(), read: read(db, engine) }
    all.set(engine.sysname, now)
  }
  try {
    const { rows, next, bets, readAt } = await now.read
    // The server's clock goes on meanwhile: bets close by it, and clients follow it.
    const pastMs = performance.now() - readAt
    const moved = rows.map((row) => ({ ...row, now: new Date(row.now.getTime() + pastMs) }))
    return { table: tableOf(engine.sysname, moved, next), bets }
  } catch (error) {
    if (all.get(engine.sysname) === now) all.delete(engine.sysname)
    throw error
  }
}

/**
 * A live table and everybody's bets. Visitors ask again and again while a round runs, all for the same: they share one reading of this host. A player is told by
 * messages and asks seldom, so is answered from the database: what they ask for after a message is never older than it.
 */
export async function readTable(
  context: Context & RefusesAs<(typeof endpoints)['games.gettable']>,
  { sysname }: { sysname: string }
) {
  const engine = tableOrRefuse(context, sysname)
  if (!context.player) return known(context.db, engine)
  return context.db.read(async (tx) => ({
    table: tableOf(sysname, await lastRounds(tx, sysname), await readNextChain(tx, sysname)),
    bets: await betsOnNewest(tx, engine),
  }))
}
