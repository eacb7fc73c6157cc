import type { Context, Job } from '@ante/kit/context'
import { minute } from '@ante/kit/instant'
import { authSettings } from './contract.ts'
import { dropStale } from './index.ts'
import { writeRecovery } from './restore-access.ts'
import { sendLetter } from './send-letters.ts'

async function dropOld({ db, setting }: Context): Promise<void> {
  const { sessionIdleMinutes } = setting('auth', authSettings)
  // A sign of the player is written down once a minute.
  await db.write((tx) => dropStale(tx, sessionIdleMinutes > 0 ? (sessionIdleMinutes + 1) * minute : 0))
}

export const jobs = {
  'identity.send-letter': { run: sendLetter },
  'identity.write-recovery': { run: writeRecovery },
  'identity.drop-stale': { everyMs: 5 * minute, run: dropOld },
} satisfies Record<string, Job>
