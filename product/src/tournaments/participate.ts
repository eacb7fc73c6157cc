import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import { refuseExcluded } from '../protection/index.ts'
import type { endpoints } from './contract.ts'
import { admit } from './enter.ts'
import { isEntered } from './store-admission.ts'
import * as store from './store.ts'

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
    const isBought = tournament.is_entry_bought && tournament.status !== 'finished'
    if (isBought && !(await isEntered(tx, tournament.id, uid))) context.refuse('InvalidRequest/tournament_entry_bought')
    const answer = await admit(tx, uid, tournament, null)
    if ('refused' in answer) context.refuse(answer.refused, answer)
    return 1
  })
}
