import type { PlayerContext } from '@ante/kit/context'
import { Refusal, refuse } from '@ante/kit/refusal'
import { readEntrant } from './entrant.ts'
import { allRestrictions, judgeEntry } from './rules/restrictions.ts'
import * as store from './store.ts'
import { enter } from './store-entries.ts'

/** API-113: 1, also for whoever takes part already. Rounds count from this moment on. */
export async function participate(
  { db, player: { uid } }: PlayerContext,
  { tournament_id }: { tournament_id: string }
): Promise<number> {
  return db.write(async (tx) => {
    const tournament =
      (await store.readTournament(tx, BigInt(tournament_id))) ?? refuse('InvalidRequest', { reason: 'not_found' })
    if (tournament.status === 'finished') refuse('InvalidRequest', { reason: 'tournament_finished' })
    const entrant = await readEntrant(tx, uid)
    if (!entrant) throw new Error(`no player ${uid}`)
    const no = judgeEntry(allRestrictions(tournament.restrictions, tournament.rates), entrant)
    if (no) throw new Refusal(no)
    await enter(tx, tournament.id, uid, entrant.currency)
    return 1
  })
}
