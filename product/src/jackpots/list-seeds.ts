import type { Context } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { endpoints } from './contract.ts'
import { makeDrawSeeds, readDrawSeeds } from './store-draws.ts'

type Seeds = (typeof endpoints)['Jackpots.getSeeds']

/** What bets are drawn by. Nothing of it depends on a market: whoever was drawn may check it anywhere. */
export const listSeeds = ({ db }: Context, page: InputOf<Seeds>): Promise<OutputOf<Seeds>> =>
  db.read(async (tx) => {
    const rows = await readDrawSeeds(tx, page)
    return {
      items: rows.map(({ day, server_hash, server_seed }) => ({ day, server_hash, server_seed })),
      count: Number(rows[0]?.total ?? 0n),
    }
  })

export const prepareSeeds = ({ db }: Context<never>): Promise<void> => db.write(makeDrawSeeds)
