import type { Job } from '@ante/kit/context'
import { returnGifts, revokeGifts } from './revoke-gifts.ts'

export const jobs = {
  'campaigns.revoke-gifts': { run: revokeGifts },
  'campaigns.return-gifts': { run: returnGifts },
} satisfies Record<string, Job>
