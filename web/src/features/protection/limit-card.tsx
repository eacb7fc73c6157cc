import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import type { LimitKind, Limits } from '../../app/protection/limits.ts'
import { Button } from '../../ui/button.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { toasts } from '../../ui/toast.tsx'
import { LimitForm } from './limit-form.tsx'
import { LimitRow } from './limit-row.tsx'

/** The limits of this kind, and the frames that have none yet. */
function framesOf(kind: LimitKind, { limits, rules }: Limits) {
  const own = limits.filter((limit) => limit.kind === kind)
  const frames = kind === 'single' ? [0] : kind === 'deposit' ? rules.deposit_periods : rules.periods
  return { own, free: frames.filter((days) => !own.some(({ period }) => period === days)) }
}

/** All limits of a kind, and the way to one more. */
export function LimitCard({
  kind,
  limits,
  made,
  onChanged,
  onReady,
}: {
  kind: LimitKind
  limits: Limits
  made: string
  onChanged: (limits: Limits) => void
  onReady: () => void
}) {
  const t = useTranslations('protection.limits')
  const { currency } = useAccount().info.balance_main
  const [adding, setAdding] = useState(false)
  const card = useKeptFocus<HTMLElement>()
  const { own, free } = framesOf(kind, limits)
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={`limit-${kind}`}
      className="grid content-start gap-5 rounded-3 border border-line bg-surface-1 p-5 outline-none"
    >
      <Head kind={kind} />
      {own.map((limit) => (
        <LimitRow
          key={limit.period}
          limit={limit}
          hours={limits.rules.hours}
          made={made}
          onChanged={onChanged}
          onReady={onReady}
        />
      ))}
      {adding && free.length > 0 ? (
        <LimitForm
          kind={kind}
          currency={currency}
          periods={free}
          hours={limits.rules.hours}
          save={t('save')}
          onCancel={() => setAdding(false)}
          onSaved={(next) => {
            setAdding(false)
            onChanged(next)
            toasts.tell('profileChanged', t('told.saved'))
          }}
        />
      ) : (
        free.length > 0 && (
          <div>
            <Button
              look={own.length > 0 ? 'quiet' : 'plain'}
              size="small"
              icon="plus"
              aria-describedby={`limit-${kind}`}
              onClick={() => setAdding(true)}
            >
              {own.length > 0 ? t('another') : t('add')}
            </Button>
          </div>
        )
      )}
    </section>
  )
}

function Head({ kind }: { kind: LimitKind }) {
  const t = useTranslations('protection.limits.kinds')
  return (
    <div className="grid gap-1">
      <h3 id={`limit-${kind}`} className="text-16 font-semibold">
        {t(`${kind}.title`)}
      </h3>
      <p className="text-14 text-chalk-2">{t(`${kind}.text`)}</p>
    </div>
  )
}
