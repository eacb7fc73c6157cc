import type { Messages } from '@ante/texts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { get, post } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { NetSum } from '../../app/session/net-sum.tsx'
import { playSession, useSessionSums } from '../../app/session/play-session.ts'
import { SessionClock } from '../../app/session/session-clock.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogBody, LeaveTo } from '../../ui/dialog/dialog-body.tsx'
import type { DialogOptions } from '../../ui/dialog/store.ts'
import { useDateText } from '../../ui/date-text.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLengthText } from './length-text.ts'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    RealityCheckPopup: { onLeave: () => void }
    SessionTimePopup: { onLeave: () => void; onClose: () => void }
    NetPositionPopup: Record<never, never>
  }
}
type Words = Partial<Messages>
type Made = Omit<DialogOptions, 'name'>

/** SAFE-16: stays until the player has decided: no key and no press beside it closes it. */
export const realityCheck = (options: PopupOptions['RealityCheckPopup'], words: Words): Made => ({
  title: words.playTime?.check.title ?? '',
  content: <RealityCheck {...options} />,
  preventClose: true,
  hideCloseButton: true,
})
export const sessionTime = (options: PopupOptions['SessionTimePopup'], words: Words): Made => ({
  title: words.playTime?.used.title ?? '',
  content: <SessionTime {...options} />,
  closed: options.onClose,
})
export const netPosition = (_: PopupOptions['NetPositionPopup'], words: Words): Made => ({
  title: words.playTime?.position.title ?? '',
  content: <Position />,
})

const minutesOf = ({ now, started_at }: Output<'account.getSession'>): number =>
  Math.floor((Date.parse(now) - Date.parse(started_at)) / 60_000)

function RealityCheck({ onLeave }: PopupOptions['RealityCheckPopup']) {
  const t = useTranslations('playTime')
  const session = useSessionSums()
  const lengthText = useLengthText()
  const [isBusy, setBusy] = useState(false)
  const goOn = async () => {
    setBusy(true)
    try {
      playSession.apply(await post('account.continueSession', {}))
    } catch {
      // Nothing is confirmed: it stands, and can be pressed again.
    } finally {
      setBusy(false)
    }
  }
  return (
    <DialogBody
      text={session && t('check.text', { time: lengthText(minutesOf(session.facts)) })}
      actions={
        <>
          <Button look="quiet" onClick={onLeave}>
            {t('check.leave')}
          </Button>
          <LeaveTo popup="RealityCheckPopup" to="/profile/statement" look="plain">
            {t('check.history')}
          </LeaveTo>
          <Button loading={isBusy} onClick={() => void goOn()}>
            {t('check.continue')}
          </Button>
        </>
      }
    >
      <Sums play={session?.facts} />
    </DialogBody>
  )
}

type Play = Pick<Output<'account.getSession'>, 'staked' | 'won' | 'net'>
function Sums({ play }: { play: Play | undefined }) {
  const t = useTranslations('playTime.position')
  return (
    <dl className="grid grid-cols-3 gap-2 rounded-2 bg-surface-2 p-4 text-center">
      {(['staked', 'won', 'net'] as const).map((name) => (
        <div key={name} className="grid gap-0.5">
          <dt className="text-12 text-chalk-3">{t(name)}</dt>
          <dd className="text-18 font-semibold max-[26rem]:text-16">
            {!play ? (
              <Skeleton className="mx-auto h-5 w-16" />
            ) : name === 'net' ? (
              <NetSum value={play.net} />
            ) : (
              <Money value={play[name]} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function SessionTime({ onLeave, onClose }: PopupOptions['SessionTimePopup']) {
  const t = useTranslations('playTime.used')
  const session = useSessionSums()
  const dateText = useDateText()
  const lengthText = useLengthText()
  const day = session?.facts.day
  return (
    <DialogBody
      text={day && t('text', { limit: lengthText(day.minutes), until: dateText(day.ends_at, 'time') })}
      actions={
        <>
          <Button look="plain" onClick={onLeave}>
            {t('leave')}
          </Button>
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <Sums play={session?.facts} />
    </DialogBody>
  )
}

const periods = ['today', 'month', 'half_year', 'ever'] as const

/** ACC-15: what play has come to, in this session and before it. */
function Position() {
  const t = useTranslations('playTime.position')
  const session = useSessionSums()
  const [position, setPosition] = useState<Output<'account.getNetPosition'>>()
  const net = session?.facts.net.amount
  useEffect(() => {
    let isGone = false
    get('account.getNetPosition', {})
      .then((read) => !isGone && setPosition(read))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [net])
  return (
    <DialogBody
      actions={
        <LeaveTo popup="NetPositionPopup" to="/profile/statement" look="plain">
          {t('statement')}
        </LeaveTo>
      }
    >
      <p className="flex items-baseline justify-between text-14 text-chalk-2">
        {t('time')} <SessionClock className="text-22 font-semibold text-chalk" />
      </p>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-14 max-[26rem]:text-12">
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr className="border-b border-line text-12 text-chalk-3">
              <th scope="col">
                <span className="sr-only">{t('title')}</span>
              </th>
              {(['staked', 'won', 'net'] as const).map((name) => (
                <th key={name} scope="col" className="py-2 ps-3 text-end font-medium">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <PositionRow name={t('session')} play={session?.facts} />
            {periods.map((period) => (
              <PositionRow key={period} name={t(period)} play={position?.[period]} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-12 text-chalk-3">{t('note')}</p>
    </DialogBody>
  )
}

function PositionRow({ name, play }: { name: string; play: Play | undefined }) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2.5 text-start font-medium text-chalk-2">
        {name}
      </th>
      {(['staked', 'won', 'net'] as const).map((column) => (
        <td key={column} className={`py-2.5 ps-3 text-end ${column === 'net' ? 'font-semibold' : ''}`}>
          {!play ? (
            <Skeleton className="ms-auto h-4 w-14" />
          ) : column === 'net' ? (
            <NetSum value={play.net} />
          ) : (
            <Money value={play[column]} />
          )}
        </td>
      ))}
    </tr>
  )
}
