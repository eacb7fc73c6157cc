import type { Context, ReadTx } from '@ante/kit/context'
import { isActive, readPerson } from '../players/index.ts'

/** Whether play brings a player anything: not on a break, restricted or closed, nor where the market allows no rewards after the first deposit. */
export async function earnsRewards({ policy }: Pick<Context, 'policy'>, tx: ReadTx, uid: bigint): Promise<boolean> {
  const person = await readPerson(tx, uid)
  return person !== undefined && policy(person).laterBonuses && (await isActive(tx, uid))
}
