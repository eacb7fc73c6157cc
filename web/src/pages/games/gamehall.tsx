import { writeTimes } from '@ante/kit/numeral'
import { pictureShapes } from '@ante/kit/picture'
import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { useSettings } from '../../app/document/site-data.ts'
import { BannerPlace } from '../../features/banners/banner-place.tsx'
import { GameTile, shapeOf } from '../../features/games/game-tile.tsx'
import { HallSort } from '../../features/games/hall-sort.tsx'
import { HallFilters } from '../../features/games/hall-filters.tsx'
import type { TileGame } from '../../features/games/tile-game.ts'
import { gamesBefore, hallAddress, hallPage, type HallQuery, hallStep } from '../../features/games/hall-query.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Picture } from '../../ui/picture.tsx'
import { loadHall } from './gamehall.server.ts'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadHall(context.get(siteContext), url)

const columns = {
  vertical: 'grid-cols-2 tablet:grid-cols-4 laptop:grid-cols-4 wide:grid-cols-5 desktop:grid-cols-6 large:grid-cols-8',
  horizontal: 'grid-cols-1 min-[26rem]:grid-cols-2 tablet:grid-cols-3 desktop:grid-cols-4 large:grid-cols-6',
}

export default function Gamehall() {
  const t = useTranslations('lobby')
  const { query, categories, studios, games, total, hasSport, banners, made } = useLoaderData<typeof loader>()
  const { type } = useSettings('games').item
  const chosen = categories.find(({ sysname }) => sysname === query.category)
  const title = chosen?.name ?? t('title')
  const locale = useLocale()
  // Then its picture is the first of the page.
  const isAnnounced = banners.length > 0
  const bestNote = ({ bestWin }: TileGame) =>
    bestWin === undefined ? undefined : t('bestWin', { times: writeTimes(bestWin, locale) })
  const empty = query.category === 'favourites' && query.providers.length === 0 ? 'emptyFavourites' : 'empty'
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={title} description={t('description')} />
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="font-display text-36">{title}</h1>
        <p className="figures text-chalk-3" aria-live="polite">
          {t('intro', { count: total })}
        </p>
        {query.category !== 'favourites' && <HallSort query={query} />}
      </header>
      <BannerPlace banners={banners} made={made} look="low" first />
      <HallFilters query={query} categories={categories} studios={studios} />
      <h2 className="sr-only">{t('intro', { count: total })}</h2>
      {games.length === 0 ? (
        <EmptyState
          icon="casino"
          title={query.search ? t('emptySearch', { query: query.search }) : t(`${empty}.title`)}
          text={t(`${empty}.text`)}
        >
          <ButtonLink to="/gamehall" look="plain">
            {t('empty.action')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className={`grid gap-x-3 gap-y-6 laptop:gap-x-4 laptop:gap-y-8 ${columns[type]}`}>
          {games.map((game, index) => (
            <li key={game.sysname}>
              <GameTile
                game={game}
                shape={shapeOf(type)}
                eager={!isAnnounced && index < 4}
                waits={isAnnounced}
                note={bestNote(game)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasSport && query.category === '' && query.providers.length === 0 && query.search === '' && <SportEntry />}
      {games.length > 0 && <More query={query} last={gamesBefore(query) + games.length} total={total} />}
    </div>
  )
}

/** LOBBY-11: more of this page; at its end, and from then on, the other pages. */
function More({ query, last, total }: { query: HallQuery; last: number; total: number }) {
  const t = useTranslations('lobby')
  const common = useTranslations('common')
  const isWhole = query.shown === hallPage || last >= total
  if (last >= total && query.page === 1) return null
  return (
    <div className="grid justify-items-center gap-3 pt-4">
      <p className="figures text-14 text-chalk-3">{t('shown', { shown: last, total })}</p>
      {!isWhole && (
        <ButtonLink
          to={hallAddress({ ...query, shown: query.shown + hallStep })}
          look="plain"
          size="large"
          preventScrollReset
          replace
        >
          {common('showMore')}
        </ButtonLink>
      )}
      {(isWhole || query.page > 1) && (
        <Pagination page={query.page} pages={Math.ceil(total / hallPage)} without="shown" />
      )}
    </div>
  )
}

/** LOBBY-04: from the hall to the sportsbook. */
function SportEntry() {
  const t = useTranslations('lobby.sport')
  return (
    <section
      aria-label={t('title')}
      className="relative isolate grid overflow-hidden rounded-3 bg-surface-1 ring-1 ring-line"
    >
      <div className="area-art picture-waits">
        <Picture
          name="heroes/match-night"
          {...pictureShapes.area}
          phone={pictureShapes.areaOnPhone}
          className="size-full object-cover"
        />
      </div>
      <div className="grid content-center justify-items-start gap-2 p-5 tablet:min-h-40 tablet:w-[56%] tablet:p-7">
        <h2 className="font-display text-28">{t('title')}</h2>
        <p className="text-14 text-chalk-2">{t('text')}</p>
        <ButtonLink to="/betting" look="plain" icon="sport" className="mt-2">
          {t('action')}
        </ButtonLink>
      </div>
    </section>
  )
}
