import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import type { CardTournament } from '../../features/tournaments/participation.ts'
import { TournamentCard } from '../../features/tournaments/tournament-card.tsx'
import { useTournaments } from '../../features/tournaments/use-tournaments.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ChipLink } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { loadTournaments } from './tournaments.server.ts'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadTournaments(context.get(siteContext), url)

const groups = ['all', 'active', 'future', 'finished'] as const

export default function Tournaments() {
  const t = useTranslations('tournaments')
  const areas = useTranslations('areas')
  const { status, items, page, pages, made } = useLoaderData<typeof loader>()
  const [tournaments, learn] = useTournaments<CardTournament>(items)
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={t('title')} description={t('description')} />
      <PageHeader title={t('title')} text={t('description')} art="tournaments/podium" />
      <nav aria-label={t('groups.label')} className="flex flex-wrap gap-2">
        {groups.map((group) => (
          <ChipLink
            key={group}
            chosen={status === group}
            to={group === 'all' ? '/tournaments' : `/tournaments?status=${group}`}
            preventScrollReset
          >
            {t(`groups.${group}`)}
          </ChipLink>
        ))}
        <ChipLink chosen={false} to="/draws">
          {areas('toDraws')}
        </ChipLink>
      </nav>
      {tournaments.length === 0 ? (
        <EmptyState icon="trophy" title={t('empty.title')} text={t('empty.text')}>
          <ButtonLink to="/gamehall">{areas('toHall')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
          {tournaments.map((tournament) => (
            <li key={tournament.id} className="grid">
              <TournamentCard tournament={tournament} made={made} onChange={learn} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} />
    </div>
  )
}
