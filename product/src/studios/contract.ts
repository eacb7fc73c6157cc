import { sysname } from '@ante/arcade/rules/protocol'
import { eventGroup, groupWith, settingGroup, topicGroup } from '@ante/kit/contract'
import type { SentencedReasons } from '@ante/texts/messages'
import { z } from 'zod'
import { reasons as gameReasons } from '../games/contract.ts'

/** Why this module refuses. */
export const reasons = { studio_unavailable: 503, no_test_play: 409 } as const satisfies SentencedReasons

export const endpoints = groupWith(
  { ...reasons, game_disabled: gameReasons.game_disabled },
  {
    /** Opens a game of another studio for money: the address that its frame holds. */
    'studios.launch': {
      method: 'POST',
      access: 'player',
      input: z.object({ sysname }),
      output: z.object({ url: z.string() }),
      errors: [
        'InvalidParameter',
        'InvalidRequest/not_found',
        'InvalidRequest/game_disabled',
        'SumsubVerificationRequired',
        'InvalidRequest/studio_unavailable',
        'InvalidRequest/no_test_play',
      ],
      limit: 30,
    },
  }
)
export const topics = topicGroup({})
export const events = eventGroup({})

export const studioSettings = z
  .object({
    /** So long a frame may be played in after it was opened; then it is opened anew. */
    sessionHours: z.number().int().min(1).max(72).default(12),
    /** A round of which its studio says nothing for so long ends as it stands; what it wins later is paid all the same. */
    quietHours: z.number().int().min(1).max(720).default(24),
    /** So long a studio may repeat a call, or take it back; afterwards its number is forgotten. */
    keysDays: z.number().int().min(31).max(3_650).default(400),
  })
  .prefault({})
export const settings = settingGroup({ studios: studioSettings })
