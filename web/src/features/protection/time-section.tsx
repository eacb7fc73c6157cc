import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callOnce } from '../../app/api/call-once.ts'
import { get, post } from '../../app/api/client.ts'
import { tellFailure } from '../../app/api/tell-failure.ts'
import { playSession, type SessionFacts, useSessionSums } from '../../app/session/play-session.ts'
import { Button } from '../../ui/button.tsx'
import { useDateText, useShortMoment } from '../../ui/date-text.tsx'
import { Select } from '../../ui/field.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toast.tsx'
import { useLengthText } from './length-text.ts'

const checkChoices = [15, 30, 45, 60, 90, 120] as const
const dayChoices = [15, 30, 60, 90, 120, 180, 240, 360, 480, 720] as const

/** How often a reality check comes, and how long a day the player wants to be here. */
export function TimeSection() {
  const t = useTranslations('playTime.section')
  const session = useSessionSums()
  const card = useKeptFocus<HTMLElement>()
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="play-time"
      className="grid gap-5 rounded-3 border border-line bg-surface-1 p-5 outline-none"
    >
      <div className="grid gap-1">
        <h2 id="play-time" className="text-16 font-semibold">
          {t('title')}
        </h2>
        <p className="text-14 text-chalk-2">{t('text')}</p>
      </div>
      {session ? (
        <div className="grid items-start gap-x-10 gap-y-6 wide:grid-cols-2">
          <CheckChoice check={session.facts.check} />
          <DayChoice day={session.facts.day} endsAt={session.facts.day_ends_at} hours={session.facts.raise_hours} />
        </div>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </section>
  )
}

/** Answers what to say of it, where it is not just saved. */
type Work = () => Promise<string | undefined>

/** Does it, and says how it went. */
function useSaving(): { isBusy: boolean; save: (work: Work) => Promise<void> } {
  const t = useTranslations('playTime.section')
  const [isBusy, setBusy] = useState(false)
  const save = async (work: Work) => {
    setBusy(true)
    try {
      toasts.tell('profileChanged', (await work()) ?? t('saved'))
    } catch (error) {
      tellFailure('profileChanged', error, t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}

/**
 * A choice is saved by its button: the arrow keys change a list one by one, and each step on the way would be a limit that cannot be raised at once.
 * The button keeps the focus when there is nothing to save.
 */
function useChoice(current: string, send: (wanted: string) => ReturnType<Work>) {
  const { isBusy, save } = useSaving()
  const [chosen, setChosen] = useState<string>()
  const wanted = chosen ?? current
  const isSame = wanted === current
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || isSame) return
    void save(async () => {
      const told = await send(wanted)
      setChosen(undefined)
      return told
    })
  }
  return { wanted, isSame, isBusy, save, submit, choose: setChosen }
}

function CheckChoice({ check }: { check: SessionFacts['check'] }) {
  const t = useTranslations('playTime.section')
  const everyText = (minutes: number) =>
    minutes % 60 === 0 ? t('everyHours', { hours: minutes / 60 }) : t('everyMinutes', { minutes })
  const most = check.market_minutes > 0 ? check.market_minutes : Infinity
  const current = check.minutes ?? 0
  const choice = useChoice(String(current), async (minutes) => {
    playSession.apply(await post('account.setRealityCheck', { minutes }))
    return undefined
  })
  const choices = [...new Set([...checkChoices.filter((minutes) => minutes <= most), ...(current ? [current] : [])])]
  return (
    <form noValidate onSubmit={choice.submit} className="grid content-start gap-3">
      <Select
        label={t('check')}
        hint={check.can_choose ? t('checkHint') : t('checkFixed', { minutes: String(check.market_minutes) })}
        value={choice.wanted}
        disabled={!check.can_choose}
        onChange={({ target }) => choice.choose(target.value)}
        options={[
          ...(current ? [] : [{ value: '0', label: t('none') }]),
          ...choices
            .toSorted((one, other) => one - other)
            .map((minutes) => ({ value: String(minutes), label: everyText(minutes) })),
        ]}
      />
      {check.can_choose && <Save choice={choice} />}
    </form>
  )
}

function Save({ choice }: { choice: Pick<ReturnType<typeof useChoice>, 'isSame' | 'isBusy'> }) {
  const t = useTranslations('playTime.section')
  return (
    <div>
      <Button type="submit" look="plain" size="small" loading={choice.isBusy} aria-disabled={choice.isSame}>
        {t('save')}
      </Button>
    </div>
  )
}

const place = { kind: 'session', period: '1' } as const

function DayChoice({ day, endsAt, hours }: { day: SessionFacts['day']; endsAt: string; hours: number }) {
  const t = useTranslations('playTime.section')
  const lengthText = useLengthText()
  const moment = useShortMoment()
  const waitingText = useWaitingText()
  const choice = useChoice(String(day?.minutes ?? 0), async (minutes) => {
    if (minutes === '0') await post('account.removeLimit', place)
    const facts =
      minutes === '0' ? await get('account.getSession', {}) : await post('account.setTimeLimit', { minutes })
    // One answer shows all of it at once: a button that came before it would still be busy.
    playSession.apply(facts)
    return facts.day?.change ? waitingText(facts.day.change) : undefined
  })
  const choices = [...new Set([...dayChoices, ...(day ? [day.minutes] : [])])].toSorted((one, other) => one - other)
  return (
    <form noValidate onSubmit={choice.submit} className="grid content-start gap-3">
      <Select
        label={t('day')}
        hint={t('dayHint', { time: moment(endsAt).time })}
        value={choice.wanted}
        onChange={({ target }) => choice.choose(target.value)}
        options={[
          { value: '0', label: t('none') },
          ...choices.map((minutes) => ({ value: String(minutes), label: lengthText(minutes) })),
        ]}
      />
      <Save choice={choice} />
      {day && (
        <p className="figures text-14">
          {t('used', {
            used: lengthText(Math.min(day.minutes, Math.floor(day.used_seconds / 60))),
            limit: lengthText(day.minutes),
          })}
        </p>
      )}
      {day?.change ? (
        <Waiting minutes={day.minutes} change={day.change} isBusy={choice.isBusy} save={choice.save} />
      ) : (
        <p className="text-14 text-chalk-3">{t('hours', { hours })}</p>
      )}
    </form>
  )
}

type Change = NonNullable<NonNullable<SessionFacts['day']>['change']>

/** RG-12: what was asked for, and from when it can be confirmed. */
function useWaitingText(): (change: Change) => string {
  const t = useTranslations('playTime.section')
  const lengthText = useLengthText()
  const dateText = useDateText()
  return ({ to_minutes: to, ready_at }) => {
    const date = dateText(ready_at, 'time')
    return to === null ? t('waitingNone', { date }) : t('waiting', { limit: lengthText(to), date })
  }
}

function Waiting({
  minutes,
  change,
  isBusy,
  save,
}: {
  minutes: number
  change: Change
  isBusy: boolean
  save: (work: Work) => Promise<void>
}) {
  const t = useTranslations('playTime.section')
  const waitingText = useWaitingText()
  const send = (call: 'account.confirmLimit' | 'account.cancelLimitChange') =>
    void save(async () => {
      const isDone = async () => {
        const { day } = await get('account.getSession', {})
        return (
          !day?.change &&
          day?.minutes === (call === 'account.confirmLimit' ? (change.to_minutes ?? undefined) : minutes)
        )
      }
      await callOnce(() => post(call, place), { code: 'limit_not_asked', isDone })
      await playSession.refresh()
      return undefined
    })
  return (
    <div className="grid gap-3 rounded-2 bg-surface-2 p-4 text-14">
      <p>
        {waitingText(change)} {change.is_ready && t('ready')}
      </p>
      <div className="flex flex-wrap gap-3">
        {change.is_ready && (
          <Button size="small" loading={isBusy} onClick={() => send('account.confirmLimit')}>
            {t('confirm')}
          </Button>
        )}
        <Button size="small" look="plain" loading={isBusy} onClick={() => send('account.cancelLimitChange')}>
          {t('keep')}
        </Button>
      </div>
    </div>
  )
}
