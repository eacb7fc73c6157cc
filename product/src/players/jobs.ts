import type { Job } from '@ante/kit/context'
import { hour, minute } from '@ante/kit/instant'
import { askAgain, askDaily } from './ask-registers-again.ts'
import { sendNewsToAll } from './send-news.ts'

export const jobs = {
  'players.ask-registers-again': { run: askAgain, everyMs: minute },
  'players.ask-registers-daily': { run: askDaily, everyMs: hour },
  'players.send-news': { run: sendNewsToAll },
} satisfies Record<string, Job>
