import type { Bonus } from '@ante/product/bonuses/contract'
import { fromWire } from '@ante/kit/money'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { FoldLine } from '../../ui/fold.tsx'
import { Money } from '../../ui/money.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { BonusMove } from '../../app/api/bonus-calls.ts'
import { BonusTerms } from './bonus-terms.tsx'
import { BonusWorth } from './bonus-worth.tsx'
import { useBonusMoves } from './use-bonus-moves.ts'

const tones: Readonly<Record<Bonus['status'], BadgeTone>> = {
  available: 'info',
  active: 'ember',
  used: 'good',
  expired: 'neutral',
  removed: 'neutral',
}

/** A bonus of the player: what it is, how far it is, until when, and what can be done with it. `made` is when the page was made. */
export function BonusCard({ bonus, made }: { bonus: Bonus; made: string }) {
  const t = useTranslations('bonuses')
  const { status, description, amount } = bonus
  const isLive = status === 'available' || status === 'active'
  const title = useRef<HTMLHeadingElement>(null)
  const isMoving = useRef(false)
  useEffect(() => {
    // The button that was pressed is gone and the card is shorter: without this the page would stand below it, and the keyboard nowhere.
    if (isMoving.current) title.current?.focus()
    isMoving.current = false
  }, [status])
  return (
    <li className="grid gap-4 rounded-3 border border-line bg-surface-1 p-5" data-bonus={bonus.id} data-status={status}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1.5">
          <div>
            {bonus.review === 'waiting' && <Badge tone="neutral">{t('cashback.states.held')}</Badge>}
            {!bonus.review && <Badge tone={tones[status]}>{t(`states.${status}`)}</Badge>}
          </div>
          <h2 ref={title} tabIndex={-1} className="scroll-mt-32 font-display text-22 text-balance outline-none">
            {description.title}
          </h2>
        </div>
        <Money value={amount} className={`font-display text-28 ${isLive ? '' : 'text-chalk-3'}`} />
      </header>
      {status === 'active' && <Wagering bonus={bonus} />}
      <Uncounted lines={bonus.uncounted} />
      {status === 'active' && bonus.worth && <BonusWorth worth={bonus.worth} />}
      {bonus.review && <p className="text-14 text-chalk-2">{t(`review.${bonus.review}`)}</p>}
      <When bonus={bonus} made={made} />
      {isLive && (
        <details open={status === 'available' || undefined} className="group border-t border-line pt-1">
          <FoldLine>{t('terms.title')}</FoldLine>
          <div className="pt-2">
            <BonusTerms terms={status === 'active' ? { ...bonus, worth: null } : bonus} />
          </div>
        </details>
      )}
      <Moves bonus={bonus} onMove={() => (isMoving.current = true)} />
    </li>
  )
}

function Wagering({ bonus: { description, wager_done, wager_required } }: { bonus: Bonus }) {
  const t = useTranslations('bonuses')
  const sumText = useSumText()
  return (
    <Progress
      value={wager_done.amount}
      max={wager_required.amount}
      label={t('progressLabel', { title: description.title })}
      note={
        <span>
          {t('progress', { done: sumText(fromWire(wager_done)), required: sumText(fromWire(wager_required)) })}
        </span>
      }
    />
  )
}

/** Stakes that were against the terms, with the reason. */
function Uncounted({ lines }: { lines: Bonus['uncounted'] }) {
  const t = useTranslations('bonuses.uncounted')
  const sumText = useSumText()
  if (lines.length === 0) return null
  return (
    <div className="grid gap-1 text-14">
      <h3 className="font-semibold">{t('title')}</h3>
      <ul className="figures grid gap-0.5 text-chalk-2">
        {lines.map(({ reason, staked }) => (
          <li key={reason}>{t(reason, { sum: sumText(fromWire(staked)) })}</li>
        ))}
      </ul>
    </div>
  )
}

function When({ bonus: { status, amount, expires_at, ended_at }, made }: { bonus: Bonus; made: string }) {
  const t = useTranslations('bonuses')
  const sumText = useSumText()
  const dateText = useDateText()
  if (status === 'available' || status === 'active') {
    if (!expires_at) return null
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <time dateTime={expires_at} className="figures text-14 text-chalk-3">
          {t(`until.${status}`, { date: dateText(expires_at, 'time') })}
        </time>
        {status === 'active' && <Countdown to={expires_at} made={made} />}
      </div>
    )
  }
  return (
    ended_at && (
      <p className="figures text-14 text-chalk-3">
        {t(`ended.${status}`, { amount: sumText(fromWire(amount)), date: dateText(ended_at, 'time') })}
      </p>
    )
  )
}

function Moves({ bonus, onMove }: { bonus: Bonus; onMove: () => void }) {
  const t = useTranslations('bonuses')
  const { sending, isWaiting, problem, move } = useBonusMoves(bonus, onMove)
  const textOf = (which: BonusMove) => (isWaiting && sending === which ? t('counting.button') : t(which))
  if (!bonus.can_activate && !bonus.can_deactivate && !bonus.can_remove) return null
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {bonus.can_activate && (
          <Button
            size="small"
            loading={sending === 'activate' && !isWaiting}
            disabled={sending !== undefined}
            onClick={() => void move('activate')}
          >
            {textOf('activate')}
          </Button>
        )}
        {bonus.can_deactivate && (
          <Button
            look="plain"
            size="small"
            loading={sending === 'deactivate' && !isWaiting}
            disabled={sending !== undefined}
            onClick={() => void move('deactivate')}
          >
            {textOf('deactivate')}
          </Button>
        )}
        {bonus.can_remove && (
          <Button
            look="quiet"
            size="small"
            loading={sending === 'remove' && !isWaiting}
            disabled={sending !== undefined}
            onClick={() => void move('remove')}
          >
            {textOf('remove')}
          </Button>
        )}
      </div>
      <p role="status" className="text-14 text-chalk-2 empty:hidden">
        {isWaiting && t('counting.waiting')}
      </p>
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
