import { currencies } from '@ante/kit/money'
import { keysOf, recordOf } from '@ante/kit/record'
import { z } from 'zod'

/** What an operator uses of what people may say no to. */
export const trackingSettings = z
  .object({
    consent: z
      .object({
        /** Raised when more is used than people were asked about: everybody is asked anew. */
        version: z.number().int().min(1).max(999_999).default(1),
        /** Asks with the first page. Otherwise it is asked where something waits for the answer: a vendor is used, or a link led here. */
        isAskedAtOnce: z.boolean().default(false),
      })
      .prefault({}),
    publishers: z
      .object({
        isEnabled: z.boolean().default(true),
        /** Who registers so long after following a link has come by it. */
        days: z.number().int().min(1).max(400).default(90),
      })
      .prefault({}),
    /** How long the rows behind the funnel and retention are kept: from then on only their counts are. Who plays or pays in later is no new player. */
    countDays: z.number().int().min(35).max(400).default(40),
    /** How long what people do on the site is kept. */
    eventDays: z.number().int().min(1).max(1000).default(400),
    /** A withdrawal from so much on, in minor units, is held where the fraud vendor does not answer. */
    largeWithdrawal: z
      .object(recordOf(keysOf(currencies), () => z.number().int().min(0).default(100_000)))
      .prefault({}),
  })
  .prefault({})
