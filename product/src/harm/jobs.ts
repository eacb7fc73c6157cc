import type { Context, Job } from '@ante/kit/context'
import { hour } from '@ante/kit/instant'
import { scorePlayers } from './score-players.ts'

export const jobs = {
  'harm.score-players': { run: (context: Context) => scorePlayers(context), everyMs: hour },
} satisfies Record<string, Job>
