import type { Context, ReadTx } from '@ante/kit/context'
import { activeAmong, readPeople } from '../players/index.ts'

type Policies = Pick<Context, 'policy'>

/**
 * Of these players those whom play brings something, each with their time zone: not on a break, restricted or closed, nor where the market allows no
 * rewards after the first deposit.
 */
export async function earningAmong(
  { policy }: Policies,
  tx: ReadTx,
  uids: readonly bigint[]
): Promise<Map<bigint, string>> {
  const [people, active] = [await readPeople(tx, uids), await activeAmong(tx, uids)]
  return new Map(
    [...people].flatMap(([uid, { person, timeZone }]) =>
      policy(person).laterBonuses && active.has(uid) ? [[uid, timeZone] as const] : []
    )
  )
}

export const earnsRewards = async (context: Policies, tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await earningAmong(context, tx, [uid])).has(uid)
