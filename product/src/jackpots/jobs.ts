import type { Job } from '@ante/kit/context'
import { minute, second } from '@ante/kit/instant'
import { prepareSeeds } from './list-seeds.ts'
import { publishMeters } from './publish-meters.ts'

export const jobs = {
  'jackpots.publish-meters': { run: publishMeters, everyMs: 2 * second },
  'jackpots.prepare-seeds': { run: prepareSeeds, everyMs: 10 * minute },
} satisfies Record<string, Job>
