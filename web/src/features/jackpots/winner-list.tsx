import type { JackpotWinner } from '@ante/product/jackpots/contract'
import { useTranslations } from 'use-intl'
import { PlayerName } from '../../ui/avatar.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'

/** JKP-02: who won a jackpot, the newest first. */
export function WinnerList({ winners }: { winners: readonly JackpotWinner[] }) {
  const t = useTranslations('areas')
  const dateText = useDateText()
  return (
    <section aria-labelledby="jackpot-winners" className="grid gap-4">
      <h2 id="jackpot-winners" className="font-display text-22">
        {t('jackpots.winners')}
      </h2>
      {winners.length === 0 ? (
        <p className="text-chalk-2">{t('jackpots.noWinners')}</p>
      ) : (
        <Table
          caption={t('jackpots.winners')}
          rows={winners}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              head: t('winners.columns.name'),
              cell: ({ name, avatar }) => <PlayerName name={name} avatar={avatar} />,
            },
            {
              key: 'level',
              head: t('jackpots.columns.level'),
              cell: ({ level_title }) => level_title,
            },
            {
              key: 'win',
              head: t('winners.columns.win'),
              number: true,
              cell: ({ amount }) => <Money value={amount} className="font-semibold text-baize" />,
            },
            {
              key: 'time',
              head: t('winners.columns.time'),
              number: true,
              cell: ({ won_at }) => (
                <time dateTime={won_at} className="ltr-run">
                  {dateText(won_at, 'time')}
                </time>
              ),
            },
          ]}
        />
      )}
    </section>
  )
}
