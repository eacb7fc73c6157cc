import { day, dayIn, instant } from '@ante/kit/instant'
import { redirect } from 'react-router'
import type { Site } from '../../app/document/context.ts'
import { read } from '../../app/api/load.server.ts'
import { nextDay, startOfDay } from '../../features/sportsbook/board/days.ts'
import { betsPerPage, betsQuery, statesOf } from '../../features/sportsbook/bets/bets-query.ts'

const roundsPerPage = 30

/** The history of bets, or with `?view=casino` that of casino rounds. */
export async function loadBets(site: Site, url: URL) {
  // BET-03.
  if (!site.settings.site.isBetHistoryEnable) throw redirect('/profile/settings')
  const query = betsQuery(url.searchParams)
  if (url.searchParams.get('view') === 'casino') {
    const [{ rounds, has_more }, exported] = await Promise.all([
      read(site, 'games.getHistory', { offset: (query.page - 1) * roundsPerPage, count: roundsPerPage }),
      readExport(site),
    ])
    return { view: 'casino' as const, page: query.page, rounds, hasMore: has_more, exported }
  }
  const states = statesOf[query.filter]
  const { items, count } = await read(site, 'sportsbook.getbets', {
    offset: (query.page - 1) * betsPerPage,
    count: betsPerPage,
    ...(states ? { states: [...states] } : {}),
    ...(query.from ? { from: startOfDay(query.from, site.timeZone).toISOString() } : {}),
    ...(query.to ? { to: startOfDay(nextDay(query.to), site.timeZone).toISOString() } : {}),
  })
  return { view: 'sport' as const, query, bets: items, count }
}

/** GAME-13: offered only where general info says so. The form begins with the last thirty days. */
async function readExport(site: Site) {
  if (!site.settings.general.is_game_history_export_enabled) return null
  const { request } = await read(site, 'games.gethistoryexportrequest', {})
  const now = Date.now()
  return {
    request,
    days: { from: dayIn(site.timeZone, instant(now - 29 * day)), to: dayIn(site.timeZone, instant(now)) },
    timeZone: site.timeZone,
  }
}
