import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { beginReturn, lockExclusion, readExclusion } from '../identity/index.ts'
import { refuseStakes } from '../ledger/index.ts'
import { currencyOf } from '../players/index.ts'
import type { endpoints, SelfExclusion } from './contract.ts'
import { describeExclusion } from './read-exclusion.ts'
import { keepReturnAsked } from './store.ts'

/** SAFE-14: an exclusion ends by what its player does, and not in the heat of a moment. */
export const coolingOffMs = day

export async function askToReturn(
  context: PlayerContext & RefusesAs<(typeof endpoints)['account.askToReturn']>
): Promise<SelfExclusion> {
  const { uid } = context.player
  return context.db.write(async (tx) => {
    const exclusion = await lockExclusion(tx, uid)
    if (exclusion?.own?.state === 'ended') {
      const returnsAt = await beginReturn(tx, uid, coolingOffMs)
      // What a register says or owes does not end with what the player chose.
      await refuseStakes(tx, uid, await currencyOf(tx, uid), exclusion.block === undefined ? returnsAt : null)
      await keepReturnAsked(tx, uid)
    } else if (exclusion?.own?.state !== 'returning') context.refuse('InvalidRequest/exclusion_not_over')
    return describeExclusion(tx, uid, await readExclusion(tx, uid))
  })
}
