import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useImage } from '../../app/document/images.ts'
import { PageHead } from '../../app/document/head.tsx'
import { Trail } from '../../app/document/structured-data.tsx'
import { DrawFacts, DrawState } from '../../features/draws/draw-facts.tsx'
import { OwnTickets } from '../../features/draws/own-tickets.tsx'
import { PrizeList } from '../../features/draws/prize-list.tsx'
import { DrawProof } from '../../features/draws/proof.tsx'
import { DrawRules } from '../../features/draws/rules.tsx'
import { useDraw } from '../../features/draws/use-draw.ts'
import { GameRail } from '../../features/games/game-rail.tsx'
import { DeferredSection } from '../../ui/deferred-section.tsx'
import { Story } from '../../ui/story-card.tsx'
import { loadDraw } from './draws.server.ts'

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadDraw(context.get(siteContext), params['id'], url.pathname)

export default function DrawPage() {
  const t = useTranslations('draws')
  const { draw: loaded, games, made } = useLoaderData<typeof loader>()
  const [draw, reload] = useDraw(loaded)
  const image = useImage()
  const { title, text } = draw.description
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6 laptop:py-10">
      <PageHead title={title} description={t('description')} path={`/draws/${draw.id}`} />
      <Trail items={[{ label: t('title'), to: '/draws' }, { label: title }]} />
      <Story title={title} text={text} image={image('tournament', draw.description)}>
        <DrawState draw={draw} />
        <DrawFacts draw={draw} made={made} />
      </Story>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 laptop:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <PrizeList draw={draw} />
          <DrawProof draw={draw} />
        </div>
        {/* On a phone a player looks for their tickets first. */}
        <div
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${draw.kind === 'raffle' ? 'max-laptop:order-first' : ''}`}
        >
          {draw.kind === 'raffle' && <OwnTickets draw={draw} onChange={reload} />}
          <DrawRules draw={draw} />
        </div>
      </div>
      {games.length > 0 && (
        <DeferredSection height={19}>
          <GameRail title={t('games')} games={games} />
        </DeferredSection>
      )}
    </div>
  )
}
