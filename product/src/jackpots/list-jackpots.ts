import type { Context, ReadTx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { GameJackpot } from '@ante/arcade/rules/jackpot-shapes'
import { describedIn } from '@ante/kit/description'
import { money, toWire } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import { balancesOf } from '../ledger/index.ts'
import { shownAs, type ShownPlayers, shownPlayersOf } from '../players/index.ts'
import { meterAccount } from './accounts.ts'
import type { endpoints, Jackpot } from './contract.ts'
import { percentOf, returnPpm, titleOf } from './rules/levels.ts'
import * as store from './store.ts'
import * as wins from './store-wins.ts'

type Winners = (typeof endpoints)['Jackpots.getWinners']

/** JKP-01, JKP-04: the jackpots that run, each meter with what its account holds, and who won it last. */
export function listJackpots(
  context: Context,
  page: InputOf<(typeof endpoints)['Jackpots.get']>
): Promise<OutputOf<(typeof endpoints)['Jackpots.get']>> {
  // A market without jackpots has none to show.
  if (!context.policy().jackpots) return Promise.resolve({ items: [], count: 0 })
  return context.db.read(async (tx) => {
    const rows = await store.readJackpots(tx, page)
    const ids = rows.map(({ id }) => id)
    const levels = await store.readLevels(tx, ids)
    const last = await wins.readLastWins(tx, ids)
    const players = await playersOf(tx, last)
    const items = []
    for (const row of rows) items.push(await describe(tx, row, { levels, last, players }, context.locale))
    return { items, count: Number(rows[0]?.total ?? 0n) }
  })
}

/** The jackpot that a stake of this game in this currency feeds; null where there is none, or it is paused. */
export async function jackpotOf(
  { db, policy, locale }: Pick<Context, 'db' | 'policy' | 'locale'>,
  { game, currency }: { game: string; currency: string }
): Promise<GameJackpot | null> {
  if (!policy().jackpots) return null
  return db.read(async (tx) => {
    const row = (await store.readOpen(tx)).find((one) => one.currency === currency && one.games.includes(game))
    if (!row) return null
    const levels = await store.readLevels(tx, [row.id])
    return {
      id: row.id.toString(),
      title: describedIn(row, locale, defaultLocale).title,
      levels: (await metersOf(tx, row)).map((meter) => ({ ...meter, title: titleIn(row, meter.name, locale) })),
      return_percent: returnOf(levels),
    }
  })
}

const titleIn = ({ level_titles: titles }: Pick<store.JackpotRow, 'level_titles'>, name: string, locale: string) =>
  titleOf(titles, name, locale, defaultLocale)

export const returnOf = (levels: readonly store.LevelRow[]): string =>
  percentOf(levels.reduce((ppm, level) => ppm + returnPpm(store.termsOf(level)), 0n))

const playersOf = (tx: ReadTx, rows: readonly wins.WinRow[]): Promise<ShownPlayers> =>
  shownPlayersOf(
    tx,
    rows.map(({ player_uid }) => player_uid)
  )

export const betsOf = ({ bets_odds_least: least }: store.JackpotRow): { odds_least: number } | null =>
  least === null ? null : { odds_least: least / 1_000 }

const wireWin = (row: wins.WinRow, players: ShownPlayers) => ({
  amount: toWire(money(row.amount_minor, row.currency)),
  ...shownAs(players, row.player_uid),
  won_at: row.won_at.toISOString(),
})

async function describe(
  tx: ReadTx,
  row: store.JackpotRow,
  facts: { levels: readonly store.LevelRow[]; last: readonly wins.WinRow[]; players: ShownPlayers },
  locale: string
): Promise<Jackpot> {
  const held = await metersOf(tx, row)
  const own = facts.levels.filter(({ jackpot_id }) => jackpot_id === row.id)
  const last = facts.last.filter(({ jackpot_id }) => jackpot_id === row.id)
  const lastOfAll = last.reduce<wins.WinRow | undefined>((a, b) => (a && a.id > b.id ? a : b), undefined)
  const sum = (minor: bigint) => toWire(money(minor, row.currency))
  return {
    id: row.id.toString(),
    description: describedIn(row, locale, defaultLocale),
    levels: held.flatMap((meter) => {
      const level = own.find(({ name }) => name === meter.name)
      const won = last.find((one) => one.level === meter.name)
      if (!level) return []
      return {
        ...meter,
        title: titleIn(row, meter.name, locale),
        seed: sum(level.seed_minor),
        share_percent: percentOf(BigInt(level.rate_ppm)),
        once_in: level.every_minor === null ? null : sum(level.every_minor),
        won_before: level.before_minor === null ? null : sum(level.before_minor),
        last_win: won ? wireWin(won, facts.players) : null,
      }
    }),
    games: [...row.games],
    bets: betsOf(row),
    return_percent: returnOf(own),
    is_paused: row.is_paused,
    last_win: lastOfAll
      ? {
          ...wireWin(lastOfAll, facts.players),
          level: lastOfAll.level,
          level_title: titleIn(row, lastOfAll.level, locale),
        }
      : null,
  }
}

/** What each meter of a jackpot holds now, the smallest first. */
export async function metersOf(
  tx: ReadTx,
  { id, levels, currency }: Pick<store.JackpotRow, 'id' | 'levels' | 'currency'>
) {
  const held = await balancesOf(
    tx,
    levels.map((level) => meterAccount(id, level)),
    currency
  )
  return levels.map((name) => ({ name, amount: toWire(held[meterAccount(id, name)] ?? money(0n, currency)) }))
}

/** JKP-02, API-86: who won, the newest first, by the names that they chose for the site. */
export function listWinners(context: Context, page: InputOf<Winners>): Promise<OutputOf<Winners>> {
  if (!context.policy().jackpots) return Promise.resolve({ items: [], count: 0 })
  return context.db.read(async (tx) => {
    const rows = await wins.readWinners(tx, page)
    const players = await playersOf(tx, rows)
    return {
      items: rows.map((row) => ({
        id: row.id.toString(),
        jackpot: { id: row.jackpot_id.toString(), title: describedIn(row, context.locale, defaultLocale).title },
        level: row.level,
        level_title: titleIn(row, row.level, context.locale),
        game: row.game,
        ...wireWin(row, players),
      })),
      count: Number(rows[0]?.total ?? 0n),
    }
  })
}
