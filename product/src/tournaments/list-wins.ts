import type { Context } from '@ante/kit/context'
import { readWins, type WinsOrder } from '../games/index.ts'
import { fakenamesOf } from '../players/index.ts'

/** JKP-05, JKP-06: wins of real rounds, with the names that their players chose for the site. */
async function listWins(context: Context, count: number, order: WinsOrder) {
  return context.db.read(async (tx) => {
    const wins = await readWins(tx, { order, count })
    const names = await fakenamesOf(tx, [...new Set(wins.map(({ player }) => player))])
    return { items: wins.map(({ player, ...win }) => ({ ...win, name: names.get(player) ?? '' })) }
  })
}

export const listLatestWins = (context: Context, { count }: { count: number }) => listWins(context, count, 'latest')
export const listLargestWins = (context: Context, { count }: { count: number }) => listWins(context, count, 'largest')
