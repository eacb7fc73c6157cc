import type { Context, Job } from '@ante/kit/context'
import { hour } from '@ante/kit/instant'
import { deliver } from './deliver.ts'
import { dropOld } from './store.ts'

export const jobs = {
  'push.deliver': { run: deliver },
  'push.drop-old': { everyMs: hour, run: ({ db }: Context) => db.write(dropOld) },
} satisfies Record<string, Job>
