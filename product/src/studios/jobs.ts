import type { Job } from '@ante/kit/context'
import { hour, minute } from '@ante/kit/instant'
import { endQuietRounds } from './end-quiet-rounds.ts'
import { forgetSessions } from './forget-sessions.ts'
import { issueFreeRounds } from './issue-free-rounds.ts'

export const jobs = {
  'studios.end-quiet-rounds': { run: endQuietRounds, everyMs: 10 * minute },
  'studios.issue-free-rounds': { run: issueFreeRounds },
  'studios.forget-sessions': { run: forgetSessions, everyMs: hour },
} satisfies Record<string, Job>
