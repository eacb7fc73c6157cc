import type { Context, Job } from '@ante/kit/context'
import { day, hour } from '@ante/kit/instant'
import { closeUnverified } from '../verification/index.ts'
import { findDormant, hasUnderWay } from './find-dormant.ts'

export const jobs = {
  'dormancy.find': { everyMs: day, run: (context: Context) => findDormant(context) },
  'dormancy.close-unverified': { everyMs: hour, run: (context: Context) => closeUnverified(context, hasUnderWay) },
} satisfies Record<string, Job>
