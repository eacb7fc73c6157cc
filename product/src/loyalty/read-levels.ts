import type { ReadTx } from '@ante/kit/context'
import { readCountingName } from './programme.ts'
import { readMembers } from './store-plays.ts'

/** The levels of those of these players who have one, in the programme that counts. */
export async function levelsOf(tx: ReadTx, uids: readonly bigint[]): Promise<Map<bigint, number>> {
  const program = await readCountingName(tx)
  if (program === undefined) return new Map()
  return new Map([...(await readMembers(tx, uids, program))].map(([uid, { level }]) => [uid, level]))
}
