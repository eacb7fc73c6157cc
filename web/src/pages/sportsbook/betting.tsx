import { siteContext } from '@ante/web/context'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { useSettings } from '../../app/document/site-data.ts'
import { BannerPlace } from '../../features/banners/banner-place.tsx'
import { JackpotStrip } from '../../features/jackpots/jackpot-strip.tsx'
import { Board } from '../../features/sportsbook/board/board.tsx'
import { Days, LeagueChips, leaguesOf, LeagueTree } from '../../features/sportsbook/board/filters.tsx'
import { FixtureView } from '../../features/sportsbook/board/fixture-view.tsx'
import { BettingNotice } from '../../features/sportsbook/board/notice.tsx'
import { SlipBar, SlipColumn, useSlipRules } from '../../features/sportsbook/slip/slip-places.tsx'
import { usePickFromAddress } from '../../features/sportsbook/slip/pick-from-address.ts'
import { Badge } from '../../ui/badge.tsx'
import { loadBetting } from './betting.server.ts'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadBetting(context.get(siteContext), url)

export default function Betting() {
  const t = useTranslations('betting')
  const {
    choice,
    tree,
    fixture,
    board,
    today,
    timeZone,
    rules: settings,
    limits,
    follows,
    noticeShown,
    jackpot,
    banners,
    made,
  } = useLoaderData<typeof loader>()
  const rules = useSlipRules(settings, limits)
  const leagues = leaguesOf(tree)
  const league = leagues.find(({ id, sysname }) => choice.league === sysname || choice.league === id)
  const liveCount = tree.sports.reduce((sum, { live }) => sum + live, 0)
  useFreshBoard(timeZone)
  usePickFromAddress(fixture)
  const title = fixture
    ? t('matchTitle', { home: fixture.home.name, away: fixture.away.name })
    : league
      ? t('leagueTitle', { league: league.name })
      : t('title')
  return (
    <div className="page grid items-start gap-5 py-5 max-laptop:pb-24 laptop:grid-cols-[minmax(0,1fr)_19rem] laptop:py-7 wide:gap-6 grid-cols-[minmax(0,1fr)] wide:grid-cols-[minmax(0,1fr)_20rem] desktop:grid-cols-[12rem_minmax(0,1fr)_20rem]">
      <PageHead title={title} description={t('description')} />
      <div className="sticky top-[calc(var(--header)+1.75rem)] hidden max-h-[calc(100dvh-var(--header)-3.5rem)] overflow-y-auto desktop:block">
        <LeagueTree tree={tree} choice={choice} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        {noticeShown && <BettingNotice />}
        {jackpot && !fixture && <JackpotStrip jackpot={jackpot} />}
        {fixture ? (
          <FixtureView key={fixture.id} fixture={fixture} choice={choice} follows={follows} />
        ) : (
          board && (
            <>
              <Heading
                title={league?.name ?? t(choice.live ? 'heading.live' : 'heading.all')}
                count={board.count}
                isReplay={league?.replay ?? (leagues.length > 0 && leagues.every(({ replay }) => replay))}
              />
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
                <Days days={board.days} choice={choice} today={today} liveCount={league ? league.live : liveCount} />
                <div className="desktop:hidden">
                  <LeagueChips tree={tree} choice={choice} />
                </div>
              </div>
              <Board fixtures={board.items} count={board.count} choice={choice} today={today} follows={follows} />
              <BannerPlace banners={banners} made={made} look="low" />
            </>
          )
        )}
      </div>
      <div className="sticky top-[calc(var(--header)+1.75rem)] hidden max-h-[calc(100dvh-var(--header)-3.5rem)] overflow-y-auto overscroll-contain rounded-3 laptop:block">
        <SlipColumn rules={rules} />
      </div>
      <SlipBar rules={rules} />
    </div>
  )
}

/** `isReplay`: nothing but real seasons of the past, so nothing here is invented. */
function Heading({ title, count, isReplay }: { title: string; count: number; isReplay: boolean }) {
  const t = useTranslations('betting')
  const { isSimulation } = useSettings('site')
  return (
    <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 className="font-display text-36">{title}</h1>
      <p className="figures text-chalk-3">{t('count', { count })}</p>
      {(isReplay || isSimulation) && (
        <span className="ms-auto self-center" title={t(isReplay ? 'replaySeasonNote' : 'simulationNote')}>
          <Badge tone="info">{t(isReplay ? 'replay' : 'simulation')}</Badge>
        </span>
      )}
    </header>
  )
}

const freshEvery = 60_000

/** Matches begin and end: the board is read anew every minute, and at once when the reader's time zone is not the one it was made for. */
function useFreshBoard(madeFor: string): void {
  const timeZone = useTimeZone()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (timeZone && timeZone !== madeFor) void revalidate()
  }, [timeZone, madeFor, revalidate])
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate()
    }, freshEvery)
    return () => clearInterval(timer)
  }, [revalidate])
}
