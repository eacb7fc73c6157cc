import type { Context, Tx } from '@ante/kit/context'
import { sharedEngines } from '@ante/arcade/rules/catalogue'
import { isLaterVersion, type SharedEngine } from '@ante/arcade/rules/engine'
import { type Opened, openRow, sealSeed } from '../identity/index.ts'
import { drawsOfLive, endByPlan, endWithRound } from './end-live-bets.ts'
import { commitment } from './fairness.ts'
import { forgetTable } from './known-tables.ts'
import { chainFrom, openSeedAt, sealChain } from './seed-chain.ts'
import { noteLive, readDueBets, tellBets } from './store-courses.ts'
import * as store from './store-live.ts'
import { beaconOf, isOf } from './salt-chains.ts'
import { readNextChain } from './store-salts.ts'
import { events } from './contract.ts'

/** Between two turns, where nothing is due before; and at least. */
const turnMs = 500
const soonestMs = 15

/**
 * One more turn of every live table: a round that is over is settled, and when its rest is over the next one begins. Answers after how many milliseconds the next
 * turn is due: the end of a round that runs is told within moments.
 */
export async function advanceTables(context: Context<never>): Promise<number> {
  let dueMs = turnMs
  for (const engine of sharedEngines) {
    dueMs = Math.min(dueMs, await turnTable(context, engine))
    forgetTable(context.db, engine.sysname)
  }
  return Math.max(soonestMs, dueMs)
}

async function turnTable(context: Context<never>, engine: SharedEngine): Promise<number> {
  const [last] = await context.db.read((tx) => store.readLastLive(tx, engine.sysname, 1))
  const msTo = (at: Date): number => (last ? at.getTime() - last.now.getTime() : 0)
  if (last && last.settled_at === null) {
    const isDue = last.ends_at <= last.now || isAhead(last) || !last.is_current
    if (isDue) await context.db.write((tx) => settle(tx, context.ports, engine, last.id))
    else await context.db.write((tx) => tend(tx, context.ports, engine, last))
    return isDue ? turnMs : msTo(last.closes_at <= last.now ? last.ends_at : last.closes_at)
  }
  const isOver = !last || last.next_at <= last.now || isAhead(last)
  if (isOver) await context.db.write((tx) => begin(tx, context, engine, last))
  return isOver ? turnMs : msTo(last.next_at)
}

/** Opened in the future: the database's clock stepped back. Such a round is void, and its table does not wait for the clock. */
const isAhead = (round: Pick<store.LiveRoundRow, 'opened_at' | 'now'>): boolean => round.opened_at > round.now

/** A round that is not over: it is noted that it runs, who is out by their own plan is paid, and what is new of everybody's bets is told. */
async function tend(tx: Tx, ports: unknown, engine: SharedEngine, round: store.LiveRoundRow): Promise<void> {
  if (engine.course && round.closes_at <= round.now) {
    await noteLive(tx, round.id)
    for (const bets of await readDueBets(tx, round.id)) {
      const end = endByPlan(openRow(ports, round), bets)
      if (end) await store.settleLive(tx, bets.id, end)
    }
  }
  if (await tellBets(tx, round.id)) await tx.announce(events['games.bets-updated'], { sysname: engine.sysname })
}

/** While hosts are updated one after the other, a round of the next version waits this long for a host that knows it. */
const updateMs = 600_000
/** Draws the round and pays everybody's bets in one transaction: all of them are settled, once, or none. */
async function settle(tx: Tx, ports: unknown, engine: SharedEngine, id: bigint): Promise<void> {
  const taken = await store.takeLive(tx, id)
  if (!taken) return
  const round: Opened<store.LiveRoundRow> = openRow(ports, taken)
  const all = await store.readLiveBets(tx, id)
  const isLater = [round, ...all].some(({ version }) => isLaterVersion(version, engine.version))
  if (isLater && round.now.getTime() - round.ends_at.getTime() < updateMs) return
  const isKnown = isAhead(round) || !round.is_current
  for (const bets of all) {
    const end = isKnown ? undefined : endWithRound(round, bets)
    // RES-6: a round whose version is gone cannot be drawn, and one from before the database went back may be known; the stakes are back.
    if (end) await store.settleLive(tx, bets.id, end)
    else await store.voidLive(tx, bets.id)
  }
  await store.finishLive(tx, id, engine.draw(drawsOfLive(engine, round)), round.server_seed)
  await tellBets(tx, id)
  await tx.announce(events['games.table-updated'], { sysname: engine.sysname, round: id.toString() })
  await tx.announce(events['games.bets-updated'], { sysname: engine.sysname })
}

/** The next seed of the chain, or the first one of a new chain when it is used up or may be known. */
async function begin(
  tx: Tx,
  { ports, random }: Pick<Context, 'ports' | 'random'>,
  engine: SharedEngine,
  last: store.LiveRoundRow | undefined
): Promise<void> {
  if (!(await store.holdTable(tx, engine.sysname))) return
  // Who was slower than another worker begins nothing: neither a second round nor a second chain.
  const [now] = await store.readLastLive(tx, engine.sysname, 1)
  if (now?.id !== last?.id) return
  const goesOn = last?.is_current === true && last.place < last.length
  const chain = goesOn ? await store.readChain(tx, last.chain_id) : await nextChain(tx, { ports, random }, engine)
  // The next chain is anchored, or about to be, and the public number that salts it is not out: the table waits.
  if (!chain) return
  const place = goesOn ? last.place + 1 : 1
  const serverSeed = openSeedAt(ports, chain, place)
  const serverHash = commitment(serverSeed)
  const drawn = engine.draw(drawsOfLive(engine, { server_seed: serverSeed, place, salt: chain.salt }))
  const made = await store.insertLive(tx, {
    game: engine.sysname,
    version: engine.version,
    chain: chain.id,
    place,
    serverSeed: sealSeed(ports, serverSeed, serverHash),
    serverHash,
    bettingMs: engine.bettingMs,
    lastsMs: engine.course?.lastsMs(drawn) ?? 0,
    restMs: engine.restMs + (engine.showMs?.(drawn) ?? 0),
  })
  if (!made) return
  await tx.announce(events['games.table-updated'], { sysname: engine.sysname, round: made.id.toString() })
  await tx.announce(events['games.bets-updated'], { sysname: engine.sysname })
}

/** With a public source the chain that was anchored before and is salted by now; without one a new chain. */
async function nextChain(
  tx: Tx,
  { ports, random }: Pick<Context, 'ports' | 'random'>,
  { sysname }: SharedEngine
): Promise<store.ChainRow | undefined> {
  const source = beaconOf(ports)
  if (!source) return store.insertChain(tx, sysname, sealChain(ports, chainFrom(random.bytes(32))))
  const next = await readNextChain(tx, sysname)
  return next && isOf(source, next) && next.salt !== null ? store.readChain(tx, next.id) : undefined
}

/** Rounds on which nobody bet are forgotten after a week. */
export const forgetLiveRounds = async (context: Context<never>): Promise<void> =>
  void (await context.db.write((tx) => store.forgetLive(tx)))
