import type { Context, Job } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { remindStatements } from './remind-statements.ts'
import { dropMarks } from './store-session.ts'

export const jobs = {
  'protection.drop-session-marks': {
    everyMs: day,
    run: ({ db }: Context) => db.write(async (tx) => void (await dropMarks(tx))),
  },
  'protection.remind-statements': { everyMs: day, run: (context: Context) => remindStatements(context) },
} satisfies Record<string, Job>
