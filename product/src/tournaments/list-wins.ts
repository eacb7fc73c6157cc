import type { Context } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { readWins, type WinsOrder } from '../games/index.ts'
import { shownAs, shownPlayersOf } from '../players/index.ts'
import type { endpoints } from './contract.ts'

type Asked = InputOf<(typeof endpoints)['leaderboard.live']>
const days = { day: 1, week: 7, month: 30, all: null } as const

/** JKP-05, JKP-06: wins of real rounds, with the names that their players chose for the site. */
async function listWins(context: Context, { count, period }: Asked, order: WinsOrder) {
  return context.db.read(async (tx) => {
    const wins = await readWins(tx, { order, count, days: days[period] })
    const players = await shownPlayersOf(
      tx,
      wins.map(({ player }) => player)
    )
    return { items: wins.map(({ player, ...win }) => ({ ...win, ...shownAs(players, player) })) }
  })
}

export const listLatestWins = (context: Context, asked: Asked) => listWins(context, asked, 'latest')
export const listLargestWins = (context: Context, asked: Asked) => listWins(context, asked, 'largest')
