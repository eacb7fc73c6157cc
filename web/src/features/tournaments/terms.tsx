import { fromWire } from '@ante/kit/money'
import type { Tournament } from '@ante/product/tournaments/contract'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { StagePoints } from './stage-board.tsx'

const Panel = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid scroll-mt-24 content-start gap-3 rounded-3 border border-line bg-surface-1 p-5"
  >
    <h2 id={`${id}-title`} className="font-display text-22">
      {title}
    </h2>
    {children}
  </section>
)

/** What each place gets. */
export function Prizes({ tournament: { prizes } }: { tournament: Tournament }) {
  const t = useTranslations('tournaments')
  return (
    <Panel id="prizes" title={t('prizes.title')}>
      <p className="text-14 text-chalk-3">{t('prizes.text')}</p>
      <ol className="grid">
        {prizes.map((prize, index) => (
          <li
            key={index}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-0 last:pb-0"
          >
            <span className={index === 0 ? 'text-16 font-semibold' : 'text-14 text-chalk-2'}>
              {t('own.place', { place: String(index + 1) })}
            </span>
            <Money value={prize} className={`font-semibold ${index === 0 ? 'text-22' : 'text-16'}`} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** TRN-16, TRN-20: the rules by which points are counted and prizes paid, in plain words. */
export function Rules({ tournament: { scoring, rates, reset_on_cashout, stages } }: { tournament: Tournament }) {
  const t = useTranslations('tournaments.rules')
  const sumText = useSumText()
  const ranking = stages?.scoring ?? scoring
  const lines = [
    t(scoring),
    ...(stages ? [t('stageTime', { count: stages.count, hours: stages.hours }), t(`stageBy.${stages.scoring}`)] : []),
    ...(ranking === 'stakes' || ranking === 'net_win'
      ? rates.map(({ stake, points }) =>
          t(ranking === 'stakes' ? 'rate' : 'rateWon', { points, sum: sumText(fromWire(stake)) })
        )
      : []),
    t('period'),
    t('tie'),
    t(reset_on_cashout ? 'reset' : 'keep'),
    t('paid'),
    ...(rates.length > 1 ? [t('currency')] : []),
  ]
  return (
    <Panel id="rules" title={t('title')}>
      <ul className="grid gap-2 text-14 text-chalk-2">
        {lines.map((line) => (
          <li key={line} className="grid grid-cols-[auto_1fr] gap-2.5">
            <span aria-hidden="true" className="mt-2 size-1.5 rounded-full bg-line-strong" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {stages && <StagePoints points={stages.points} />}
    </Panel>
  )
}

const lists = ['countries', 'excluded_countries', 'currencies', 'other'] as const
const listOf = (params: Record<string, unknown>): string[] =>
  Object.values(params).flatMap((value) => (Array.isArray(value) ? value.map(String) : [String(value)]))

/** TRN-15: what is asked of whoever takes part; with marks for a player, without for a visitor, of whom nothing is known. */
export function Who({
  tournament: { restrictions, user_info, entry },
  countryNames,
}: {
  tournament: Tournament
  countryNames: Readonly<Record<string, string>>
}) {
  const t = useTranslations('tournaments.who')
  const sentence = ({ type, params }: Tournament['restrictions'][number]): string => {
    if (type === 'min_deposits') return t('min_deposits', { count: Number(params['count'] ?? 1) })
    if (type === 'confirmed_contact' || type === 'profile_data') return t(type)
    const list = listOf(params).map((one) => countryNames[one] ?? one)
    const last = list.at(-1)
    if (type === 'currencies' && last !== undefined) {
      const first = list.slice(0, -1).join(', ')
      return t('currencies', { list: first ? t('either', { first, last }) : last })
    }
    return t(lists.find((one) => one === type) ?? 'other', { list: list.join(', ') || type })
  }
  return (
    <Panel id="who" title={t('title')}>
      <ul className="grid gap-2.5 text-14 text-chalk-2">
        <li>{t('everybody')}</li>
        {entry.is_bought && <li>{t('bought')}</li>}
        {entry.most !== null && <li>{t('most', { most: entry.most })}</li>}
        {restrictions.map((one) => (
          <li key={one.type} className="flex items-start justify-between gap-4">
            <span>{sentence(one)}</span>
            {user_info && (
              <span
                className={`inline-flex shrink-0 items-center gap-1 font-medium ${one.satisfied ? 'text-baize' : 'text-danger'}`}
              >
                <Icon name={one.satisfied ? 'check' : 'warning'} size={16} />
                {t(one.satisfied ? 'met' : 'unmet')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
