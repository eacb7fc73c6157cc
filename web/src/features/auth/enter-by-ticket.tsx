import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { tellAnalytics } from '../../app/session/analytics.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAfterEntry } from './after-entry.ts'
import { Alert } from './parts.tsx'

interface Entry {
  readonly ticket: string
  readonly to: string
  readonly login: string
}

/** What stands behind the # of the address: it never reaches a server's log, and is gone from the address once it was read. */
function takeFromAddress(): { ticket: string; to: string } {
  const given = new URLSearchParams(window.location.hash.slice(1))
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return { ticket: given.get('ticket') ?? '', to: given.get('to') ?? '/' }
}

/** SOC-14: the end of the way from a partner's page. It asks whether the account is the visitor's own: anybody could lead them here with one of theirs. */
export function EnterByTicket() {
  const t = useTranslations('auth.partner')
  const [entry, setEntry] = useState<Entry | 'broken'>()
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    const { ticket, to } = takeFromAddress()
    if (ticket === '') return setEntry('broken')
    post('auth.readEntryTicket', { ticket }).then(
      ({ login }) => setEntry({ ticket, to, login }),
      () => setEntry('broken')
    )
  }, [])
  if (entry === undefined) return <Skeleton className="h-48" />
  return entry === 'broken' ? (
    <EmptyState icon="clock" title={t('broken')} text={t('brokenText')}>
      <LoginLink />
    </EmptyState>
  ) : (
    <Question entry={entry} />
  )
}

function LoginLink() {
  const t = useTranslations('auth')
  return <ButtonLink to="/?show_popup_auth=1">{t('toAuthorization')}</ButtonLink>
}

function Question({ entry: { ticket, to, login } }: { entry: Entry }) {
  const t = useTranslations('auth.partner')
  const common = useTranslations('common')
  const afterEntry = useAfterEntry()
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function enter() {
    setSending(true)
    setProblem(undefined)
    try {
      const account = await post('auth.redeemEntryTicket', { ticket })
      tellAnalytics('login')
      await afterEntry(account, to)
    } catch (error) {
      if (error instanceof ApiError) tellAnalytics('login_error', { code: error.code })
      setProblem(error instanceof ApiError ? error.message : common('offline'))
      setSending(false)
    }
  }
  return (
    <section className="grid gap-5 rounded-3 border border-line bg-surface-1 p-6">
      <h1 className="font-display text-28 wrap-anywhere">{t('title', { login })}</h1>
      <p className="text-14 text-chalk-2">{t('text')}</p>
      {problem && <Alert text={problem} />}
      <div className="flex flex-wrap gap-3">
        <Button size="large" loading={sending} onClick={() => void enter()}>
          {t('yes')}
        </Button>
        <Button size="large" look="plain" onClick={() => void navigate('/', { replace: true })}>
          {t('no')}
        </Button>
      </div>
    </section>
  )
}
