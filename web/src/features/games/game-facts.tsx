import type { Certificate } from '@ante/product/games/contract'
import type { WireMoney } from '@ante/kit/money'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../app/texts/number-text.ts'
import { Money } from '../../ui/money.tsx'

export interface GameFactsData {
  certificate: Pick<Certificate, 'version' | 'hash' | 'method' | 'rtp' | 'lowest' | 'hits' | 'volatility' | 'max_win'>
  stakes: { min: WireMoney; max: WireMoney }
}

const volatilities = { low: 'low', medium: 'medium', high: 'high', 'very high': 'very_high' } as const

const methods = { 'full-cycle': 'counted', 'closed-form': 'formula', 'optimal-play': 'plays' } as const

/** What is certified of the game, where everybody can see it: the exact return as a fraction, how often it pays, how much it can. */
export function GameFacts({ facts, sysname }: { facts: GameFactsData; sysname: string }) {
  const t = useTranslations('game')
  const { number, percent } = useNumberText()
  const { rtp, lowest, hits, volatility, max_win, version, hash, method } = facts.certificate
  const hasChoices = hits.lowest.percent !== hits.highest.percent || rtp.percent !== lowest.percent
  const isOneReturn = rtp.numerator === lowest.numerator && rtp.denominator === lowest.denominator
  return (
    <section id="rules" aria-labelledby="rules-title" className="grid scroll-mt-24 gap-5">
      <div className="grid gap-1">
        <h2 id="rules-title" className="font-display text-22">
          {t('rules')}
        </h2>
        <p className="text-14 text-chalk-2">{t(`methods.${methods[method]}`)}</p>
        <Link
          to={`/fairness/${sysname}`}
          className="flex min-h-11 items-center justify-self-start text-14 text-chalk-2 underline underline-offset-4 hover:text-chalk"
        >
          {t('algorithm')}
        </Link>
      </div>
      <dl className="grid gap-px overflow-hidden rounded-3 border border-line bg-line tablet:grid-cols-2 wide:grid-cols-3">
        <Fact name={t('rtp')} large={<span className="ltr-run">{percent(rtp.percent)}</span>}>
          <details className="text-12 text-chalk-3">
            <summary className="cursor-pointer rounded-1 hover:text-chalk-2 pointer-coarse:py-3.5">
              {t('exactly')}
            </summary>
            <span className="figures ltr-run mt-1 block break-all">
              {rtp.numerator} / {rtp.denominator}
            </span>
          </details>
          {!isOneReturn && (
            <span className="text-14 text-chalk-3">{t('lowest', { percent: percent(lowest.percent) })}</span>
          )}
        </Fact>
        <Fact
          name={t('hitFrequency')}
          large={
            <span className="ltr-run">
              {hits.lowest.percent === hits.highest.percent
                ? percent(hits.lowest.percent)
                : `${percent(hits.lowest.percent)} – ${percent(hits.highest.percent)}`}
            </span>
          }
        >
          {hasChoices && <span className="text-14 text-chalk-3">{t('byChoice')}</span>}
        </Fact>
        <Fact name={t('volatility')} large={t(`volatilities.${volatilities[volatility]}`)}>
          {hasChoices && <span className="text-14 text-chalk-3">{t('startChoice')}</span>}
        </Fact>
        <Fact name={t('maxWin')} large={t('timesStake', { times: number(max_win.multiple) })}>
          <span className="text-14 text-chalk-3">
            {max_win.one_in.length > 13 ? t('oneInRare') : t('oneIn', { odds: number(max_win.one_in) })}
          </span>
        </Fact>
        <Fact
          name={t('levels')}
          large={
            <>
              <Money value={facts.stakes.min} /> – <Money value={facts.stakes.max} />
            </>
          }
        />
        <Fact name={t('version')} large={<span className="ltr-run">{version}</span>}>
          <span className="figures ltr-run block truncate text-12 text-chalk-3">{hash}</span>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, large, children }: { name: string; large: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1 bg-surface-1 p-4">
      <dt className="text-14 text-chalk-3">{name}</dt>
      <dd className="figures text-18 font-semibold">{large}</dd>
      {children && <dd className="min-w-0">{children}</dd>}
    </div>
  )
}
