import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useImage } from '../app/images.ts'
import { PageHead } from '../app/head.tsx'
import { Trail } from '../app/structured-data.tsx'
import { usePageAddress } from '../app/page-address.ts'
import { GameRail } from '../features/games/game-rail.tsx'
import { TournamentFacts } from '../features/tournaments/tournament-facts.tsx'
import { Story } from '../ui/story-card.tsx'
import { loadTournament } from './areas.server.ts'

export const loader = ({ context, params, url }: LoaderFunctionArgs) => loadTournament(context.get(siteContext), params['id'], url.pathname)

export default function Tournament() {
  const t = useTranslations('areas.tournaments')
  const { tournament, games } = useLoaderData<typeof loader>()
  const image = useImage()
  const address = usePageAddress()
  const { title, text } = tournament.description
  return (
    <div className="page grid gap-8 py-6 laptop:py-10">
      <PageHead title={title} description={t('description')} path={address('tournament', tournament.id, title)} />
      <Trail items={[{ label: t('title'), to: '/tournaments' }, { label: title }]} />
      <Story title={title} text={text} image={image('tournament', tournament.description)}>
        <TournamentFacts tournament={tournament} />
        {tournament.status !== 'finished' && <p className="text-14 text-chalk-3">{t('note')}</p>}
      </Story>
      {games.length > 0 && <GameRail title={t('games')} to={`/tournaments/${tournament.id}/gamehall`} games={games} />}
    </div>
  )
}
