import { useTranslations } from 'use-intl'
import { useExclusion } from '../../app/session/exclusion.ts'
import { useNumberText } from '../../app/texts/number-text.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { GameArt } from './game-art.tsx'
import type { TileGame } from './tile-game.ts'

/** The one editorial place of the home page: a game, its name large, its exact return as the argument. */
export function GameHero({ game }: { game: TileGame }) {
  const { percent } = useNumberText()
  const t = useTranslations('home.hero')
  const shell = useTranslations('shell')
  // The page of a game is closed to whoever may not play; until when is above, on every page.
  const exclusion = useExclusion()
  return (
    <section className="relative isolate grid min-h-[32rem] content-end overflow-hidden rounded-3 ring-1 ring-line tablet:min-h-[27rem] desktop:min-h-[30rem]">
      <div className="absolute inset-0 -z-20">
        <GameArt game={game} shape="hero" eager first />
      </div>
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-[oklch(10%_0.02_170/0.96)] from-15% via-[oklch(10%_0.02_170/0.72)] via-50% to-transparent to-85% tablet:bg-linear-to-r tablet:from-0% tablet:via-[oklch(10%_0.02_170/0.6)] tablet:via-45% rtl:tablet:bg-linear-to-l" />
      <div className="grid justify-items-start gap-4 p-5 text-[oklch(95.5%_0.013_92)] tablet:max-w-[34rem] tablet:p-9">
        <p className="kicker text-[oklch(84%_0.06_70)]!">{t('kicker')}</p>
        <h1 className="font-display text-48 text-balance tablet:text-64">{game.name}</h1>
        <p className="max-w-[36ch] text-14 text-[oklch(86%_0.014_105)] tablet:text-16">{t('note')}</p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {exclusion ? (
            <p className="text-16 font-semibold">{shell('exclusion.closed.play')}</p>
          ) : (
            <>
              <ButtonLink to={`/game/${game.sysname}#real`} size="large" icon="play">
                {t('play')}
              </ButtonLink>
              {game.demo && (
                <ButtonLink
                  to={`/game/${game.sysname}`}
                  size="large"
                  look="plain"
                  className="border-[oklch(95%_0.013_92/0.22)]! bg-[oklch(95%_0.013_92/0.1)]! text-[oklch(95.5%_0.013_92)]! hover:bg-[oklch(95%_0.013_92/0.18)]!"
                >
                  {t('demo')}
                </ButtonLink>
              )}
            </>
          )}
          {game.rtp && (
            <span className="figures text-14 text-[oklch(86%_0.014_105)]">{t('rtp', { rtp: percent(game.rtp) })}</span>
          )}
        </div>
      </div>
    </section>
  )
}
