import type { Job } from '@ante/kit/context'

export const jobs = {} satisfies Record<string, Job>
