import { useTranslations } from 'use-intl'
import { post } from '../../app/api/client.ts'
import { endLimitChange } from '../../app/protection/end-limit-change.ts'
import type { Limits } from '../../app/protection/limits.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { dialogs } from '../../ui/dialog/store.ts'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { toasts } from '../../ui/toast.tsx'
import { Refusal } from './refusal.tsx'
import { useCall } from './use-call.ts'
import { WaitingChange } from './waiting-change.tsx'

const key = { kind: 'withdrawal', period: 0 } as const

interface WithdrawalLockProps {
  limits: Limits
  made: string
  onChanged: (limits: Limits) => void
  onReady: () => void
}

/** On at once; off as a limit is removed. */
export function WithdrawalLock({
  limits: { withdrawal_lock: lock, rules },
  made,
  onChanged,
  onReady,
}: WithdrawalLockProps) {
  const t = useTranslations('protection.limits.lock')
  const common = useTranslations('protection.limits')
  const dateText = useDateText()
  const card = useKeptFocus<HTMLElement>()
  const call = useCall()
  const act = (work: () => Promise<Limits>, told: string) =>
    void call.run(async () => {
      onChanged(await work())
      toasts.tell('profileChanged', told)
    })
  const endChange = (name: 'account.confirmLimit' | 'account.cancelLimitChange', staysOn: boolean) =>
    endLimitChange(name, key, ({ withdrawal_lock: now }) => now.change === null && now.is_on === staysOn)
  async function unlock() {
    const agreed = await dialogs.confirm({
      name: 'unlock-withdrawals',
      title: t('removing.title'),
      agree: t('removing.agree'),
      reject: t('keep'),
      isDestructive: true,
      content: <p className="text-14 text-chalk-2">{t('removing.text', { hours: rules.hours })}</p>,
    })
    if (agreed) act(() => post('account.removeLimit', key), t('waiting'))
  }
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="withdrawal-lock"
      className="grid content-start gap-4 rounded-3 border border-line bg-surface-1 p-5 outline-none"
    >
      <Head isOn={lock.is_on} />
      {lock.change ? (
        <WaitingChange
          change={lock.change}
          made={made}
          words={{
            asked: t('waiting'),
            from: t('from', { date: dateText(lock.change.ready_at, 'time') }),
            ready: common('waiting.ready'),
            confirm: t('confirm'),
            keep: t('keep'),
          }}
          busy={call.busy}
          problem={call.text}
          onConfirm={() => act(() => endChange('account.confirmLimit', false), t('told.off'))}
          onCancel={() => act(() => endChange('account.cancelLimitChange', true), t('told.kept'))}
          onReady={onReady}
        />
      ) : (
        <>
          <Turn
            isOn={lock.is_on}
            busy={call.busy}
            onLock={() => act(() => post('account.lockWithdrawals', {}), t('told.on'))}
            onUnlock={() => void unlock()}
          />
          <Refusal text={call.text} />
        </>
      )}
    </section>
  )
}

function Head({ isOn }: { isOn: boolean }) {
  const t = useTranslations('protection.limits.lock')
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2.5">
        <h3 id="withdrawal-lock" className="text-16 font-semibold">
          {t('title')}
        </h3>
        <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? t('on') : t('off')}</Badge>
      </div>
      <p className="text-14 text-chalk-2">{t('text')}</p>
    </div>
  )
}

interface TurnProps {
  isOn: boolean
  busy: boolean
  onLock: () => void
  onUnlock: () => void
}

function Turn({ isOn, busy, onLock, onUnlock }: TurnProps) {
  const t = useTranslations('protection.limits.lock')
  return (
    <div>
      {isOn ? (
        <Button look="quiet" size="small" loading={busy} onClick={onUnlock}>
          {t('turnOff')}
        </Button>
      ) : (
        <Button look="plain" size="small" icon="lock" loading={busy} onClick={onLock}>
          {t('turnOn')}
        </Button>
      )}
    </div>
  )
}
