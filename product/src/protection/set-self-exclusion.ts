import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { excludeUser, isLonger, lockExclusion, readExclusion } from '../identity/index.ts'
import { refuseStakes } from '../ledger/index.ts'
import { currencyOf, matchOtherAccounts, stopNews } from '../players/index.ts'
import { type endpoints, events, type SelfExclusion } from './contract.ts'
import { describeExclusion } from './read-exclusion.ts'
import { isOffered, lengthOf } from './rules/periods.ts'
import { insertExclusion } from './store.ts'

type Endpoint = (typeof endpoints)['account.setSelfExclusion']

/**
 * RG-11: one transaction locks the player's row, then their accounts. Whoever stakes, deposits or takes a bonus at this moment holds one of these rows: it
 * happens before, or is refused.
 */
export async function setSelfExclusion(
  context: PlayerContext & RefusesAs<Endpoint>,
  { period }: InputOf<Endpoint>
): Promise<SelfExclusion> {
  const { uid } = context.player
  const policy = context.policy()
  if (!isOffered(period, policy)) context.refuse('InvalidParameter', { fields: { period: 'wrong' } })
  const answer = await context.db.write(async (tx) => {
    const before = await lockExclusion(tx, uid)
    const until = await insertExclusion(tx, uid, { period, length: lengthOf(period, policy) })
    if (!isLonger(until ?? undefined, before?.own)) context.refuse('InvalidRequest/exclusion_not_longer')
    await excludeUser(tx, uid, until)
    await refuseStakes(tx, uid, await currencyOf(tx, uid), null)
    await stopNews(tx, uid, 'exclusion')
    await matchOtherAccounts(context, tx, uid)
    await tx.announce(events['protection.excluded'], { uid })
    return describeExclusion(tx, uid, await readExclusion(tx, uid))
  })
  context.session?.end()
  context.session?.othersEnded(uid)
  return answer
}
