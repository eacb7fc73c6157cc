import type { Context } from '@ante/kit/context'
import { keepTournamentGames } from '../games/index.ts'
import { readTournaments } from './store.ts'

const atOnce = 200

/** Job: the hall knows which games count in each tournament (API-76), also of those that were there before it was told with each. */
export async function tellGames({ db }: Pick<Context, 'db'>): Promise<void> {
  for (let offset = 0; ; offset += atOnce) {
    const tournaments = await db.read((tx) => readTournaments(tx, { status: 'all', offset, count: atOnce }))
    for (const { id, games } of tournaments) await db.write((tx) => keepTournamentGames(tx, id, games))
    if (tournaments.length < atOnce) return
  }
}
