import { requireApproval } from '@ante/kit/approval'
import type { Handlers, RefusesAs, StaffContext } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { closeProgram, putProgram } from './put-program.ts'
import * as store from './store.ts'

type Close = (typeof staffEndpoints)['cashback.closeprogram']

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  async 'cashback.putprogram'({ db, clock, staff }, { reason: _, ...program }) {
    requireApproval(staff)
    return {
      sysname: program.sysname,
      from_week: await db.write((tx) => putProgram(tx, clock.now(), program)),
    }
  },
  async 'cashback.closeprogram'(context: StaffContext & RefusesAs<Close>, { sysname }: { sysname: string }) {
    const fromWeek = await context.db.write((tx) => closeProgram(tx, context.clock.now(), sysname))
    if (fromWeek === undefined) context.refuse('InvalidRequest/not_found')
    return { sysname, from_week: fromWeek }
  },
  async 'cashback.getprograms'({ db }) {
    const [terms, weeks] = await db.read(
      async (tx) => [await store.readAllPrograms(tx), await store.readWeeks(tx)] as const
    )
    return {
      terms: terms.toReversed(),
      weeks: weeks.map(({ given_at, ...week }) => ({ ...week, given_at: given_at.toISOString() })),
    }
  },
}
