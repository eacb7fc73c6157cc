import type { Database, PlayerContext, ReadTx, StaffContext } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import type { z } from 'zod'
import type { bet, endpoints } from '../contract.ts'
import type { staffListEndpoints } from '../rules/staff-lists.ts'
import { type BetRow, countBets, listBets, readBets, readBetsBefore, readLegs } from './store-bets.ts'
import { wireBet } from '../wire.ts'

type WireBet = z.input<typeof bet>

async function withLegs(tx: ReadTx, rows: readonly BetRow[]): Promise<WireBet[]> {
  const legs = Map.groupBy(
    await readLegs(
      tx,
      rows.map((row) => row.id)
    ),
    (leg) => leg.bet_id
  )
  return rows.map((row) => wireBet(row, legs.get(row.id) ?? []))
}

/** One bet of a player as the wire shows it; undefined when the player has no such bet. */
export const findBet = async (db: Database, uid: bigint, id: bigint): Promise<WireBet | undefined> =>
  (await findBets(db, [{ uid, id }]))[0]
/** Those of these bets that their players have, as the wire shows them. */
export const findBets = (db: Database, bets: readonly { uid: bigint; id: bigint }[]): Promise<WireBet[]> =>
  db.read(async (tx) => withLegs(tx, await readBets(tx, bets)))

/** A player's bets, the latest first, by state and time of placing. */
export async function getBets(
  context: PlayerContext,
  input: InputOf<(typeof endpoints)['sportsbook.getbets']>
): Promise<{ items: WireBet[]; count: number }> {
  const { uid } = context.player
  return context.db.read(async (tx) => {
    if (input.ids) {
      const ids = input.ids.filter((id) => /^\d{1,18}$/.test(id)).map(BigInt)
      const rows = await readBets(
        tx,
        ids.map((id) => ({ uid, id }))
      )
      return { items: await withLegs(tx, rows), count: rows.length }
    }
    const filter = {
      uid,
      states: input.states ?? null,
      from: input.from ? new Date(input.from) : null,
      to: input.to ? new Date(input.to) : null,
    }
    return {
      items: await withLegs(tx, await listBets(tx, filter, input.count, input.offset)),
      count: await countBets(tx, filter),
    }
  })
}

/** Any player's bets, for staff: page by page from the latest on. */
export const listBetsOf = (
  { db }: StaffContext,
  { uid, before, count }: InputOf<(typeof staffListEndpoints)['sportsbook.listbets']>
): Promise<{ items: WireBet[] }> =>
  db.read(async (tx) => ({
    items: await withLegs(
      tx,
      await readBetsBefore(tx, BigInt(uid), before === undefined ? null : BigInt(before), count)
    ),
  }))
