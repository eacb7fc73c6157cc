import type { Job } from '@ante/kit/context'
import { minute } from '@ante/kit/instant'
import { audit, saveAudit } from './index.ts'

export const jobs = {
  /** Compares every balance with the sum of its postings; anything it finds is an alarm. */
  'ledger.conservation': {
    everyMs: 10 * minute,
    run: async (context) => {
      const problems = await context.db.read(audit, { withinMs: 10 * minute })
      await context.db.write((tx) => saveAudit(tx, problems.length))
      for (const problem of problems.slice(0, 20))
        context.log.error({ ...problem, account_id: String(problem.account_id) }, 'the books do not balance')
      if (problems.length === 0) context.log.info({}, 'the books balance')
    },
  },
} satisfies Record<string, Job>
