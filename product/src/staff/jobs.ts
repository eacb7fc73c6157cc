import type { Context, Job } from '@ante/kit/context'
import { hour, minute } from '@ante/kit/instant'
import { noteHead } from './audit.ts'
import { secretOwner } from './secret-owner.ts'
import type { SecretPorts } from '../identity/index.ts'
import * as store from './store.ts'

/** Secrets of second factors that an older key has sealed are sealed with the first one, so that the older can go. */
async function resealSecrets({ db, ports }: Context<SecretPorts>): Promise<void> {
  const { secrets } = ports
  const again = (sealed: string | null, id: bigint): string | null =>
    sealed === null || !secrets.isOld(sealed)
      ? sealed
      : secrets.seal(secrets.open(sealed, secretOwner(id)), secretOwner(id))
  const rows = (await db.read((tx) => store.readSealed(tx))).filter(({ totp_secret, pending_secret }) =>
    [totp_secret, pending_secret].some((sealed) => sealed !== null && secrets.isOld(sealed))
  )
  for (const row of rows) {
    const now = { totp_secret: again(row.totp_secret, row.id), pending_secret: again(row.pending_secret, row.id) }
    await db.write((tx) => store.reseal(tx, row, now))
  }
}

export const jobs = {
  'staff.drop-stale': {
    everyMs: 5 * minute,
    run: async ({ db }: Context) => void (await db.write((tx) => store.dropStale(tx))),
  },
  'staff.note-head': { everyMs: hour, run: noteHead },
  'staff.reseal': { everyMs: hour, run: resealSecrets },
} satisfies Record<string, Job>
