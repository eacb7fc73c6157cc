import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { post } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import { tellRefusal } from '../../app/api/tell-failure.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { dialogs } from '../../ui/dialog/store.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { toasts } from '../../ui/toast.tsx'

type Session = Output<'account.getSessions'>['sessions'][number]

const icons: Readonly<Record<Session['kind'], IconName>> = {
  phone: 'phone',
  tablet: 'phone',
  computer: 'laptop',
  unknown: 'globe',
}

/** Where the player is logged in; each but this one can be logged out from here. */
export function Devices({ sessions }: { sessions: readonly Session[] | undefined }) {
  const t = useTranslations('security.devices')
  const { ending, endOne, endOthers } = useEndings()
  const card = useKeptFocus<HTMLElement>()
  const hasOthers = sessions?.some(({ is_current }) => !is_current) ?? false
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="devices"
      className="grid gap-4 rounded-3 border border-line bg-surface-1 p-5 outline-none"
    >
      <div className="grid gap-1">
        <h2 id="devices" className="text-16 font-semibold">
          {t('title')}
        </h2>
        <p className="max-w-[38rem] text-14 text-chalk-3">{t('text')}</p>
      </div>
      {sessions ? (
        <ul className="grid">
          {sessions.map((one) => (
            <DeviceRow key={one.id} session={one} loading={ending === one.id} onEnd={() => void endOne(one.id)} />
          ))}
        </ul>
      ) : (
        <p role="alert" className="text-14">
          {t('failed')}
        </p>
      )}
      {hasOthers && (
        <div>
          <Button look="plain" loading={ending === 'others'} onClick={() => void endOthers()}>
            {t('endOthers')}
          </Button>
        </div>
      )}
    </section>
  )
}

function DeviceRow({ session, loading, onEnd }: { session: Session; loading: boolean; onEnd: () => void }) {
  const t = useTranslations('security.devices')
  const dateText = useDateText()
  const { browser, system, network, is_current, kind } = session
  const name =
    system === null && browser === null ? t('unknown') : `${browser ?? t('unknownBrowser')} · ${system ?? '?'}`
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-3.5 first:border-t-0 first:pt-1 last:pb-0 tablet:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        className={`grid size-10 place-items-center rounded-2 ${is_current ? 'bg-baize-soft text-baize' : 'bg-surface-3 text-chalk-2'}`}
      >
        <Icon name={icons[kind]} size={20} />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-14 font-semibold">
          <bdi>{name}</bdi>
          {is_current && <Badge tone="good">{t('current')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-12 text-chalk-3">
          <bdi className="figures">{network}</bdi>
          <span>{t('since', { time: dateText(session.signed_in_at, 'time') })}</span>
          {!is_current && <span>{t('active', { time: dateText(session.active_at, 'time') })}</span>}
        </p>
      </div>
      {!is_current && (
        <Button
          look="quiet"
          size="small"
          loading={loading}
          aria-label={t('endNamed', { device: name })}
          className="col-start-2 justify-self-start max-tablet:-ms-3 tablet:col-start-3"
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

/** Ends sessions; the page is read again after it. */
function useEndings() {
  const t = useTranslations('security.devices')
  const common = useTranslations('common')
  const { revalidate } = useRevalidator()
  const [ending, setEnding] = useState<string>()
  async function end(what: string, work: () => Promise<unknown>, done: string) {
    setEnding(what)
    try {
      await work()
      await revalidate()
      toasts.tell('profileChanged', done)
    } catch (error) {
      tellRefusal('profileChanged', error, common('offline'))
    } finally {
      setEnding(undefined)
    }
  }
  return {
    ending,
    endOne: (session: string) => end(session, () => post('account.endSession', { session }), t('ended')),
    async endOthers() {
      const agreed = await dialogs.confirm({
        name: 'end-other-sessions',
        title: t('otherQuestion'),
        content: <p className="text-14 text-chalk-2">{t('otherText')}</p>,
        agree: t('otherAgree'),
        reject: t('otherReject'),
      })
      if (agreed) await end('others', () => post('account.endOtherSessions', {}), t('endedOthers'))
    },
  }
}
