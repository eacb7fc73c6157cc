import type { Context, Job } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { findDormant } from './find-dormant.ts'

export const jobs = {
  'dormancy.find': { everyMs: day, run: (context: Context) => findDormant(context) },
} satisfies Record<string, Job>
