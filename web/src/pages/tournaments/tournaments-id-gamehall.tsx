import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { Trail } from '../../app/document/structured-data.tsx'
import { GameTile } from '../../features/games/game-tile.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { loadTournamentGames } from './tournaments.server.ts'

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadTournamentGames(context.get(siteContext), params['id'], url)

export default function TournamentGames() {
  const t = useTranslations('tournaments')
  const { tournament, games, page, pages } = useLoaderData<typeof loader>()
  const { title } = tournament.description
  const to = `/tournaments/${tournament.id}`
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={t('gamesTitle', { name: title })} description={t('description')} />
      <Trail items={[{ label: t('title'), to: '/tournaments' }, { label: title, to }, { label: t('games') }]} />
      <PageHeader title={t('gamesTitle', { name: title })} text={t('gamesCount', { count: tournament.games_count })} />
      {games.length === 0 ? (
        <EmptyState icon="casino" title={t('noGames.title')} text={t('noGames.text')}>
          <ButtonLink to={to}>{t('open')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-2 gap-x-3 gap-y-6 tablet:grid-cols-4 laptop:gap-x-4 laptop:gap-y-8 wide:grid-cols-6">
          {games.map((game, index) => (
            <li key={game.sysname}>
              <GameTile game={game} shape="tall" eager={index < 6} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} />
    </div>
  )
}
