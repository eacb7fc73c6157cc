import type { Context, PlayerContext, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { endpoints } from './contract.ts'
import { type BonusKind, bonusKinds } from './rules/bonus.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { readBonuses } from './store.ts'
import { wireBonus } from './wire.ts'

type Call = (typeof endpoints)['bonuses.get']

async function bonusesOf(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  uid: bigint,
  kinds: readonly BonusKind[],
  { offset, count }: InputOf<Call>
): Promise<OutputOf<Call>> {
  const rows = await db.read((tx) => readBonuses(tx, uid, kinds, count, offset))
  return { items: rows.map((row) => wireBonus(row, locale)), count: Number(rows[0]?.total ?? 0n) }
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
