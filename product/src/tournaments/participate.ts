import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import { findPlayer } from '../players/index.ts'
import { refuseExcluded } from '../protection/index.ts'
import type { endpoints } from './contract.ts'
import { readEntrant } from './entrant.ts'
import { allRestrictions, validateEntry } from './rules/restrictions.ts'
import * as store from './store.ts'
import { enter } from './store-entries.ts'

/** API-113: 1, also for whoever takes part already. Rounds count from this moment on. */
export async function participate(
  context: PlayerContext & RefusesAs<(typeof endpoints)['tournaments.participate']>,
  { tournament_id }: { tournament_id: string }
): Promise<number> {
  const { uid } = context.player
  return context.db.write(async (tx) => {
    await refuseExcluded(context, tx, uid)
    const tournament =
      (await store.readTournament(tx, BigInt(tournament_id))) ?? context.refuse('InvalidRequest/not_found')
    if ((await findPlayer(tx, uid))?.isTest) context.refuse('InvalidRequest/no_test_accounts')
    if (tournament.status === 'finished') context.refuse('InvalidRequest/tournament_finished')
    const entrant = await readEntrant(tx, uid)
    if (!entrant) throw new Error(`no player ${uid}`)
    const no = validateEntry(allRestrictions(tournament.restrictions, tournament.rates), entrant)
    if (no) context.refuse(no.refused, no)
    await enter(tx, tournament.id, uid, entrant.currency)
    return 1
  })
}
