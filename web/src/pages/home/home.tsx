import { siteContext } from '@ante/web/context'
import type { ReactNode } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { SiteFacts } from '../../app/document/structured-data.tsx'
import { BannerPlace } from '../../features/banners/banner-place.tsx'
import { GameHero } from '../../features/games/game-hero.tsx'
import { GameRail } from '../../features/games/game-rail.tsx'
import { GameShelf } from '../../features/games/game-shelf.tsx'
import { StudioCard } from '../../features/games/studio-card.tsx'
import { FixtureRail } from '../../features/sportsbook/live-rail.tsx'
import { FixtureBoard } from '../../features/sportsbook/fixture-board.tsx'
import { useFeaturedFixtures } from '../../features/sportsbook/use-featured-fixtures.ts'
import { JackpotList } from '../../features/jackpots/jackpot-list.tsx'
import { TournamentSpot } from '../../features/tournaments/tournament-spot.tsx'
import { WinRail } from '../../features/tournaments/win-rail.tsx'
import { DeferredSection } from '../../ui/deferred-section.tsx'
import { Rail } from '../../ui/rail.tsx'
import { StoryCard } from '../../ui/story-card.tsx'
import { loadHome } from './home.server.ts'
import { HouseNotes } from '../../features/shell/house-notes.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context.get(siteContext))

const onBoard = 3

export default function Home() {
  const t = useTranslations()
  const {
    hero,
    played,
    open,
    liked,
    rails,
    shelves,
    studios,
    wins,
    tournaments,
    promotions,
    jackpots,
    banners,
    made,
    featured,
  } = useLoaderData<typeof loader>()
  const { fixtures, live } = useFeaturedFixtures(featured)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 py-4 tablet:py-6 laptop:gap-14">
      <PageHead title={t('home.title')} />
      <SiteFacts />
      {hero && <Opening hero={hero} fixtures={fixtures} live={live} />}
      {played.length > 0 && (
        <GameRail
          title={t('home.continue')}
          games={played}
          shape="wide"
          notes={Object.fromEntries(open.map((sysname) => [sysname, t('lobby.roundOpen')]))}
        />
      )}
      {liked.length > 0 && <GameRail title={t('lobby.favourites')} to="/gamehall?category=favourites" games={liked} />}
      {/* Wide screens have the first ones on the board beside the hero. */}
      {fixtures.length > 0 && (
        <div className={hero ? 'wide:hidden' : ''}>
          <FixtureRail fixtures={fixtures} live={live} />
        </div>
      )}
      {rails.slice(0, 1).map(kindRail)}
      <BannerPlace banners={banners} made={made} />
      {rails.slice(1).map(kindRail)}
      <Shelves shelves={shelves} />
      {studios.length > 0 && (
        <DeferredSection height={9.5} wideHeight={10}>
          <Rail title={t('home.providers')} more={<More to="/providers" title={t('home.providers')} />}>
            {studios.map((studio) => (
              <li key={studio.sysname} className="w-[11.5rem] tablet:w-[15.5rem]">
                <StudioCard studio={studio} />
              </li>
            ))}
          </Rail>
        </DeferredSection>
      )}
      <Contests tournaments={tournaments} jackpots={jackpots} made={made} />
      <Stories title={t('home.promotions')} stories={promotions} />
      {wins.length > 0 && (
        <DeferredSection height={13}>
          <WinRail wins={wins} more={t('common.showAll')} />
        </DeferredSection>
      )}
      <DeferredSection height={22.5} wideHeight={8.25}>
        <HouseNotes />
      </DeferredSection>
    </div>
  )
}

/** The first thing of the page: a game, and beside it on wide screens the first fixtures. */
function Opening({
  hero,
  fixtures,
  live,
}: { hero: Parameters<typeof GameHero>[0]['game'] } & Pick<
  ReturnType<typeof useFeaturedFixtures>,
  'fixtures' | 'live'
>) {
  return (
    <div
      className={`grid gap-4 ${fixtures.length > 0 ? 'wide:grid-cols-[1.85fr_1fr] desktop:grid-cols-[2.1fr_1fr]' : ''}`}
    >
      <GameHero game={hero} />
      {fixtures.length > 0 && (
        <div className="hidden wide:block">
          <FixtureBoard fixtures={fixtures.slice(0, onBoard)} live={live} />
        </div>
      )}
    </div>
  )
}

const kindRail = ({ sysname, name, games }: Awaited<ReturnType<typeof loadHome>>['rails'][number]) => (
  <DeferredSection key={sysname} height={19}>
    <GameRail title={name} to={`/gamehall?category=${sysname}`} games={games} />
  </DeferredSection>
)

/** Kinds with few games, beside each other. */
function Shelves({ shelves }: Pick<Awaited<ReturnType<typeof loadHome>>, 'shelves'>) {
  if (shelves.length === 0) return null
  return (
    <DeferredSection height={26}>
      <div
        className={`grid gap-10 tablet:grid-cols-2 tablet:gap-x-6 laptop:gap-x-8 ${shelves.length > 2 ? 'wide:grid-cols-3' : ''}`}
      >
        {shelves.map(({ sysname, name, games }) => (
          <GameShelf
            key={sysname}
            title={name}
            to={`/gamehall?category=${sysname}`}
            games={games}
            wide={shelves.length < 3}
          />
        ))}
      </div>
    </DeferredSection>
  )
}

type Story = Awaited<ReturnType<typeof loadHome>>['promotions'][number]

/** What is played for tonight, and what the meters hold. */
function Contests({
  tournaments,
  jackpots,
  made,
}: Pick<Awaited<ReturnType<typeof loadHome>>, 'tournaments' | 'jackpots' | 'made'>) {
  const t = useTranslations('home')
  return (
    <>
      {tournaments.length > 0 && (
        <Section title={t('tournaments')} to="/tournaments" height={32.5} wideHeight={36.5}>
          <ul className="grid gap-4 wide:grid-cols-2">
            {tournaments.map((tournament) => (
              <li key={tournament.id} className="grid only:wide:col-span-2">
                <TournamentSpot tournament={tournament} made={made} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {jackpots.length > 0 && (
        <Section title={t('jackpots')} to="/jackpots" height={20}>
          <JackpotList
            jackpots={jackpots}
            label={t('meters')}
            level="h3"
            columns="tablet:grid-cols-2 wide:grid-cols-3"
          />
        </Section>
      )}
    </>
  )
}

/** A row of what an operator announced; nothing where there is nothing. */
function Stories({ title, stories }: { title: string; stories: readonly Story[] }) {
  if (stories.length === 0) return null
  return (
    <DeferredSection height={26} wideHeight={27}>
      <Rail title={title} more={<More to="/promotions" title={title} />}>
        {stories.map((story) => (
          <li
            key={story.to}
            className="grid w-[17.5rem] tablet:w-[21rem] wide:w-[calc((min(100rem,100vw)-var(--rail)-4rem-2rem)/3)] wide:max-w-[26rem]"
          >
            <StoryCard {...story} level="h3" />
          </li>
        ))}
      </Rail>
    </DeferredSection>
  )
}

/** A part of the page with the way to the whole of it. */
function Section({
  title,
  to,
  children,
  ...heights
}: {
  title: string
  to: string
  height: number
  wideHeight?: number
  children: ReactNode
}) {
  return (
    <DeferredSection {...heights}>
      <section className="grid gap-3 laptop:gap-4">
        <div className="flex min-h-9 items-center justify-between gap-4">
          <h2 className="font-display text-22 laptop:text-[1.625rem]">{title}</h2>
          <More to={to} title={title} />
        </div>
        {children}
      </section>
    </DeferredSection>
  )
}

function More({ to, title }: { to: string; title: string }) {
  const t = useTranslations('common')
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center rounded-1 px-2 text-14 font-medium whitespace-nowrap text-chalk-2 hover:text-chalk"
      aria-label={`${t('showAll')}: ${title}`}
    >
      {t('showAll')}
    </Link>
  )
}
