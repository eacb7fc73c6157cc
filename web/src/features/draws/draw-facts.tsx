import type { Draw } from '@ante/product/draws/contract'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../app/texts/number-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Money } from '../../ui/money.tsx'
import { kindOf, prizesLeft } from './kind.ts'

export function DrawState({ draw }: { draw: Draw }) {
  const t = useTranslations('draws')
  const { status } = draw
  return (
    <p className="flex flex-wrap items-center gap-2 text-14 text-chalk-2">
      <Badge tone={status === 'active' ? 'good' : status === 'future' ? 'info' : 'neutral'}>
        {t(`states.${status}`)}
      </Badge>
      <span>{t(`kinds.${kindOf(draw)}`)}</span>
    </p>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start">
    <dt className="text-12 text-chalk-3">{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** What it comes to next: the beginning, the moment before which a jackpot drops, the round that wins it after that, the end. */
function momentOf(draw: Draw, made: string) {
  const { status, started_at, due_before, finished_at } = draw
  if (status === 'future') return ['starts', started_at] as const
  const isOpenJackpot = status !== 'finished' && kindOf(draw) === 'jackpot' && prizesLeft(draw) > 0
  if (isOpenJackpot && Date.parse(due_before) <= Date.parse(made)) return ['waits', due_before] as const
  if (status !== 'active') return ['ended', finished_at] as const
  return isOpenJackpot ? (['fallsBefore', due_before] as const) : (['ends', finished_at] as const)
}

/** What it pays, how far it is, and how long it takes. `made` is the moment at which the page was. */
export function DrawFacts({ draw, made }: { draw: Draw; made: string }) {
  const t = useTranslations('draws')
  const dateText = useDateText()
  const { number } = useNumberText()
  const { kind, grows, total_prize, tickets, rounds, prizes, status } = draw
  const [word, at] = momentOf(draw, made)
  const left = prizesLeft(draw)
  const figure = 'figures text-22 font-semibold'
  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {grows && left > 0 && status !== 'future' ? (
          <Fact name={t('now')}>
            <Money value={grows.now} className="text-22 font-semibold text-ember" />
          </Fact>
        ) : (
          <Fact name={t('total')}>
            <Money value={total_prize} className="text-22 font-semibold" />
          </Fact>
        )}
        {status !== 'future' && (
          <Fact name={t(kind === 'raffle' ? 'given' : 'rounds')}>
            <span className={figure}>{number(kind === 'raffle' ? tickets : rounds)}</span>
          </Fact>
        )}
        {kind === 'drops' && !grows && (
          <Fact name={t('left')}>
            <span className={figure}>{t('leftOf', { left: number(left), all: number(prizes.length) })}</span>
          </Fact>
        )}
      </dl>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {word !== 'ended' && word !== 'waits' && <Countdown to={at} made={made} />}
        <p className="grid text-14">
          <span className="text-12 text-chalk-3">{t(word)}</span>
          <time dateTime={at} className="figures ltr-run">
            {dateText(at, 'time')}
          </time>
        </p>
      </div>
    </div>
  )
}
