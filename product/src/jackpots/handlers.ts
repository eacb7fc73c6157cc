import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { listJackpots } from './list-jackpots.ts'

export const handlers: Handlers<typeof endpoints> = { 'Jackpots.get': listJackpots }
