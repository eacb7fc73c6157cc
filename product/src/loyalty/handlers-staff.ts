import type { Handlers, RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import { adjustPoints, readMemberOf } from './adjust-points.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { putProgramme } from './put-programme.ts'
import * as store from './store.ts'

type Close = (typeof staffEndpoints)['loyalty.closeprogram']

const close =
  (write: (tx: Tx, sysname: string) => Promise<boolean>) =>
  async (context: StaffContext & RefusesAs<Close>, { sysname }: { sysname: string }): Promise<{ sysname: string }> => {
    if (!(await context.db.write((tx) => write(tx, sysname)))) context.refuse('InvalidRequest/not_found')
    return { sysname }
  }

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  async 'loyalty.putprogram'({ db }, { reason: _, ...program }) {
    await db.write((tx) => putProgramme(tx, program))
    return { sysname: program.sysname }
  },
  'loyalty.closeprogram': close(store.closeProgram),
  async 'loyalty.putproduct'({ db }, { reason: _, price_points: points, ...product }) {
    await db.write((tx) => store.putProduct(tx, { ...product, points: BigInt(points) }))
    return { sysname: product.sysname }
  },
  'loyalty.getmember': readMemberOf,
  'loyalty.adjustpoints': adjustPoints,
  'loyalty.closeproduct': close(store.closeProduct),
}
