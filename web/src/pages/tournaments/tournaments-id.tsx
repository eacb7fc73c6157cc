import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { Trail } from '../../app/document/structured-data.tsx'
import { usePageAddress } from '../../app/navigation/page-address.ts'
import { GameRail } from '../../features/games/game-rail.tsx'
import { Board, Winners } from '../../features/tournaments/board.tsx'
import { StageBoard } from '../../features/tournaments/stage-board.tsx'
import { Prizes, Rules, Who } from '../../features/tournaments/terms.tsx'
import { TournamentHero } from '../../features/tournaments/tournament-hero.tsx'
import { useLiveTournament } from '../../features/tournaments/use-tournaments.ts'
import { DeferredSection } from '../../ui/deferred-section.tsx'
import { loadTournament } from './tournaments.server.ts'

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadTournament(context.get(siteContext), params['id'], url.pathname)

export default function TournamentPage() {
  const t = useTranslations('tournaments')
  const { tournament: loaded, games, countryNames, made } = useLoaderData<typeof loader>()
  const [tournament, learn] = useLiveTournament(loaded)
  const address = usePageAddress()
  const { title } = tournament.description
  return (
    <div className="page grid gap-8 py-6 laptop:py-10">
      <PageHead title={title} description={t('description')} path={address('tournament', tournament.id, title)} />
      <Trail items={[{ label: t('title'), to: '/tournaments' }, { label: title }]} />
      <TournamentHero tournament={tournament} made={made} onChange={learn} />
      <div className="grid items-start gap-8 laptop:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid gap-8">
          {tournament.status === 'finished' && <Winners tournament={tournament} />}
          {!(tournament.is_closed && tournament.leaderboard.length === 0) && <Board tournament={tournament} />}
          {tournament.stages && <StageBoard stages={tournament.stages} />}
          <Rules tournament={tournament} />
        </div>
        <div className="grid gap-4 tablet:max-laptop:grid-cols-2">
          <Prizes tournament={tournament} />
          <Who tournament={tournament} countryNames={countryNames} />
        </div>
      </div>
      {games.length > 0 && (
        // Its pictures would share the line with the hero's, which is looked at first.
        <DeferredSection height={19}>
          <GameRail title={t('games')} to={`/tournaments/${tournament.id}/gamehall`} games={games} />
        </DeferredSection>
      )}
    </div>
  )
}
