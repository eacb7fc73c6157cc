import { oddsOfWire } from '@ante/product/sportsbook/rules/slip'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Output } from '../../../app/api/endpoints.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useLabels } from '../labels.ts'
import { usePriceText } from '../price-text.ts'
import { slipStore, useSlip } from './slip-store.ts'

export type Booking = Output<'sportsbook.getbooking'>
type Booked = Booking['selections'][number]

/** What may go into a slip: the rules say there what a closed or suspended market means. */
const isOpen = ({ status, price }: Booked): boolean =>
  (status === 'open' || status === 'suspended' || status === 'conflict') && oddsOfWire(price) !== undefined

const isInSlip = ({ market_id: marketId, outcome }: Booked): boolean =>
  slipStore.get().stored.slip.items.some((item) => item.marketId === marketId && item.outcome === outcome)

function fill(selections: readonly Booked[]): void {
  for (const one of selections) {
    const price = oddsOfWire(one.price)
    if (price === undefined || isInSlip(one)) continue
    const { market_id: marketId, fixture_id: fixtureId, outcome, home, away, kind, line, outcomes } = one
    slipStore.dispatch({
      type: 'pick',
      toggle: { type: 'toggle', marketId, fixtureId, outcome, price },
      label: { home, away, kind, line, outcomes },
    })
  }
}

/** A shared slip: what is in it, and what of that can still be bet on. That goes into an empty slip at once; a full one is its player's to decide about. */
export function BookedSlip({ booking }: { booking: Booking }) {
  const t = useTranslations('booking')
  const { stored } = useSlip()
  const open = booking.selections.filter(isOpen)
  const isDone = open.length > 0 && open.every(isInSlip)
  const filled = useRef('')
  const [isRead, setRead] = useState(false)
  // One task later the stored slip has been read.
  useEffect(() => {
    const timer = setTimeout(() => setRead(true))
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isRead || filled.current === booking.code) return
    filled.current = booking.code
    if (slipStore.get().stored.slip.items.length === 0) fill(booking.selections.filter(isOpen))
  }, [isRead, booking])
  const missing = booking.count - booking.selections.length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="grid gap-2">
        {booking.selections.map((one) => (
          <BookedRow key={`${one.market_id} ${one.outcome}`} booked={one} />
        ))}
      </ul>
      {missing > 0 && <p className="text-14 text-chalk-3">{t('gone', { count: missing })}</p>}
      <p role="status" className="text-14">
        {open.length === 0
          ? t('none')
          : isDone
            ? t('ready', { count: open.length })
            : t('part', { open: String(open.length), count: String(booking.count) })}
      </p>
      {isRead && open.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {isDone ? (
            <ButtonLink to="/betting">{t('toSlip')}</ButtonLink>
          ) : (
            <>
              <Button onClick={() => fill(open)}>{t('add')}</Button>
              {stored.slip.items.length > 0 && (
                <Button
                  look="plain"
                  onClick={() => {
                    slipStore.dispatch({ type: 'clear' })
                    fill(open)
                  }}
                >
                  {t('replace')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  )
}

function BookedRow({ booked }: { booked: Booked }) {
  const t = useTranslations('betting.slip')
  const labels = useLabels()
  const priceText = usePriceText()
  const { kind, outcome, line, home, away, price, status } = booked
  const odds = oddsOfWire(price)
  const shown = isOpen(booked)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 rounded-2 border border-line bg-surface-2 px-3 py-2.5">
      <span className={`text-14 font-semibold ${shown ? '' : 'text-chalk-3'}`}>
        {labels.outcome(kind, outcome, line, { home, away })}
      </span>
      <span className="figures ltr-run text-end text-16 font-semibold">
        {shown && odds !== undefined ? priceText.odds(odds) : ''}
      </span>
      <span className="text-12 text-chalk-2">
        {labels.market(kind)} · {t('match', { home, away })}
      </span>
      {(status === 'suspended' || !shown) && (
        <Badge tone={shown ? 'neutral' : 'bad'}>
          {t(`states.${status === 'suspended' || status === 'replay' ? status : 'closed'}`)}
        </Badge>
      )}
    </li>
  )
}
