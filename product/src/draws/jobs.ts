import type { Job } from '@ante/kit/context'
import { minute, second } from '@ante/kit/instant'
import { awardDue } from './award.ts'
import { countRounds } from './count-rounds.ts'
import { repeatDraws } from './put-draw.ts'
import { sealSeeds } from './seeds.ts'
import { tellWinner, tellWinnerJob } from './tell-winner.ts'

export const jobs = {
  'draws.count-rounds': { run: countRounds, everyMs: second },
  'draws.award': { run: awardDue, everyMs: 2 * second },
  [tellWinnerJob]: { run: tellWinner },
  'draws.seal-seeds': { run: sealSeeds, everyMs: minute },
  'draws.repeat': { run: repeatDraws, everyMs: 5 * second },
} satisfies Record<string, Job>
