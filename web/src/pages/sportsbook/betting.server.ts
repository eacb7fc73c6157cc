import { dayIn, instant } from '@ante/kit/instant'
import type { Site } from '../../app/document/context.ts'
import { read, readIfAllowed } from '../../app/api/load.server.ts'
import { isSignedIn } from '../../app/session/signed-in.ts'
import { choiceOf } from '../../features/sportsbook/board/choice.ts'
import { most } from '../listed.server.ts'
import { readBanners } from '../home/banners.server.ts'

/** The sportsbook as the address asks for it: the leagues, and either one match or the board. */
export async function loadBetting(site: Site, url: URL) {
  const choice = choiceOf(url.searchParams)
  const { timeZone, settings } = site
  const today = dayIn(timeZone, instant(Date.now()))
  // Of a day that is over its results are shown; today's board is of what can still be bet on.
  const isOver = choice.day !== undefined && choice.day < today
  // RG-11: who may not play follows nothing.
  const canFollow = isSignedIn(site.account) && !site.account.exclusion
  const [tree, fixture, board, announced, told, follows, jackpots] = await Promise.all([
    read(site, 'sportsbook.gettree', {}),
    choice.fixture
      ? read(site, 'sportsbook.getfixture', { id: choice.fixture }).then((answer) => answer.fixture)
      : undefined,
    choice.fixture
      ? undefined
      : read(site, 'sportsbook.getfixtures', {
          time_zone: timeZone,
          count: choice.shown,
          ...(choice.league ? { league: choice.league } : {}),
          ...(choice.live
            ? { live: '1' as const }
            : choice.day
              ? { day: choice.day, ...(isOver ? { finished: '1' as const } : {}) }
              : {}),
        }),
    readBanners(site, 'betting'),
    readIfAllowed(site, 'sportsbook.getlimits', {}),
    canFollow ? readIfAllowed(site, 'push.getfollows', {}) : undefined,
    readIfAllowed(site, 'Jackpots.get', { count: most }),
  ])
  const currency = told?.limits.stake_min.currency
  return {
    ...announced,
    choice,
    tree,
    fixture,
    board,
    today,
    timeZone,
    rules: settings.sportsbook,
    limits: told?.limits,
    follows: follows?.fixtures,
    // The one that a bet of this reader feeds.
    jackpot: jackpots?.items.find(
      ({ bets, levels, is_paused }) => bets && !is_paused && levels[0]?.amount.currency === currency
    ),
    noticeShown: settings.site.isVisibleNoticeBetting,
  }
}
