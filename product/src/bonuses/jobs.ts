import type { Job } from '@ante/kit/context'
import { minute, second } from '@ante/kit/instant'
import { expireCashbacks } from './cashbacks.ts'
import { endBonuses, releaseBonus, tellEndingBonuses } from './end-bonuses.ts'

export const jobs = {
  /** Enqueued by the round that fulfils the terms. */
  'bonuses.release': { run: releaseBonus },
  /** Those whose time is over, and whatever was fulfilled and is still here. */
  'bonuses.end': { run: endBonuses, everyMs: 5 * second },
  'bonuses.tell-ending': { run: tellEndingBonuses, everyMs: minute },
  'bonuses.expire-cashbacks': { run: expireCashbacks, everyMs: minute },
} satisfies Record<string, Job>
