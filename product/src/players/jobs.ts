import type { Job } from '@ante/kit/context'
import { day, hour, minute } from '@ante/kit/instant'
import { askAgain, askDaily } from './ask-registers-again.ts'
import { deliverNews, deliverNewsJob } from './deliver-news.ts'
import { markPeople } from './mark-people.ts'
import { sendNewsToAll } from './send-news.ts'

export const jobs = {
  'players.ask-registers-again': { run: askAgain, everyMs: minute },
  'players.ask-registers-daily': { run: askDaily, everyMs: hour },
  'players.mark-people': { run: markPeople, everyMs: day },
  [deliverNewsJob]: { run: deliverNews },
  'players.send-news': { run: sendNewsToAll },
} satisfies Record<string, Job>
