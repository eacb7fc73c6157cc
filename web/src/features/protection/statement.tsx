import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { post } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import { NetSum } from '../../app/session/net-sum.tsx'
import { playSession, usePlaySession } from '../../app/session/play-session.ts'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'

type Statement = Output<'account.getStatement'>
const periods = ['today', 'month', 'half_year', 'ever'] as const

/** What play came to, from the last day to all time: the net sum first, and what it is made of below. */
export function PositionCards({ position }: { position: Output<'account.getNetPosition'> }) {
  const t = useTranslations('playTime.position')
  return (
    <div className="grid gap-2">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-3 laptop:grid-cols-2 wide:grid-cols-4">
        {periods.map((period) => (
          <li key={period} className="grid gap-2 rounded-3 border border-line bg-surface-1 p-4">
            <h2 className="text-14 text-chalk-2">{t(period)}</h2>
            <p className="grid">
              <span className="text-12 text-chalk-3">{t('net')}</span>
              <NetSum value={position[period].net} className="text-22 font-semibold" />
            </p>
            <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-t border-line pt-2 text-12">
              {(['staked', 'won'] as const).map((name) => (
                <div key={name} className="contents">
                  <dt className="text-chalk-3">{t(name)}</dt>
                  <dd className="text-end">
                    <Money value={position[period][name]} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className="text-12 text-chalk-3">{t('note')}</p>
    </div>
  )
}

/** Opened is seen: the reminder of it is over. */
export function useStatementSeen(): void {
  const isNew = usePlaySession()?.facts.is_statement_new ?? false
  useEffect(() => {
    if (!isNew) return
    post('account.seeStatement', {})
      .then(() => playSession.refresh())
      .catch(() => undefined)
  }, [isNew])
}

const sums = ['deposited', 'withdrawn', 'staked', 'won'] as const

export function MonthTable({ months, ever }: Statement) {
  const t = useTranslations('playTime')
  return (
    <Table
      caption={t('statement.byMonth')}
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        {
          key: 'month',
          head: t('statement.monthHead'),
          cell: ({ month }) => <span className="font-medium">{monthText(month)}</span>,
          foot: t('position.ever'),
        },
        ...sums.map((name) => ({
          key: name,
          head: t(`position.${name}`),
          number: true,
          cell: (row: Statement['months'][number]) => <Money value={row[name]} />,
          foot: <Money value={ever[name]} />,
        })),
        {
          key: 'net',
          head: t('position.net'),
          number: true,
          cell: ({ net }) => <NetSum value={net} className="font-semibold" />,
          foot: <NetSum value={ever.net} />,
        },
      ]}
    />
  )
}

/** `2026-11` as dates are written here: `11.2026`. */
const monthText = (month: string): string => `${month.slice(5)}.${month.slice(0, 4)}`
