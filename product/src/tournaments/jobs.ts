import type { Job } from '@ante/kit/context'
import { day, second } from '@ante/kit/instant'
import { closeDueStages } from './close-stages.ts'
import { closeTournaments, repeatTournaments } from './close-tournaments.ts'
import { tellGames } from './tell-games.ts'

export const jobs = {
  'tournaments.close': { run: closeTournaments, everyMs: 5 * second },
  'tournaments.close-stages': { run: closeDueStages, everyMs: 5 * second },
  'tournaments.repeat': { run: repeatTournaments, everyMs: 5 * second },
  'tournaments.tell-games': { run: tellGames, everyMs: day },
} satisfies Record<string, Job>
