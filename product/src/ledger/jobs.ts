import type { Context, Job } from '@ante/kit/context'
import { day, minute } from '@ante/kit/instant'
import { advanceProof, auditSinceProof, saveAudit } from './index.ts'
import { countAllPlay } from './play.ts'

/** So many postings in one snapshot: a few seconds at most. */
const provenAtOnce = 100_000

/** Compares every balance with what is proven and what was posted since; anything it finds is an alarm. */
async function auditBooks({ db, log }: Context): Promise<void> {
  while ((await db.write((tx) => advanceProof(tx, provenAtOnce), { withinMs: 10 * minute })) > 0n);
  const problems = await db.read(auditSinceProof, { withinMs: 10 * minute })
  await db.write((tx) => saveAudit(tx, problems.length))
  for (const problem of problems.slice(0, 20))
    log.error({ ...problem, account_id: String(problem.account_id) }, 'the books do not balance')
  if (problems.length === 0) log.info({}, 'the books balance')
}

export const jobs = {
  'ledger.conservation': { everyMs: 10 * minute, run: auditBooks },
  'ledger.count-play': { everyMs: day, run: countAllPlay },
} satisfies Record<string, Job>
