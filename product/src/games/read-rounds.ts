import type { Context, PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { defaultCurrency, type Money } from '@ante/kit/money'
import type { Policy } from '@ante/kit/policy'
import { jackpotOf } from '../jackpots/index.ts'
import { openSeed } from '../identity/index.ts'
import { balancesOf, playerAccount, readStakeLimits } from '../ledger/index.ts'
import { knownCurrencyOf, stakePresetsOf } from '../players/index.ts'
import { certificateFor } from '@ante/arcade/rules/certificates'
import type { Certificate, endpoints } from './contract.ts'
import { type Engine, isShared } from '@ante/arcade/rules/engine'
import { engineOrRefuse } from './read-engine.ts'
import { nearestLevels } from './rules/nearest-levels.ts'
import * as store from './store.ts'
import * as packs from './store-packs.ts'
import * as rounds from './store-rounds.ts'
import { wireSpins } from './free-spins.ts'
import { cycleMsOf, marketStakeMost, wireGame, wireJackpot, wireRound, wireSum } from './wire.ts'

/** The level that a client shows first: one unit of money, else the smallest above it. */
const startLevel = (levels: readonly bigint[]): bigint => levels.find((level) => level >= 100n) ?? levels[0] ?? 0n

/** The levels that may be staked, and the most of a round, which is the limit of the table where bets add up. The player's market may allow less. */
function stakesOf({ stakesMinor, stakeStepMinor: step, table }: Engine, marketMost: bigint | undefined) {
  const levels = stakesMinor.filter((level) => marketMost === undefined || level <= marketMost)
  const own = table ? BigInt(table.tableMostMinor) : (stakesMinor.at(-1) ?? 0n)
  const most = marketMost !== undefined && marketMost < own ? marketMost : own
  if (table) return { levels, most }
  return { levels, most: step === undefined || stakesMinor.includes(most) ? most : most - (most % step) }
}

/** What the player's own limits leave for one stake; undefined without a limit. */
const leftBy = (limits: readonly { readonly left: Money }[]): bigint | undefined =>
  limits
    .map(({ left }) => (left.minor > 0n ? left.minor : 0n))
    .reduce<bigint | undefined>((least, left) => (least === undefined || left < least ? left : least), undefined)

/** The most that a round can pay. Bets of a table that win together add up. */
function winMost(engine: Engine, { max_win }: Certificate, stakeMost: bigint): bigint {
  if (engine.table) return BigInt(engine.table.payMostMinor)
  const [whole = '0', cents = '00'] = max_win.multiple.split('.')
  return (stakeMost * BigInt(whole + cents)) / 100n
}

const allowedBy = ({ autoplay, turbo, slamStop, featureBuy, severalGames }: Policy) => ({
  autoplay,
  turbo,
  slam_stop: slamStop,
  feature_buy: featureBuy,
  several_games: severalGames,
})

/** Everything a client shows before a round is played, and the round that waits for its player. */
export async function readGame(
  context: Context & RefusesAs<(typeof endpoints)['games.getgame']>,
  { sysname }: { sysname: string }
) {
  const engine = engineOrRefuse(context, sysname)
  const certificate = certificateFor(sysname) ?? context.refuse('InvalidRequest/not_found')
  const uid = context.player?.uid
  const currency = uid === undefined ? defaultCurrency : await knownCurrencyOf(context.db, uid)
  const found = await context.db.read(async (tx) => ({
    game: await store.readGame(tx, sysname),
    open: uid === undefined ? undefined : await rounds.readOpenRound(tx, uid, sysname),
    presets: uid === undefined ? [] : await stakePresetsOf(tx, uid),
    limits: uid === undefined ? [] : await readStakeLimits(tx, uid, currency),
    last: uid === undefined ? undefined : await rounds.readLastRound(tx, uid, sysname),
    pack:
      uid === undefined
        ? undefined
        : (await packs.readPacks(tx, uid, { game: sysname, statuses: ['active'], count: 1, offset: 0 }))[0],
    balance:
      uid === undefined ? undefined : Object.values(await balancesOf(tx, [playerAccount(uid, 'main')], currency))[0],
  }))
  const jackpot = isShared(engine) ? null : await jackpotOf(context, { game: sysname, currency })
  const game = found.game ?? context.refuse('InvalidRequest/not_found')
  const left = leftBy(found.limits)
  const { levels, most } = stakesOf(engine, marketStakeMost(context, engine.type, currency))
  return {
    game: wireGame(context, game),
    is_shared: isShared(engine),
    certificate,
    sheet: engine.sheet,
    stakes: {
      levels: levels.map((level) => wireSum(level, currency)),
      start: wireSum(startLevel(levels), currency),
      min: wireSum(levels[0] ?? 0n, currency),
      max: wireSum(most, currency),
      step: engine.stakeStepMinor === undefined ? null : wireSum(engine.stakeStepMinor, currency),
      left: left === undefined ? null : wireSum(left, currency),
      own: nearestLevels(
        levels,
        found.presets.map(({ minor }) => minor)
      ).map((level) => wireSum(level, currency)),
      bet_max: engine.table ? wireSum(BigInt(engine.table.betMostMinor), currency) : null,
    },
    max_win: wireSum(winMost(engine, certificate, most), currency),
    cycle_ms: cycleMsOf(context, game.type),
    allowed: allowedBy(context.policy()),
    balance: found.balance === undefined ? null : wireSum(found.balance.minor, found.balance.currency),
    open_round: found.open ? wireRound(found.open) : null,
    free_spins: found.pack ? wireSpins(found.pack) : null,
    last_round: found.last ? wireRound(found.last) : null,
    jackpot,
  }
}

export async function readHistory(context: PlayerContext, input: InputOf<(typeof endpoints)['games.getHistory']>) {
  const { offset, count, sysname, open } = input
  const rows = await context.db.read((tx) =>
    rounds.readHistory(tx, context.player.uid, { game: sysname, isOpen: open, count: count + 1, offset })
  )
  const listed = rows.slice(0, count).map((row) => ({
    id: row.id.toString(),
    sysname: row.game,
    name: row.name,
    provider: row.provider,
    status: row.status,
    stake: wireSum(row.stake_minor, row.currency),
    win: wireSum(row.win_minor, row.currency),
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    ...(row.pack_id !== null && { is_free: true as const }),
    ...(row.wallet !== null && { is_remote: true as const }),
    ...wireJackpot(row.jackpot, row.jackpot_win_minor, row.currency),
  }))
  return { rounds: listed, has_more: rows.length > count }
}

/** A round with all that is needed to work it out again. The server seed is told only after its pair was given up. */
export async function readRound(
  context: PlayerContext & RefusesAs<(typeof endpoints)['games.getround']>,
  { id }: { id: string }
) {
  const found = await findRound(context, context.player.uid, BigInt(id))
  // Another studio's round has no seeds to be worked out by.
  return found && found.round.server_hash !== '' ? found : context.refuse('InvalidRequest/not_found')
}

/** Null until its pair, or the round that all share, is over. */
const revealedSeed = (ports: unknown, row: rounds.RoundRow): string | null =>
  row.is_active ? null : openSeed(ports, row.server_seed, row.server_hash)

/** One round of a player with its proof; undefined when the player has no such round. */
export async function findRound({ db, ports }: Pick<Context, 'db' | 'ports'>, uid: bigint, id: bigint) {
  const row = await db.read((tx) => rounds.readRound(tx, uid, id))
  return (
    row && {
      round: wireRound(row),
      server_seed: revealedSeed(ports, row),
      choices: row.choices,
      jackpot: row.jackpot,
    }
  )
}

/** The last rounds with their seeds and nonces. */
export async function readProvenRounds(
  context: PlayerContext,
  { sysname, count }: InputOf<(typeof endpoints)['games.getprovenrounds']>
) {
  const rows = await context.db.read((tx) => rounds.readProvenRounds(tx, context.player.uid, { game: sysname, count }))
  return {
    rounds: rows.map((row) => ({
      id: row.id.toString(),
      sysname: row.game,
      name: row.name,
      status: row.status,
      stake: wireSum(row.stake_minor, row.currency),
      win: wireSum(row.win_minor, row.currency),
      nonce: row.nonce,
      client_seed: row.client_seed,
      server_hash: row.server_hash,
      server_seed: revealedSeed(context.ports, row),
      started_at: row.started_at.toISOString(),
      jackpot: row.jackpot,
    })),
  }
}
