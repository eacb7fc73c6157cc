import type { StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { staffEndpoints } from './contract-staff.ts'
import * as store from './store.ts'

type List = (typeof staffEndpoints)['messages.listofplayer']
/** Behind every number. */
export const end = 2n ** 63n - 1n

export async function listOfPlayer({ db }: StaffContext, input: InputOf<List>): Promise<OutputOf<List>> {
  const before = input.before === undefined ? end : BigInt(input.before)
  const rows = await db.read((tx) => store.listOfPlayer(tx, BigInt(input.uid), before, input.count))
  return {
    items: rows.map(({ id, to_address, created_at, send_at, sent_at, told_at, ...row }) => ({
      ...row,
      id: id.toString(),
      to: to_address,
      created_at: created_at.toISOString(),
      send_at: send_at?.toISOString() ?? null,
      sent_at: sent_at?.toISOString() ?? null,
      told_at: told_at?.toISOString() ?? null,
    })),
  }
}
