import type { Job } from '@ante/kit/context'
import { minute, second } from '@ante/kit/instant'
import { expireCashbacks } from './cashbacks.ts'
import { endBonuses, releaseBonus } from './end-bonuses.ts'

export const jobs = {
  /** Enqueued by the round that fulfils the terms. */
  'bonuses.release': { run: releaseBonus },
  /** Those whose time is over, and whatever was fulfilled and is still here. */
  'bonuses.end': { run: endBonuses, everyMs: 5 * second },
  'bonuses.expire-cashbacks': { run: expireCashbacks, everyMs: minute },
} satisfies Record<string, Job>
