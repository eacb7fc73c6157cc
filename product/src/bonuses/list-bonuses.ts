import { engineOf } from '@ante/arcade/rules/catalogue'
import type { Context, PlayerContext, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { endpoints } from './contract.ts'
import { type BonusKind, bonusKinds } from './rules/bonus.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { isFulfilled } from './rules/bonus.ts'
import { readActive, readBonuses } from './store.ts'
import { readFlagsOf } from './store-flags.ts'
import { wireBonus, wireMeter } from './wire.ts'

type Call = (typeof endpoints)['bonuses.get']

async function bonusesOf(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  uid: bigint,
  kinds: readonly BonusKind[],
  { offset, count }: InputOf<Call>
): Promise<OutputOf<Call>> {
  const [rows, flags] = await db.read(async (tx) => {
    const found = await readBonuses(tx, uid, kinds, count, offset)
    return [found, await readFlagsOf(tx, uid)]
  })
  return { items: rows.map((row) => wireBonus(row, locale, flags)), count: Number(rows[0]?.total ?? 0n) }
}

/** API-52. */
export const listBonuses = (context: PlayerContext, page: InputOf<Call>): Promise<OutputOf<Call>> =>
  bonusesOf(context, context.player.uid, ['casino'], page)
/** API-46. */
export const listBettingBonuses = (context: PlayerContext, page: InputOf<Call>): Promise<OutputOf<Call>> =>
  bonusesOf(context, context.player.uid, ['betting'], page)

export const listBonusesOf = (
  context: StaffContext,
  { uid, ...page }: InputOf<(typeof staffEndpoints)['bonuses.list']>
): Promise<OutputOf<Call>> => bonusesOf(context, BigInt(uid), bonusKinds, page)

/** What stakes count where a player is just now, and what the rest of the bonus costs there. */
export async function readMeters(
  { db, player }: PlayerContext,
  { sysname, bet }: InputOf<(typeof endpoints)['bonuses.getmeter']>
): Promise<OutputOf<(typeof endpoints)['bonuses.getmeter']>> {
  const game = sysname === undefined ? undefined : engineOf(sysname)
  const places = [
    ...(game ? [{ kind: 'casino', type: game.type, sysname }] : []),
    ...(bet === undefined ? [] : [{ kind: 'betting', type: bet, sysname: undefined }]),
  ]
  if (places.length === 0) return { items: [] }
  const rows = await db.read((tx) => readActive(tx, player.uid))
  return {
    items: places.flatMap(({ kind, type, sysname: of }) =>
      rows
        .filter((row) => row.kind === kind && !row.is_late && !isFulfilled(row))
        .map((row) => wireMeter(row, type, of))
    ),
  }
}
