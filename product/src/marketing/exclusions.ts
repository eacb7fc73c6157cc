import type { Context, ReadTx } from '@ante/kit/context'
import { depositSumsOf } from '../cashier/index.ts'
import { sparedAmong } from '../loyalty/index.ts'
import { activeAmong, type AudienceMember } from '../players/index.ts'

/**
 * Why a campaign does not turn to somebody, whatever its segment says. `not_addressed` is a break, a restriction, a closed account or protection: which of them is nobody’s to know here.
 */
export const exclusions = ['test_account', 'not_addressed', 'market'] as const
export type Exclusion = (typeof exclusions)[number]

/** Those of these players to whom no campaign turns, each with the reason. `isBonus`: it gives something, which not every market allows. */
export async function exclusionsOf(
  { policy }: Pick<Context, 'policy'>,
  tx: ReadTx,
  members: readonly AudienceMember[],
  isBonus: boolean
): Promise<Map<bigint, Exclusion>> {
  const uids = members.map(({ uid }) => uid)
  const [active, spared] = [await activeAmong(tx, uids), await sparedAmong(tx, uids)]
  const deposits = isBonus ? await depositSumsOf(tx, uids) : new Map<bigint, unknown>()
  return new Map(
    members.flatMap(({ uid, isTest, isBarred, person }): [bigint, Exclusion][] => {
      if (isTest) return [[uid, 'test_account']]
      if (!active.has(uid) || spared.has(uid) || isBarred) return [[uid, 'not_addressed']]
      if (!isBonus) return []
      const { laterBonuses, welcomeBonus } = policy(person)
      return laterBonuses || (welcomeBonus.isOffered && !deposits.has(uid)) ? [] : [[uid, 'market']]
    })
  )
}
