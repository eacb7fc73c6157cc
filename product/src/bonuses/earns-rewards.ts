import type { Context, ReadTx } from '@ante/kit/context'
import { activeAmong, type Person, readPeople } from '../players/index.ts'

type Policies = Pick<Context, 'policy'>

/**
 * Of these players those whom play brings something, each with what their market follows from and their time zone: not on a break, restricted or closed, nor where the market allows no
 * rewards after the first deposit.
 */
export async function earningAmong(
  { policy }: Policies,
  tx: ReadTx,
  uids: readonly bigint[]
): Promise<Map<bigint, { person: Person; timeZone: string }>> {
  const [people, active] = [await readPeople(tx, uids), await activeAmong(tx, uids)]
  return new Map([...people].filter(([uid, { person }]) => policy(person).laterBonuses && active.has(uid)))
}

export const earnsRewards = async (context: Policies, tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await earningAmong(context, tx, [uid])).has(uid)
