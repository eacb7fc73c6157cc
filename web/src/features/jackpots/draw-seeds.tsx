import type { DrawSeed } from '@ante/product/jackpots/contract'
import { useTranslations } from 'use-intl'
import { Table } from '../../ui/table.tsx'

/** What bets are drawn by, the day to come first. */
export function DrawSeeds({ seeds }: { seeds: readonly DrawSeed[] }) {
  const t = useTranslations('areas.jackpots.seeds')
  return (
    <section aria-labelledby="jackpot-seeds" className="grid gap-4">
      <h2 id="jackpot-seeds" className="font-display text-22">
        {t('title')}
      </h2>
      <Table
        caption={t('title')}
        rows={seeds}
        rowKey={({ day }) => day}
        columns={[
          { key: 'day', head: t('day'), cell: ({ day }) => <span className="figures ltr-run">{day}</span> },
          {
            key: 'hash',
            head: t('hash'),
            cell: ({ server_hash }) => <span className="figures ltr-run text-12 break-all">{server_hash}</span>,
          },
          {
            key: 'seed',
            head: t('seed'),
            cell: ({ server_seed }) =>
              server_seed ? <span className="figures ltr-run text-12 break-all">{server_seed}</span> : t('later'),
          },
        ]}
      />
    </section>
  )
}
