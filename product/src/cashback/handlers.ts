import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { listRunning } from './list-running.ts'

export const handlers: Handlers<typeof endpoints> = {
  'cashbacks.getrunning': listRunning,
}
