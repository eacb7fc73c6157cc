import { fromWire, money, subtract } from '@ante/kit/money'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { post } from '../../app/api/client.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { endLimitChange } from '../../app/protection/end-limit-change.ts'
import type { Limits, OwnLimit } from '../../app/protection/limits.ts'
import { Button } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { dialogs } from '../../ui/dialog/store.ts'
import { Input } from '../../ui/field.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { Progress } from '../../ui/progress.tsx'
import { toasts } from '../../ui/toast.tsx'
import { LimitForm } from './limit-form.tsx'
import { Refusal } from './refusal.tsx'
import { type Change, useCall } from './use-call.ts'
import { WaitingChange } from './waiting-change.tsx'

interface LimitRowProps {
  limit: OwnLimit
  hours: number
  made: string
  onChanged: (limits: Limits) => void
  onReady: () => void
}

/** One limit: what it allows, what is used of it, and how it is changed. While a change waits it is read-only (RG-06). */
export function LimitRow({ limit, hours, made, onChanged, onReady }: LimitRowProps) {
  const t = useTranslations('protection.limits')
  const line = useLimitLine()(limit)
  const sumText = useSumText()
  const row = useKeptFocus<HTMLDivElement>()
  const [editing, setEditing] = useState(false)
  return (
    <div ref={row} tabIndex={-1} role="group" aria-label={line} className="grid gap-3 rounded-2 outline-none">
      <p className="figures text-16 font-semibold">{line}</p>
      <Used limit={limit} label={line} />
      {limit.change ? (
        <LimitChange limit={limit} change={limit.change} made={made} onChanged={onChanged} onReady={onReady} />
      ) : editing ? (
        <LimitForm
          kind={limit.kind}
          currency={limit.limit.currency}
          periods={[limit.period]}
          before={limit}
          hours={hours}
          save={t('save')}
          onCancel={() => setEditing(false)}
          onSaved={(limits, sum) => {
            setEditing(false)
            onChanged(limits)
            const isRaise = sum.minor > fromWire(limit.limit).minor
            toasts.tell('profileChanged', isRaise ? t('waiting.raise', { to: sumText(sum) }) : t('told.saved'))
          }}
        />
      ) : (
        <RowActions limit={limit} hours={hours} onEdit={() => setEditing(true)} onChanged={onChanged} />
      )}
    </div>
  )
}

/** `$100.00 in 7 days`. */
function useLimitLine(): (limit: Pick<OwnLimit, 'kind' | 'period' | 'limit'>) => string {
  const t = useTranslations('protection.limits')
  const sumText = useSumText()
  return ({ kind, period, limit }) =>
    kind === 'single'
      ? t('lineSingle', { limit: sumText(fromWire(limit)) })
      : t('line', { limit: sumText(fromWire(limit)), days: period })
}

function Used({ limit: { kind, limit, available, ends_at }, label }: { limit: OwnLimit; label: string }) {
  const t = useTranslations('protection.limits')
  const sumText = useSumText()
  const dateText = useDateText()
  if (kind === 'single') return null
  const most = fromWire(limit)
  const used = subtract(most, fromWire(available))
  // A loss can be a win so far: nothing is used then.
  const shown = used.minor > 0n ? used : money(0n, most.currency)
  const left = sumText(fromWire(available))
  return (
    <Progress
      label={label}
      value={Number(shown.minor) / 100}
      max={limit.amount}
      note={
        <span className="flex w-full flex-wrap justify-between gap-x-4 gap-y-1">
          <span>{t('used', { used: sumText(shown), limit: sumText(most) })}</span>
          <span className="text-chalk">
            {ends_at ? t('left', { left, date: dateText(ends_at, 'time') }) : t('leftNow', { left })}
          </span>
        </span>
      }
    />
  )
}

function RowActions({
  limit: { kind, period },
  hours,
  onEdit,
  onChanged,
}: Pick<LimitRowProps, 'limit' | 'hours' | 'onChanged'> & { onEdit: () => void }) {
  const t = useTranslations('protection.limits')
  const call = useCall()
  async function remove() {
    const agreed = await dialogs.confirm({
      name: 'remove-limit',
      title: t('removing.title'),
      agree: t('removing.agree'),
      reject: t('removing.reject'),
      isDestructive: true,
      content: <p className="text-14 text-chalk-2">{t('removing.text', { hours })}</p>,
    })
    if (!agreed) return
    await call.run(async () => {
      onChanged(await post('account.removeLimit', { kind, period }))
      toasts.tell('profileChanged', t('waiting.removal'))
    })
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button look="plain" size="small" icon="edit" onClick={onEdit}>
          {t('change')}
        </Button>
        <Button look="quiet" size="small" loading={call.busy} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </div>
      <Refusal text={call.text} />
    </>
  )
}

function LimitChange({
  limit: { kind, period, limit },
  change,
  made,
  onChanged,
  onReady,
}: Omit<LimitRowProps, 'hours'> & { change: Change }) {
  const t = useTranslations('protection.limits')
  const sumText = useSumText()
  const dateText = useDateText()
  const call = useCall()
  const date = dateText(change.ready_at, 'time')
  const to = change.to && sumText(fromWire(change.to))
  const act = (key: 'account.confirmLimit' | 'account.cancelLimitChange', told: string) =>
    void call.run(async () => {
      const wanted = key === 'account.confirmLimit' ? change.to : limit
      onChanged(
        await endLimitChange(key, { kind, period }, ({ limits }) => {
          const now = limits.find((one) => one.kind === kind && one.period === period)
          return !now?.change && now?.limit.amount === wanted?.amount
        })
      )
      toasts.tell('profileChanged', told)
    })
  return (
    <>
      {!change.is_ready && (
        <Input
          label={t('amount')}
          readOnly
          className="figures"
          value={sumText(fromWire(limit))}
          hint={t('waiting.readOnly', { date })}
        />
      )}
      <WaitingChange
        change={change}
        made={made}
        words={{
          asked: to ? t('waiting.raise', { to }) : t('waiting.removal'),
          from: t('waiting.from', { date }),
          ready: t('waiting.ready'),
          confirm: to ? t('waiting.confirmRaise', { to }) : t('waiting.confirmRemoval'),
          keep: t('waiting.keep'),
        }}
        means={{ text: t('waiting.means'), show: t('waiting.showMeans') }}
        busy={call.busy}
        problem={call.text}
        onConfirm={() => act('account.confirmLimit', t(to ? 'told.raised' : 'told.removed'))}
        onCancel={() => act('account.cancelLimitChange', t('told.kept'))}
        onReady={onReady}
      />
    </>
  )
}
