import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useImage } from '../../app/document/images.ts'
import { PageHead } from '../../app/document/head.tsx'
import { Trail } from '../../app/document/structured-data.tsx'
import { usePageAddress } from '../../app/navigation/page-address.ts'
import { GameRail } from '../../features/games/game-rail.tsx'
import { DrawAlgorithm } from '../../features/jackpots/draw-algorithm.tsx'
import { DrawSeeds } from '../../features/jackpots/draw-seeds.tsx'
import { LevelFacts } from '../../features/jackpots/level-facts.tsx'
import { Meters } from '../../features/jackpots/meters.tsx'
import { useMeters } from '../../features/jackpots/use-meters.ts'
import { WinnerList } from '../../features/jackpots/winner-list.tsx'
import { usePriceText } from '../../features/sportsbook/price-text.ts'
import { Story } from '../../ui/story-card.tsx'
import { loadJackpot } from './jackpots.server.ts'

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadJackpot(context.get(siteContext), params['id'], url.pathname)

export default function Jackpot() {
  const t = useTranslations('areas.jackpots')
  const { jackpot, games, winners, seeds } = useLoaderData<typeof loader>()
  const image = useImage()
  const address = usePageAddress()
  const priceText = usePriceText()
  const meters = useMeters([jackpot])
  const { title, text } = jackpot.description
  return (
    <div className="page grid gap-8 py-6 laptop:py-10">
      <PageHead title={title} description={t('description')} path={address('jackpot', jackpot.id, title)} />
      <Trail items={[{ label: t('title'), to: '/jackpots' }, { label: title }]} />
      <Story title={title} text={text} image={image('jackpot', jackpot.description)}>
        <Meters levels={meters.get(jackpot.id) ?? jackpot.levels} label={t('levels')} />
      </Story>
      <LevelFacts jackpot={jackpot} betOdds={jackpot.bets ? priceText.wire(jackpot.bets.odds_least) : undefined} />
      <WinnerList winners={winners} />
      {seeds.length > 0 && <DrawSeeds seeds={seeds} />}
      {seeds.length > 0 && <DrawAlgorithm id={jackpot.id} levels={jackpot.levels} />}
      {games.length > 0 && <GameRail title={t('games')} games={games} />}
    </div>
  )
}
