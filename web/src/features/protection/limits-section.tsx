import { fromWire } from '@ante/kit/money'
import { useTranslations } from 'use-intl'
import { post } from '../../app/api/client.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { type LimitKind, type Limits, useLimits } from '../../app/protection/limits.ts'
import { Button } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { toasts } from '../../ui/toast.tsx'
import { LimitCard } from './limit-card.tsx'
import { Refusal } from './refusal.tsx'
import { useCall } from './use-call.ts'
import { WithdrawalLock } from './withdrawal-lock.tsx'

/** Deposits first: it is the limit that most people set. */
const order = ['deposit', 'loss', 'stake', 'single'] as const satisfies readonly LimitKind[]

/** What the player chose to hold to, of every kind, and what is left of it now. */
export function LimitsSection({ loaded, made }: { loaded: Limits; made: string }) {
  const t = useTranslations('protection.limits')
  const { limits, set, read } = useLimits(loaded, made)
  const again = () => void read().catch(() => undefined)
  return (
    <section id="limits" aria-labelledby="limits-title" className="grid scroll-mt-24 gap-4">
      <div className="grid gap-1">
        <h2 id="limits-title" className="font-display text-22">
          {t('title')}
        </h2>
        <p className="max-w-[68ch] text-14 text-chalk-2">{t('text', { hours: limits.rules.hours })}</p>
      </div>
      {limits.is_review_due && <Review onKept={set} />}
      <div className="grid items-start gap-4 wide:grid-cols-2">
        {order.map((kind) => (
          <LimitCard key={kind} kind={kind} limits={limits} made={made} onChanged={set} onReady={again} />
        ))}
        <WithdrawalLock limits={limits} made={made} onChanged={set} onReady={again} />
        {limits.market && <MarketSum market={limits.market} />}
      </div>
    </section>
  )
}

/** The market wants limits to be looked at from time to time. */
function Review({ onKept }: { onKept: (limits: Limits) => void }) {
  const t = useTranslations('protection.limits.review')
  const call = useCall()
  const keep = () =>
    void call.run(async () => {
      onKept(await post('account.keepLimits', {}))
      toasts.tell('profileChanged', t('kept'))
    })
  return (
    <div className="grid gap-3 rounded-3 bg-cool-soft p-5">
      <div className="flex gap-2.5">
        <span className="text-cool">
          <Icon name="calendar" />
        </span>
        <div className="grid gap-1">
          <h3 className="text-16 font-semibold">{t('title')}</h3>
          <p className="text-14 text-chalk-2">{t('text')}</p>
        </div>
      </div>
      <Refusal text={call.text} />
      <div>
        <Button look="plain" size="small" loading={call.busy} onClick={keep}>
          {t('keep')}
        </Button>
      </div>
    </div>
  )
}

/** What the law allows to be deposited, whatever the player chose. */
function MarketSum({ market: { limit, available, ends_at } }: { market: NonNullable<Limits['market']> }) {
  const t = useTranslations('protection.limits')
  const sumText = useSumText()
  const dateText = useDateText()
  const left = sumText(fromWire(available))
  return (
    <section
      aria-labelledby="market-limit"
      className="grid content-start gap-4 rounded-3 border border-line bg-surface-1 p-5"
    >
      <div className="grid gap-1">
        <h3 id="market-limit" className="text-16 font-semibold">
          {t('market.title')}
        </h3>
        <p className="text-14 text-chalk-2">{t('market.text', { limit: sumText(fromWire(limit)) })}</p>
      </div>
      <Progress
        label={t('market.title')}
        value={limit.amount - available.amount}
        max={limit.amount}
        note={<span className="text-chalk">{t('left', { left, date: dateText(ends_at, 'time') })}</span>}
      />
    </section>
  )
}
