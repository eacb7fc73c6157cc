import type { Draw } from '@ante/product/draws/contract'
import { useTranslations } from 'use-intl'
import { PlayerName } from '../../ui/avatar.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Money } from '../../ui/money.tsx'
import { SimulatedNote } from '../../ui/simulated-note.tsx'
import { type Column, Table } from '../../ui/table.tsx'

type Prize = Draw['prizes'][number]

/** Every prize with who won it: by which ticket, or at which moment. */
export function PrizeList({ draw: { prizes, kind } }: { draw: Draw }) {
  const t = useTranslations('draws.prizes')
  const dateText = useDateText()
  const time = (iso: string) => (
    <time dateTime={iso} className="ltr-run">
      {dateText(iso, 'time')}
    </time>
  )
  const columns: Column<Prize>[] = [
    { key: 'place', head: t('place'), cell: ({ place }) => <span className="figures">{place}</span> },
    {
      key: 'amount',
      head: t('amount'),
      number: true,
      cell: ({ amount }) => <Money value={amount} className="font-semibold" />,
    },
    {
      key: 'winner',
      head: t('winner'),
      cell: ({ winner }) =>
        winner ? (
          <span className={winner.is_own ? 'font-semibold text-baize' : ''}>
            <PlayerName name={winner.name} avatar={winner.avatar} />
            {winner.is_own && ` (${t('you')})`}
          </span>
        ) : (
          <span className="text-chalk-3">{t('nobody')}</span>
        ),
    },
    kind === 'raffle'
      ? { key: 'ticket', head: t('ticket'), number: true, cell: ({ winner }) => winner?.ticket ?? '–' }
      : { key: 'moment', head: t('moment'), cell: ({ winner }) => (winner?.due_at ? time(winner.due_at) : '–') },
    { key: 'won', head: t('won'), cell: ({ winner }) => (winner ? time(winner.won_at) : '–') },
  ]
  return (
    <section aria-labelledby="draw-prizes" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 id="draw-prizes" className="font-display text-22">
        {t('title')}
      </h2>
      <Table caption={t('title')} rows={prizes} rowKey={({ place }) => String(place)} columns={columns} />
      <SimulatedNote names={prizes.flatMap(({ winner }) => winner?.name ?? [])} />
    </section>
  )
}
