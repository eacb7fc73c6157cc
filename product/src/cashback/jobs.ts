import type { Job } from '@ante/kit/context'
import { minute } from '@ante/kit/instant'
import { giveWeeks } from './give-weeks.ts'

export const jobs = {
  'cashback.give-weeks': { run: giveWeeks, everyMs: 10 * minute },
} satisfies Record<string, Job>
