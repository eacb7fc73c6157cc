import type { Context, Tx } from '@ante/kit/context'
import { isRefused } from '@ante/kit/refusal'
import { commitment, drawsOf } from './fairness.ts'
import { sharedEngineOf, sharedEngines } from '@ante/arcade/rules/catalogue'
import { isLaterVersion, type SharedEngine } from '@ante/arcade/rules/engine'
import { chainFrom, seedAt } from './seed-chain.ts'
import * as store from './store-live.ts'
import { events } from './contract.ts'

/** One more turn of every live table: a round whose bets are closed is drawn and settled, and when its rest is over the next one begins. */
export async function advanceTables(context: Context<never>): Promise<void> {
  for (const engine of sharedEngines) await turnTable(context, engine)
}

async function turnTable(context: Context<never>, engine: SharedEngine): Promise<void> {
  const [last] = await context.db.read((tx) => store.readLastLive(tx, engine.sysname, 1))
  if (last && last.settled_at === null) {
    const isDue = last.closes_at <= last.now || isAhead(last) || !last.is_current
    if (isDue) await context.db.write((tx) => settle(tx, engine, last.id))
    return
  }
  if (!last || last.next_at <= last.now || isAhead(last))
    await context.db.write((tx) => begin(tx, engine, last, context.random.bytes(32)))
}

/** Opened in the future: the database's clock stepped back. Such a round is void, and its table does not wait for the clock. */
const isAhead = (round: store.LiveRoundRow): boolean => round.opened_at > round.now

/** The client seed of a shared round is public and the same for all: the game's name. */
export const drawsOfLive = (engine: SharedEngine, round: { server_seed: string; place: number }) =>
  drawsOf(round.server_seed, engine.sysname, round.place)

/** While hosts are updated one after the other, a round of the next version waits this long for a host that knows it. */
const updateMs = 600_000

/** Draws the round and pays everybody's bets in one transaction: all of them are settled, once, or none. */
async function settle(tx: Tx, engine: SharedEngine, id: bigint): Promise<void> {
  const round = await store.takeLive(tx, id)
  if (!round) return
  const all = await store.readLiveBets(tx, id)
  const isLater = [round, ...all].some(({ version }) => isLaterVersion(version, engine.version))
  if (isLater && round.now.getTime() - round.closes_at.getTime() < updateMs) return
  for (const bets of all) {
    const own = isAhead(round) || !round.is_current ? undefined : sharedEngineOf(engine.sysname, bets.version)
    const end = own?.resolve(drawsOfLive(engine, round), bets.stake_minor, bets.choices)
    // RES-6: a round whose version is gone cannot be drawn, and one from before the database went back may be known; the stakes are back.
    if (!end || isRefused(end)) await store.voidLive(tx, bets.id)
    else await store.settleLive(tx, bets.id, end.winMinor, end.view)
  }
  await store.finishLive(tx, id, engine.draw(drawsOfLive(engine, round)))
  await tx.announce(events['games.table-updated'], { sysname: engine.sysname, round: id.toString() })
}

/** The next seed of the chain, or the first one of a new chain when it is used up or may be known. */
async function begin(
  tx: Tx,
  engine: SharedEngine,
  last: store.LiveRoundRow | undefined,
  bytes: Uint8Array
): Promise<void> {
  if (!(await store.holdTable(tx, engine.sysname))) return
  // Who was slower than another worker begins nothing: neither a second round nor a second chain.
  const [now] = await store.readLastLive(tx, engine.sysname, 1)
  if (now?.id !== last?.id) return
  const goesOn = last?.is_current === true && last.place < last.length
  const chain = goesOn
    ? await store.readChain(tx, last.chain_id)
    : await store.insertChain(tx, engine.sysname, chainFrom(bytes))
  if (!chain) throw new Error(`${engine.sysname} has no chain of seeds`)
  const place = goesOn ? last.place + 1 : 1
  const serverSeed = seedAt(chain, place)
  const made = await store.insertLive(tx, {
    game: engine.sysname,
    version: engine.version,
    chain: chain.id,
    place,
    serverSeed,
    serverHash: commitment(serverSeed),
    bettingMs: engine.bettingMs,
    restMs: engine.restMs,
  })
  if (made) await tx.announce(events['games.table-updated'], { sysname: engine.sysname, round: made.id.toString() })
}

/** Rounds on which nobody bet are forgotten after a week. */
export const forgetLiveRounds = async (context: Context<never>): Promise<void> =>
  void (await context.db.write((tx) => store.forgetLive(tx)))
