import { useState } from 'react'
import { Form, Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { DateControl } from '../../../ui/date-input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isDay } from '../board/days.ts'
import { type BetsQuery, betFilters, betsAddress } from './bets-query.ts'

/** By state and by the day of placing; the address holds the choice. */
export function BetsFilter({ query }: { query: BetsQuery }) {
  const t = useTranslations('bets')
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <nav aria-label={t('filter.label')} className="min-w-0">
        <ul className="rail-track gap-2! justify-start">
          {betFilters.map((filter) => (
            <li key={filter}>
              <ChipLink chosen={query.filter === filter} to={betsAddress({ ...query, filter })}>
                {t(`filter.${filter}`)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <Form method="get" className="flex items-end gap-2 max-tablet:w-full">
        {query.filter !== 'all' && <input type="hidden" name="state" value={query.filter} />}
        <DayInput key={`from ${query.from}`} name="from" label={t('from')} value={query.from} max={query.to} />
        <DayInput key={`to ${query.to}`} name="to" label={t('to')} value={query.to} min={query.from} />
        <Button type="submit" look="plain" size="small" className="h-11">
          {t('apply')}
        </Button>
        {(query.from || query.to) && (
          <Link to={betsAddress({ filter: query.filter })} aria-label={t('reset')} className="icon-button shrink-0">
            <Icon name="close" size={18} />
          </Link>
        )}
      </Form>
    </div>
  )
}

const DayInput = ({
  name,
  label,
  value,
  min,
  max,
}: {
  name: string
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
}) => {
  const [day, setDay] = useState(value ?? '')
  return (
    <label className="grid min-w-0 gap-1 text-12 font-medium text-chalk-2 max-tablet:flex-1">
      {label}
      <input type="hidden" name={name} value={isDay(day) ? day : ''} />
      <DateControl
        value={day}
        onValue={setDay}
        min={min}
        max={max}
        className="h-11 w-full min-w-0 rounded-2 border border-line-strong bg-ink px-2.5 text-14 text-chalk"
      />
    </label>
  )
}
