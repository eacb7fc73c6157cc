import type { Win } from '@ante/product/tournaments/contract'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageAddress } from '../../app/navigation/page-address.ts'
import { PlayerName } from '../../ui/avatar.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'

/** Wins as a table: who, where, what it cost, what it paid. */
export function WinList({ wins }: { wins: readonly Win[] }) {
  const address = usePageAddress()
  const t = useTranslations('areas.winners')
  const dateText = useDateText()
  return (
    <Table
      caption={t('title')}
      rows={wins}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          head: t('columns.name'),
          cell: ({ name, avatar }) => <PlayerName name={name} avatar={avatar} />,
        },
        {
          key: 'game',
          head: t('columns.game'),
          cell: ({ game }) => (
            <Link
              to={address('game', game.sysname, game.name)}
              className="tap-room rounded-1 font-medium underline-offset-4 hover:underline"
            >
              {game.name}
            </Link>
          ),
        },
        { key: 'stake', head: t('columns.stake'), number: true, cell: ({ stake }) => <Money value={stake} /> },
        {
          key: 'win',
          head: t('columns.win'),
          number: true,
          cell: ({ win }) => <Money value={win} className="font-semibold text-baize" />,
        },
        {
          key: 'time',
          head: t('columns.time'),
          number: true,
          cell: ({ finished_at }) => (
            <time dateTime={finished_at} className="ltr-run">
              {dateText(finished_at, 'time')}
            </time>
          ),
        },
      ]}
    />
  )
}
