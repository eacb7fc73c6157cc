import type { Database, ReadTx } from '@ante/kit/context'
import { type Draws } from '@ante/arcade/rules/draws'
import type { JackpotDraw } from '@ante/arcade/rules/jackpot-shapes'
import { winsJackpot } from '@ante/arcade/rules/jackpot'
import type { Currency } from '@ante/kit/money'
import { balancesOf } from '../ledger/index.ts'
import { meterAccount } from './accounts.ts'
import { chanceOf, type LevelTerms } from './rules/levels.ts'
import * as store from './store.ts'

interface OpenLevel extends LevelTerms {
  readonly run: number
  readonly meterMinor: bigint
}
/** A jackpot that takes stakes, as this host last read it. The database compares its version with the truth. */
export interface OpenJackpot {
  readonly id: bigint
  readonly version: number
  readonly currency: Currency
  readonly games: ReadonlySet<string>
  /** The least odds of each selection of a bet that feeds it, in thousandths; null where it takes no bets. */
  readonly betsOddsLeast: number | null
  /** The largest first: a round wins the first that it hits. */
  readonly levels: readonly OpenLevel[]
}
interface Known {
  readonly at: number
  readonly jackpots: readonly OpenJackpot[]
  next?: Promise<unknown>
}

/** How old it may be; older than the first it is read again beside the round. */
const [freshMs, oldMs] = [500, 2_000]
// Per database, because tests open several in one process.
const known = new WeakMap<Database, Known>()

/** The jackpots that take stakes, as they are. */
export async function readOpenJackpots(tx: ReadTx): Promise<readonly OpenJackpot[]> {
  const rows = await store.readOpen(tx)
  const levels =
    rows.length > 0
      ? await store.readLevels(
          tx,
          rows.map(({ id }) => id)
        )
      : []
  return Promise.all(
    rows.map(async ({ id, version, currency, games, levels: names, bets_odds_least: betsOddsLeast }) => {
      const held = await balancesOf(
        tx,
        names.map((name) => meterAccount(id, name)),
        currency
      )
      const own = levels.filter((level) => level.jackpot_id === id)
      return {
        id,
        version,
        currency,
        games: new Set(games),
        betsOddsLeast,
        levels: names.toReversed().flatMap((name) => {
          const row = own.find((level) => level.name === name)
          const meterMinor = held[meterAccount(id, name)]?.minor ?? 0n
          return row ? [{ ...store.termsOf(row), run: row.run, meterMinor }] : []
        }),
      }
    })
  )
}

async function read(db: Database): Promise<readonly OpenJackpot[]> {
  const at = performance.now()
  const jackpots = await db.read(readOpenJackpots)
  known.set(db, { at, jackpots })
  return jackpots
}

/** The jackpots that take stakes. `now`: as they are, not as this host knew them. */
export async function openJackpots(db: Database, age: 'known' | 'now' = 'known'): Promise<readonly OpenJackpot[]> {
  const before = known.get(db)
  const ageMs = before ? performance.now() - before.at : Infinity
  if (!before || age === 'now' || ageMs > oldMs) return read(db)
  // A round never waits for figures that are a moment old; where they cannot be read now the next one tries again.
  if (ageMs > freshMs)
    before.next ??= read(db).catch(() => {
      delete before.next
    })
  return before.jackpots
}

/** How a round takes part in a jackpot: what it is fed by, and what the round wins of it. */
export interface JackpotPart {
  readonly id: bigint
  readonly version: number
  /** The level that it wins, and how often that one had been won: a limited one has one winner in each run, so the database compares it. */
  readonly hit: string | null
  readonly run: number | null
  /** What its player needs to work it out again. */
  readonly drawn: JackpotDraw
}

/** The numbers of a level. */
export type DrawsOfLevel = (jackpot: string, level: string) => Draws

/** The jackpot of a game's stake, drawn; null where the stake feeds none. `drawsOf`: from the pair of seeds of the round. */
export function drawJackpot(
  jackpots: readonly OpenJackpot[],
  { game, currency, stakeMinor }: { game: string; currency: Currency; stakeMinor: bigint },
  drawsOf: DrawsOfLevel
): JackpotPart | null {
  const jackpot = jackpots.find((one) => one.currency === currency && one.games.has(game))
  return jackpot ? drawStake(jackpot, stakeMinor, drawsOf) : null
}

/** What a stake wins of a jackpot: the largest level that its numbers hit. */
export function drawStake(jackpot: OpenJackpot, stakeMinor: bigint, drawsOf: DrawsOfLevel): JackpotPart {
  const id = jackpot.id.toString()
  const chances = jackpot.levels.map((level) => ({ level, chance: chanceOf(level, stakeMinor, level.meterMinor) }))
  const hit = chances.find(({ level, chance }) => winsJackpot(drawsOf(id, level.name), chance))?.level
  return {
    id: jackpot.id,
    version: jackpot.version,
    hit: hit?.name ?? null,
    run: hit?.run ?? null,
    drawn: {
      id,
      hit: hit?.name ?? null,
      levels: chances.map(({ level, chance }) => ({
        level: level.name,
        share: chance.share.toString(),
        range: chance.range.toString(),
      })),
    },
  }
}

/** The jackpot that a bet in this currency feeds, where each of its selections has the least odds. */
export function betJackpot(
  jackpots: readonly OpenJackpot[],
  currency: Currency
): { id: bigint; oddsLeast: number } | undefined {
  const found = jackpots.find((one) => one.currency === currency && one.betsOddsLeast !== null)
  return found ? { id: found.id, oddsLeast: found.betsOddsLeast ?? 0 } : undefined
}
