import type { Job } from '@ante/kit/context'
import { minute, second } from '@ante/kit/instant'
import { findOccasions } from './find-occasions.ts'
import { giveDue } from './give.ts'

export const jobs = {
  'marketing.find': { run: findOccasions, everyMs: 10 * minute },
  'marketing.give': { run: giveDue, everyMs: 5 * second },
} satisfies Record<string, Job>
