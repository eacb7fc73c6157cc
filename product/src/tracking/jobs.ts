import type { Context, Job } from '@ante/kit/context'
import { day, hour } from '@ante/kit/instant'
import { askFraud } from './ask-fraud.ts'
import { countDays } from './count-steps.ts'
import { trackingSettings } from './contract.ts'
import { resendPostbacks, sendPostback } from './postbacks.ts'
import { dropOld } from './store.ts'

export const jobs = {
  'tracking.send-postback': { run: sendPostback },
  'tracking.ask-fraud': { run: askFraud },
  'tracking.resend-postbacks': { run: resendPostbacks, everyMs: hour },
  'tracking.count-days': { run: countDays, everyMs: hour },
  'tracking.drop-old': {
    everyMs: day,
    run: async ({ db, setting }: Context) => {
      const { publishers, eventDays } = setting('tracking', trackingSettings)
      await db.write((tx) => dropOld(tx, { visits: publishers.days, events: eventDays }))
    },
  },
} satisfies Record<string, Job>
