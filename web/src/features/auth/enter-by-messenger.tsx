import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { useAccount } from '../../app/session/account.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { keptLaunch, type KeptLaunch } from './kept-launch.ts'
import { LinkMessenger } from './link-messenger.tsx'
import { Alert } from './parts.tsx'
import { useMessengerEntry } from './use-messenger-entry.ts'

type Entry = Output<'auth.readMessengerEntry'>

/**
 * SOC-19: asks whether the account is the visitor’s own before anybody is signed in: an address can carry what somebody else’s app has signed. Whoever
 * said to have an account is asked, once logged in, whether to link the app to it.
 */
export function EnterByMessenger({ launch }: { launch: KeptLaunch }) {
  const { signedIn } = useAccount()
  const navigate = useNavigate()
  const entry = useEntry(launch)
  const leave = () => {
    keptLaunch.drop()
    void navigate(signedIn ? launch.to : '/', { replace: true })
  }
  if (entry === undefined) return <Skeleton className="h-48" />
  if (entry === 'broken') return <Broken />
  return signedIn ? (
    <LinkMessenger launch={launch} name={entry.name} onLeave={leave} />
  ) : (
    <Question launch={launch} entry={entry} onLeave={leave} />
  )
}

function useEntry(launch: KeptLaunch): Entry | 'broken' | undefined {
  const { signedIn } = useAccount()
  const navigate = useNavigate()
  const [entry, setEntry] = useState<Entry | 'broken'>()
  const isAsked = useRef(false)
  useEffect(() => {
    // Somebody is signed in by now, and did not come to link anything.
    if (signedIn && !(keptLaunch.read() ?? launch).wantsLink) {
      keptLaunch.drop()
      return void navigate(launch.to, { replace: true })
    }
    if (isAsked.current) return
    isAsked.current = true
    post('auth.readMessengerEntry', { payload: launch.data }).then(setEntry, () => {
      keptLaunch.drop()
      setEntry('broken')
    })
  }, [signedIn, launch, navigate])
  return entry
}

function Broken() {
  const t = useTranslations('auth')
  return (
    <EmptyState icon="clock" title={t('messenger.broken')} text={t('messenger.brokenText')}>
      <ButtonLink to="/?show_popup_auth=1">{t('toAuthorization')}</ButtonLink>
    </EmptyState>
  )
}

function Question({ launch, entry, onLeave }: { launch: KeptLaunch; entry: Entry; onLeave: () => void }) {
  const t = useTranslations('auth.messenger')
  const auth = useTranslations('auth')
  const common = useTranslations('common')
  const openPopup = usePopup()
  const enter = useMessengerEntry()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { login, name } = entry
  async function press() {
    setSending(true)
    setProblem(undefined)
    try {
      await enter(launch, login === null)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : common('offline'))
    }
    setSending(false)
  }
  function logIn() {
    keptLaunch.keep({ ...launch, wantsLink: true })
    void openPopup('AuthPopup', { view: 'authorization', redirectTo: window.location.pathname })
  }
  return (
    <section className="grid gap-5 rounded-3 border border-line bg-surface-1 p-6">
      <h1 className="font-display text-28 wrap-anywhere">
        {login === null ? t('freshTitle', { name }) : t('title', { login })}
      </h1>
      <p className="text-14 text-chalk-2">{t(login === null ? 'freshText' : 'text')}</p>
      {problem && <Alert text={problem} />}
      <div className="flex flex-wrap gap-3">
        <Button size="large" loading={sending} onClick={() => void press()}>
          {login === null ? t('open') : auth('partner.yes')}
        </Button>
        {login === null && (
          <Button size="large" look="plain" onClick={logIn}>
            {t('have')}
          </Button>
        )}
        <Button size="large" look={login === null ? 'quiet' : 'plain'} onClick={onLeave}>
          {login === null ? t('notNow') : t('no')}
        </Button>
      </div>
    </section>
  )
}
