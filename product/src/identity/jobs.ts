import type { Context, Job } from '@ante/kit/context'
import { day, minute } from '@ante/kit/instant'
import { authSettings } from './contract.ts'
import { dropStale } from './index.ts'
import { writeRecovery } from './restore-access.ts'
import { sendLetter } from './send-letters.ts'
import { deleteLetters } from './store-recovery.ts'

async function dropOld({ db, setting }: Context): Promise<void> {
  const { sessionIdleMinutes } = setting('auth', authSettings)
  // A sign of the player is written down once a minute.
  await db.write((tx) => dropStale(tx, sessionIdleMinutes > 0 ? (sessionIdleMinutes + 1) * minute : 0))
}

const forgottenAtOnce = 5_000

/** A few at a time, so that nobody who signs in waits for it. */
export async function forgetLetters(
  { db, setting }: Pick<Context, 'db' | 'setting'>,
  most = forgottenAtOnce
): Promise<void> {
  const { emailLogDays } = setting('auth', authSettings)
  while ((await db.write((tx) => deleteLetters(tx, emailLogDays, most))) === most);
}

export const jobs = {
  'identity.send-letter': { run: sendLetter },
  'identity.write-recovery': { run: writeRecovery },
  'identity.drop-stale': { everyMs: 5 * minute, run: dropOld },
  'identity.forget-letters': { everyMs: day, run: (context: Context) => forgetLetters(context) },
} satisfies Record<string, Job>
