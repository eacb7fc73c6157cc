import type { Job } from '@ante/kit/context'
import { second } from '@ante/kit/instant'
import { closeTournaments } from './close-tournaments.ts'

export const jobs = {
  'tournaments.close': { run: closeTournaments, everyMs: 5 * second },
} satisfies Record<string, Job>
