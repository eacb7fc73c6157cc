import { read } from '../../app/api/load.server.ts'
import type { Site } from '../../app/document/context.ts'
import { gamesOf, most, one } from '../listed.server.ts'

const winnersShown = 20
/** The day to come, today, and a week that can be checked. */
const seedsShown = 9

export const loadJackpots = async (site: Site) => (await read(site, 'Jackpots.get', { count: most })).items

export async function loadJackpot(site: Site, id: string | undefined, path: string) {
  const jackpot = await one((params) => site.call('Jackpots.get', params), id, path)
  const [games, winners, seeds] = await Promise.all([
    gamesOf(site, jackpot.games, 0, most),
    read(site, 'Jackpots.getWinners', { id: jackpot.id, count: winnersShown }),
    jackpot.bets ? read(site, 'Jackpots.getSeeds', { count: seedsShown }) : undefined,
  ])
  return { jackpot, games, winners: winners.items, seeds: seeds?.items ?? [] }
}
