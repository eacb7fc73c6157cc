import type { PlayerContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { endpoints } from './contract.ts'
import { readBonuses } from './store.ts'
import { wireBonus } from './wire.ts'

type Call = (typeof endpoints)['bonuses.get']

/** API-52. */
export async function listBonuses(
  { db, player, locale }: PlayerContext,
  { offset, count }: InputOf<Call>
): Promise<OutputOf<Call>> {
  const rows = await db.read((tx) => readBonuses(tx, player.uid, count, offset))
  return { items: rows.map((row) => wireBonus(row, locale)), count: Number(rows[0]?.total ?? 0n) }
}
