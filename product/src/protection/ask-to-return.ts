import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import {
  beginReturn,
  brandOf,
  lockExclusion,
  readExclusion,
  readExclusionOfHouse,
  stakesFrom,
} from '../identity/index.ts'
import { refuseStakes } from '../ledger/index.ts'
import { currencyOf } from '../players/index.ts'
import type { endpoints, SelfExclusion } from './contract.ts'
import { describeExclusion } from './read-exclusion.ts'
import { keepReturnAsked } from './store.ts'

/** SAFE-14: an exclusion ends by what its player does, and not in the heat of a moment. */
const coolingOffMs = day

export async function askToReturn(
  context: PlayerContext & RefusesAs<(typeof endpoints)['account.askToReturn']>
): Promise<SelfExclusion> {
  const { uid } = context.player
  const at = brandOf(context)
  return context.db.write(async (tx) => {
    const exclusion = await lockExclusion(tx, uid, at)
    if (exclusion?.own?.state === 'ended') {
      await beginReturn(tx, uid, at, coolingOffMs)
      // What a register says or owes does not end with what the player chose; what holds at one name does not bind the accounts.
      const ofHouse = await readExclusionOfHouse(tx, uid)
      if (ofHouse?.own) await refuseStakes(tx, uid, await currencyOf(tx, uid), stakesFrom(ofHouse) ?? null)
      await keepReturnAsked(tx, uid, at)
    } else if (exclusion?.own?.state !== 'returning') context.refuse('InvalidRequest/exclusion_not_over')
    return describeExclusion(tx, uid, await readExclusion(tx, uid, at), at)
  })
}
