import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useImage } from '../app/images.ts'
import { PageHead } from '../app/head.tsx'
import { usePageAddress } from '../app/page-address.ts'
import { TournamentFacts } from '../features/tournaments/tournament-facts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ChipLink } from '../ui/chip.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { StoryCard } from '../ui/story-card.tsx'
import { loadTournaments } from './areas.server.ts'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadTournaments(context.get(siteContext), url)

const groups = ['all', 'active', 'future', 'finished'] as const

export default function Tournaments() {
  const t = useTranslations('areas')
  const { status, items } = useLoaderData<typeof loader>()
  const image = useImage()
  const address = usePageAddress()
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={t('tournaments.title')} description={t('tournaments.description')} />
      <PageHeader title={t('tournaments.title')} text={t('tournaments.description')} art="tournaments/podium" />
      <nav aria-label={t('tournaments.groups.label')} className="flex flex-wrap gap-2">
        {groups.map((group) => (
          <ChipLink key={group} chosen={status === group} to={group === 'all' ? '/tournaments' : `/tournaments?status=${group}`} preventScrollReset>
            {t(`tournaments.groups.${group}`)}
          </ChipLink>
        ))}
      </nav>
      {items.length === 0 ? (
        <EmptyState icon="trophy" title={t('tournaments.empty.title')} text={t('tournaments.empty.text')}>
          <ButtonLink to="/gamehall">{t('toHall')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
          {items.map((tournament) => (
            <li key={tournament.id}>
              <StoryCard
                to={address('tournament', tournament.id, tournament.description.title)}
                title={tournament.description.title}
                text={tournament.description.text}
                image={image('tournament', tournament.description)}
              >
                <TournamentFacts tournament={tournament} />
              </StoryCard>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
