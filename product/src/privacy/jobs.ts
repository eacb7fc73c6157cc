import type { Job } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { dropRetained, eraseAgain, erasePlayer } from './erase-player.ts'
import { dropOldExports, writeExport } from './export-data.ts'

export const jobs = {
  'privacy.write-export': { run: writeExport },
  'privacy.drop-exports': { everyMs: day, run: dropOldExports },
  'privacy.erase-player': { run: erasePlayer },
  'privacy.erase-again': { run: eraseAgain },
  'privacy.drop-retained': { everyMs: day, run: dropRetained },
} satisfies Record<string, Job>
