import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { Trail } from '../../app/document/structured-data.tsx'
import { usePageAddress } from '../../app/navigation/page-address.ts'
import { ClosedPlace } from '../../app/protection/closed-place.tsx'
import { GameFacts } from '../../features/games/game-facts.tsx'
import { GameRail } from '../../features/games/game-rail.tsx'
import { GameStage } from '../../features/games/game-stage.tsx'
import { SystemPage } from '../../features/system/system-page.tsx'
import { loadGame } from './game-sysname.server.ts'

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadGame(context.get(siteContext), params['sysname'] ?? '', url.pathname)

export default function GamePage() {
  const t = useTranslations('game')
  const nav = useTranslations('shell.nav')
  const address = usePageAddress()
  const { game, facts, canStart, isRemote, openRound, neighbours, exclusion, limits } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title={t('title', { name: game.name })}
        description={t('description', { name: game.name, studio: game.studioName })}
        path={address('game', game.sysname, game.name)}
      />
      {exclusion ? (
        <div className="page pt-8">
          <ClosedPlace what="play" exclusion={exclusion} />
        </div>
      ) : canStart ? (
        <GameStage
          key={game.sysname}
          game={{ ...game, isRemote }}
          openRound={openRound}
          limits={limits}
          onRules={() => document.getElementById('rules')?.scrollIntoView({ behavior: 'smooth' })}
        />
      ) : (
        <SystemPage name="slot" />
      )}
      <div className="page grid gap-10 py-8">
        <Trail
          items={[
            { label: nav('casino'), to: '/gamehall' },
            { label: game.studioName, to: `/gamehall?providers=${game.studio}` },
            { label: game.name },
          ]}
        />
        {facts && <GameFacts facts={facts} sysname={game.sysname} />}
        {neighbours.length > 0 && (
          <GameRail
            title={t('moreFrom', { studio: game.studioName })}
            to={`/gamehall?providers=${game.studio}`}
            games={neighbours}
          />
        )}
      </div>
    </>
  )
}
