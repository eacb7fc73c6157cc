import type { Job } from '@ante/kit/context'
import { second } from '@ante/kit/instant'
import { publishMeters } from './publish-meters.ts'

export const jobs = {
  'jackpots.publish-meters': { run: publishMeters, everyMs: 2 * second },
} satisfies Record<string, Job>
