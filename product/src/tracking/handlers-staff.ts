import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { reportPublishers } from './publishers.ts'
import { readFraudChecks } from './store-fraud.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'tracking.getpublishers': reportPublishers,
  async 'tracking.getfraudchecks'({ db }, { uid }) {
    const rows = await db.query((tx) => readFraudChecks(tx, BigInt(uid)))
    return {
      items: rows.map(({ action, has_mark, state, score, asked_at }) => ({
        action,
        has_mark,
        state,
        score: score === null ? null : score / 100,
        asked_at: asked_at.toISOString(),
      })),
    }
  },
}
