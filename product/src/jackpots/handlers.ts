import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { listJackpots, listWinners } from './list-jackpots.ts'
import { listSeeds } from './list-seeds.ts'

export const handlers: Handlers<typeof endpoints> = {
  'Jackpots.get': listJackpots,
  'Jackpots.getWinners': listWinners,
  'Jackpots.getSeeds': listSeeds,
}
