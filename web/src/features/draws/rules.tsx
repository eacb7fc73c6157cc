import { fromWire, type WireMoney } from '@ante/kit/money'
import type { Draw } from '@ante/product/draws/contract'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { useDateText } from '../../ui/date-text.tsx'
import { kindOf } from './kind.ts'
import { Panel } from './panel.tsx'

/** All that decides who wins and what, in plain words, before anybody takes part. */
export function DrawRules({ draw }: { draw: Draw }) {
  const t = useTranslations('draws.rules')
  const sumText = useSumText()
  const dateText = useDateText()
  const sum = (value: WireMoney) => sumText(fromWire(value))
  const { kind, stakes, tickets_most, ticket_points, total_prize, repeats, started_at, due_before, grows } = draw
  const [from, to] = [dateText(started_at, 'time'), dateText(due_before, 'time')]
  const price = stakes.map(sum).join(' / ')
  const lines =
    kind === 'raffle'
      ? [
          t('ticket', { sum: price, most: String(tickets_most ?? 0) }),
          ...(ticket_points === null ? [] : [t('points')]),
          t('draw'),
          t('void'),
        ]
      : [
          t('stake', { sum: price }),
          t('moment', { from, to }),
          t('odds', { to }),
          t('wait'),
          ...(grows ? [t('grows', { from: sum(grows.from), to: sum(total_prize) })] : []),
        ]
  const all = [
    ...lines,
    t('budget', { sum: sum(total_prize) }),
    ...(stakes.length > 1 ? [t('currency')] : []),
    t('paid'),
    t('who'),
    ...(repeats ? [t('again')] : []),
  ]
  return (
    <Panel id="rules" title={t('title')}>
      <ul className="grid gap-2 text-14 text-chalk-2" data-kind={kindOf(draw)}>
        {all.map((line) => (
          <li key={line} className="grid grid-cols-[auto_1fr] gap-2.5">
            <span aria-hidden="true" className="mt-2 size-1.5 rounded-full bg-line-strong" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
