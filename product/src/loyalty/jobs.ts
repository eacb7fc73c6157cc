import type { Job } from '@ante/kit/context'
import { hour, second } from '@ante/kit/instant'
import { countPlays } from './count-plays.ts'
import { expirePoints } from './expire-points.ts'

export const jobs = {
  'loyalty.count-plays': { run: countPlays, everyMs: second },
  'loyalty.expire-points': { run: expirePoints, everyMs: hour },
} satisfies Record<string, Job>
