import type { Database, ReadTx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { sharedEngineOf } from '@ante/arcade/rules/catalogue'
import { isTimedByDraw, type SharedEngine } from '@ante/arcade/rules/engine'
import { publicSeed } from '../identity/index.ts'
import { readTestAccounts, shownAs, shownPlayersOf } from '../players/index.ts'
import type { LiveBets, LiveTable } from './contract.ts'
import { readSeenBets } from './store-courses.ts'
import * as store from './store-live.ts'
import { type NextChainRow, readNextChain } from './store-salts.ts'
import { wireSum } from './wire.ts'

const lastMost = 12
/** Of everybody's bets, the largest. */
const listedMost = 30

export const tableOrRefuse = (context: Refuses<'InvalidRequest/not_found'>, sysname: string): SharedEngine =>
  sharedEngineOf(sysname) ?? context.refuse('InvalidRequest/not_found')

/** A seed is told when its round is settled, never before; and neither is how long a round takes where its draw decides that. */
const wireLive = (row: store.LiveRoundRow, isTimed: boolean): LiveTable['round'] => ({
  id: row.id.toString(),
  place: row.place,
  state: row.settled_at ? 'settled' : row.closes_at <= row.now ? 'closed' : 'open',
  server_hash: row.server_hash,
  server_seed: row.settled_at ? publicSeed(row.server_seed) : null,
  drawn: row.settled_at ? row.drawn : null,
  opened_at: row.opened_at.toISOString(),
  closes_at: row.closes_at.toISOString(),
  next_at: isTimed && !row.settled_at ? null : row.next_at.toISOString(),
})

const announced = (row: Pick<NextChainRow, 'source' | 'source_chain' | 'beacon_round' | 'beacon_at'>) => ({
  source: row.source,
  source_chain: row.source_chain,
  round: Number(row.beacon_round),
  at: row.beacon_at.toISOString(),
})
/** Which public number salts the chain of a round; null where none does. */
function beaconOf(row: store.LiveRoundRow): LiveTable['chain']['beacon'] {
  const { source, source_chain, source_url, beacon_round, beacon_at, beacon_signature: signature } = row
  if (source === null || source_chain === null || beacon_round === null || beacon_at === null || signature === null)
    return null
  const url = source_url === null ? null : `${source_url}${beacon_round}`
  return { ...announced({ source, source_chain, beacon_round, beacon_at }), signature, url }
}

/** The newest rounds of a table, the newest first. */
export const lastRounds = (tx: ReadTx, sysname: string): Promise<store.LiveRoundRow[]> =>
  store.readLastLive(tx, sysname, lastMost + 1)

/** These rounds as everybody sees them at the moment of their clock; null before the first. */
export function tableOf(
  sysname: string,
  rows: readonly store.LiveRoundRow[],
  next: NextChainRow | undefined
): LiveTable | null {
  const [now] = rows
  if (!now) return null
  const engine = sharedEngineOf(sysname)
  const isTimed = engine !== undefined && isTimedByDraw(engine)
  return {
    sysname,
    now: now.now.toISOString(),
    chain: {
      anchor: now.anchor,
      length: now.length,
      client_seed: now.salt ?? sysname,
      beacon: beaconOf(now),
      next: next ? { anchor: next.anchor, ...announced(next), salt: next.salt } : null,
    },
    round: wireLive(now, isTimed),
    last: rows.filter((row) => row.settled_at !== null && row.id !== now.id).map((row) => wireLive(row, isTimed)),
  }
}

/** A live table as everybody sees it now; null before its first round. */
export const readLiveTable = (db: Database, sysname: string): Promise<LiveTable | null> =>
  db.read(async (tx) => tableOf(sysname, await lastRounds(tx, sysname), await readNextChain(tx, sysname)))

/** What everybody has staked on the newest round of a table; null before its first. */
export async function betsOnNewest(tx: ReadTx, engine: SharedEngine): Promise<LiveBets | null> {
  const [live] = await store.readLastLive(tx, engine.sysname, 1)
  return live ? betsOf(tx, engine, live.id) : null
}
export const readLiveBets = (db: Database, sysname: string): Promise<LiveBets | null> =>
  db.read(async (tx) => {
    const engine = sharedEngineOf(sysname)
    return engine ? betsOnNewest(tx, engine) : null
  })

async function betsOf(tx: ReadTx, engine: SharedEngine, live: bigint): Promise<LiveBets> {
  const rows = await readSeenBets(tx, live, await readTestAccounts(tx), listedMost)
  const players = await shownPlayersOf(
    tx,
    rows.map(({ player_uid: uid }) => uid)
  )
  return {
    sysname: engine.sysname,
    round: live.toString(),
    count: Number(rows[0]?.count ?? 0n),
    bets: rows.map((row) => ({
      name: shownAs(players, row.player_uid).name,
      stake: wireSum(row.stake_minor, row.currency),
      status: row.status,
      win: wireSum(row.win_minor, row.currency),
      seen: engine.seenByAll(row.choices),
    })),
  }
}
