import { linkTarget, settingGroup, sitePath } from '@ante/kit/contract'
import { z } from 'zod'

/** How long it is known which rounds and bets were counted, in days; what is older is told of no more. */
export const loyaltyPlays = z.object({ keepDays: z.number().int().min(31).max(3_650).default(62) }).prefault({})

/** Whole points that a member of staff may give and take in 24 hours without another's approval, and that may be given to and taken from one player. */
export const staffPoints = z.object({ aloneUpTo: z.number().int().min(0).max(10_000_000).default(50_000) }).prefault({})

export const settings = settingGroup({
  loyaltyPlays,
  staffPoints,
  /** By the names of the specification. Without points and levels only what an operator wrote about a programme is shown. */
  loyalty: z
    .object({
      /** The picture of a point. */
      coinIcon: sitePath.default(''),
      isEnableLoyalty: z.boolean().default(true),
      isEnableCharacters: z.boolean().default(true),
      placesWhereDisplayedCharacters: z.enum(['profile', 'loyalty', 'all']).default('all'),
      /** Where a player reads how the programme goes. */
      tutorialUrl: linkTarget.default(''),
      /** How news of loyalty are told: for how many seconds, and with which sound, if any. */
      notification: z
        .object({ duration: z.number().positive().max(60).default(5), sound: sitePath.default('') })
        .prefault({}),
    })
    .prefault({}),
})
