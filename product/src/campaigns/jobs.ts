import type { Job } from '@ante/kit/context'
import { recheckLosses } from './recheck-losses.ts'
import { returnGifts, revokeGifts } from './revoke-gifts.ts'

export const jobs = {
  'campaigns.revoke-gifts': { run: revokeGifts },
  'campaigns.return-gifts': { run: returnGifts },
  'campaigns.recheck-losses': { run: recheckLosses },
} satisfies Record<string, Job>
