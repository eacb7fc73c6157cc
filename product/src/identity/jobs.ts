import type { Job } from '@ante/kit/context'
import { hour } from '@ante/kit/instant'
import { dropStale } from './index.ts'
import { writeRecovery } from './restore-access.ts'
import { sendLetter } from './send-letters.ts'

export const jobs = {
  'identity.send-letter': { run: sendLetter },
  'identity.write-recovery': { run: writeRecovery },
  'identity.drop-stale': { everyMs: hour, run: (context) => context.db.write((tx) => dropStale(tx)) },
} satisfies Record<string, Job>
