import type { Context, Job } from '@ante/kit/context'
import { hour, minute } from '@ante/kit/instant'
import { authSettings } from './contract.ts'
import { dropStale } from './index.ts'
import { writeRecovery } from './restore-access.ts'
import { authenticatorOwner } from './second-step.ts'
import { secretsOf } from './secrets.ts'
import { readSealed, reseal } from './store-factors.ts'

async function dropOld({ db, setting }: Context): Promise<void> {
  const { sessionIdleMinutes } = setting('auth', authSettings)
  // A sign of the player is written down once a minute.
  await db.write((tx) => dropStale(tx, sessionIdleMinutes > 0 ? (sessionIdleMinutes + 1) * minute : 0))
}

/** Secrets of apps that an older key has sealed are sealed with the first one, so that the older can go. */
async function resealSecrets({ db, ports }: Context): Promise<void> {
  const secrets = secretsOf(ports)
  for (const row of await db.read((tx) => readSealed(tx))) {
    if (!secrets.isOld(row.secret)) continue
    const owner = authenticatorOwner(row.uid)
    await db.write((tx) => reseal(tx, row, secrets.seal(secrets.open(row.secret, owner), owner)))
  }
}

export const jobs = {
  'identity.write-recovery': { run: writeRecovery },
  'identity.drop-stale': { everyMs: 5 * minute, run: dropOld },
  'identity.reseal': { everyMs: hour, run: resealSecrets },
} satisfies Record<string, Job>
