import type { Context, Job } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { supportSettings } from './contract.ts'
import { dropOld } from './store.ts'

export const jobs = {
  'support.drop-old': {
    everyMs: day,
    run: async ({ db, setting }: Context) => {
      const {
        keepVisitorDays: visitors,
        keepDays: players,
        keepTicketDays: tickets,
      } = setting('support', supportSettings)
      await db.write((tx) => dropOld(tx, { visitors, players, tickets }))
    },
  },
} satisfies Record<string, Job>
