import type { ReadTx, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { currencies, isCurrency, isZero, money, negate, toWire } from '@ante/kit/money'
import { balancesOf } from '../ledger/index.ts'
import { meterAccount, reserveAccount, seedsAccount } from './accounts.ts'
import type { staffEndpoints, StaffJackpot } from './contract-staff.ts'
import { betsOf, returnOf } from './list-jackpots.ts'
import * as store from './store.ts'
import * as wins from './store-wins.ts'

type List = (typeof staffEndpoints)['jackpots.list']

const numberOf = (minor: bigint | null): number | null => (minor === null ? null : Number(minor))

/** The jackpots as staff write them, with what their accounts hold at this moment. */
export const listForStaff = ({ db }: StaffContext, page: InputOf<List>): Promise<OutputOf<List>> =>
  db.read(async (tx) => {
    const rows = await store.readJackpots(tx, page)
    const ids = rows.map(({ id }) => id)
    const [levels, last] = [await store.readLevels(tx, ids), await wins.readLastWins(tx, ids)]
    const items = []
    for (const row of rows) {
      const own = (one: { jackpot_id: bigint }) => one.jackpot_id === row.id
      items.push(await describe(tx, row, levels.filter(own), last.filter(own)))
    }
    return { items, total: Number(rows[0]?.total ?? 0n), seeds_paid: await readSeedsPaid(tx) }
  })

async function describe(
  tx: ReadTx,
  row: store.JackpotRow,
  levels: readonly store.LevelRow[],
  last: readonly wins.WinRow[]
): Promise<StaffJackpot> {
  const { id, currency } = row
  const paths = [reserveAccount(id), ...levels.map(({ name }) => meterAccount(id, name))]
  const held = await balancesOf(tx, paths, currency)
  const heldBy = (path: (typeof paths)[number]) => toWire(held[path] ?? money(0n, currency))
  return {
    id: id.toString(),
    sysname: row.sysname,
    texts: row.texts,
    images: row.images,
    currency,
    levels: levels.map((level) => {
      const won = last.find((one) => one.level === level.name)
      return {
        name: level.name,
        titles: { ...row.level_titles[level.name] },
        seed_minor: Number(level.seed_minor),
        rate_ppm: level.rate_ppm,
        every_minor: numberOf(level.every_minor),
        before_minor: numberOf(level.before_minor),
        meter: heldBy(meterAccount(id, level.name)),
        wins: level.run,
        last_win: won
          ? {
              amount: toWire(money(won.amount_minor, currency)),
              uid: won.player_uid.toString(),
              round: won.round_id.toString(),
              game: won.game,
              won_at: won.won_at.toISOString(),
            }
          : null,
      }
    }),
    reserve_ppm: row.reserve_ppm,
    reserve: heldBy(reserveAccount(id)),
    games: [...row.games],
    bets: betsOf(row),
    paused: row.is_paused,
    return_percent: returnOf(levels),
  }
}

/** What the account of seeds has paid, which is what it is below nothing. */
async function readSeedsPaid(tx: ReadTx): Promise<OutputOf<List>['seeds_paid']> {
  const paid = []
  for (const currency of Object.keys(currencies).filter(isCurrency)) {
    const held = (await balancesOf(tx, [seedsAccount], currency))[seedsAccount]
    if (held && !isZero(held)) paid.push(toWire(negate(held)))
  }
  return paid
}
