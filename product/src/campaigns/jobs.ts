import type { Job } from '@ante/kit/context'
import { revokeGifts } from './revoke-gifts.ts'

export const jobs = { 'campaigns.revoke-gifts': { run: revokeGifts } } satisfies Record<string, Job>
