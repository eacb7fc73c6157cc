import type { Context } from '@ante/kit/context'
import { endpoints } from './contract.ts'
import { listWinners } from './list-jackpots.ts'
import { listSeeds } from './list-seeds.ts'
export { prepareSeeds } from './list-seeds.ts'
import type { NewJackpot } from './store.ts'

/** A jackpot that bets at 1.50 or more feed, with one level: for tests of the sportsbook.*/
export const jackpotDraft = ({
  name,
  every,
  before,
  rate = 10_000,
}: {
  name: string
  every?: bigint
  before?: bigint
  rate?: number
}): NewJackpot => ({
  sysname: name,
  texts: { en: { title: 'Floodlight', text: '' } },
  images: {},
  currency: 'USD',
  levels: [{ name, seedMinor: 1_000n, ratePpm: rate, everyMinor: every ?? null, beforeMinor: before ?? null }],
  games: [],
  betsOddsLeast: 1_500,
})

export const listedWinners = async (context: Context) =>
  (await listWinners(context, endpoints['Jackpots.getWinners'].input.parse({}))).items
export const listedSeeds = async (context: Context) =>
  (await listSeeds(context, endpoints['Jackpots.getSeeds'].input.parse({}))).items
