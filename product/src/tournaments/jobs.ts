import type { Job } from '@ante/kit/context'
import { hour, second } from '@ante/kit/instant'
import { closeTournaments, forgetRounds } from './close-tournaments.ts'

export const jobs = {
  'tournaments.close': { run: closeTournaments, everyMs: 5 * second },
  'tournaments.forget-rounds': { run: forgetRounds, everyMs: hour },
} satisfies Record<string, Job>
