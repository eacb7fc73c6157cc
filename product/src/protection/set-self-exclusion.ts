import type { PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import {
  brandOf,
  excludeUser,
  excludeUserAt,
  isLonger,
  lockExclusion,
  readExclusion,
  readExclusionOfHouse,
} from '../identity/index.ts'
import { refuseStakes } from '../ledger/index.ts'
import { currencyOf, matchOtherAccounts, stopNews } from '../players/index.ts'
import { type endpoints, events, exclusionSettings, type SelfExclusion } from './contract.ts'
import { describeExclusion } from './read-exclusion.ts'
import { isOffered, lengthOf } from './rules/periods.ts'
import { insertExclusion } from './store.ts'

type Endpoint = (typeof endpoints)['account.setSelfExclusion']

/** So long no stake is taken at all after an exclusion of one name: calls that are under way there are over then, and new ones find the session's end. */
const underWayMs = 10_000

/**
 * RG-11: one transaction locks the player's row, then their accounts. Whoever stakes, deposits or takes a bonus at this moment holds one of these rows: it
 * happens before, or is refused. It holds for the whole house or, by `exclusions.reach`, for the name where it is chosen; what holds for the house is made
 * longer for the house.
 */
export async function setSelfExclusion(
  context: PlayerContext & RefusesAs<Endpoint>,
  { period }: InputOf<Endpoint>
): Promise<SelfExclusion> {
  const { uid } = context.player
  const [policy, at] = [context.policy(), brandOf(context)]
  if (!isOffered(period, policy)) context.refuse('InvalidParameter', { fields: { period: 'wrong' } })
  const { reach } = context.setting('exclusions', exclusionSettings)
  const answer = await context.db.write(async (tx) => {
    const before = await lockExclusion(tx, uid, at)
    const ofHouse = await readExclusionOfHouse(tx, uid)
    const brand = reach === 'brand' && !ofHouse?.own ? at : null
    const until = await insertExclusion(tx, uid, { period, length: lengthOf(period, policy), brand })
    if (!isLonger(until ?? undefined, before?.own)) context.refuse('InvalidRequest/exclusion_not_longer')
    if (brand === null) {
      await excludeUser(tx, uid, until)
      await refuseStakes(tx, uid, await currencyOf(tx, uid), null)
    } else {
      await excludeUserAt(tx, uid, brand, until)
      // A register that keeps the player out does so for longer.
      if (!ofHouse?.block) await pauseStakes(context, tx, uid)
    }
    await stopNews(tx, uid, 'exclusion')
    await matchOtherAccounts(context, tx, uid)
    await tx.announce(events['protection.excluded'], { uid })
    return describeExclusion(tx, uid, await readExclusion(tx, uid, at), at)
  })
  context.session?.end()
  context.session?.othersEnded(uid)
  return answer
}

const pauseStakes = async ({ clock }: PlayerContext, tx: Tx, uid: bigint): Promise<void> =>
  refuseStakes(tx, uid, await currencyOf(tx, uid), new Date(clock.now() + underWayMs))
