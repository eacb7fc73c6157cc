import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { useRequest } from '../../app/document/request.ts'
import { useSettings, useSiteData } from '../../app/document/site-data.ts'
import { basenameOf } from '../../app/navigation/paths.ts'
import { useAccount } from '../../app/session/account.tsx'
import { cookiesBlocked, isPartitioned } from '../../app/session/partner-frame.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { tellOwnPage } from './parent-window.ts'
import { Alert } from './parts.tsx'

const never = () => () => undefined

/** RTE-65, RTE-66: a form that stands in a page of a partner. Whoever is signed in already has nothing to fill in. */
export function EmbeddedForm({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  const t = useTranslations('auth')
  const { signedIn, info } = useAccount()
  const isApart = useSyncExternalStore(never, isPartitioned, () => false)
  const isBlocked = useSyncExternalStore(cookiesBlocked.subscribe, cookiesBlocked.get, () => false)
  useEffect(tellOwnPage, [])
  return (
    <div className="mx-auto grid max-w-[30rem] gap-6 p-5">
      <header className="grid gap-1.5">
        <h1 className="font-display text-28">{title}</h1>
        <p className="text-14 wrap-anywhere text-chalk-2">
          {signedIn ? t('signedInAs', { login: info.login }) : intro}
        </p>
      </header>
      {signedIn ? isApart && <GoOn /> : isBlocked ? <OnlyThere /> : children}
    </div>
  )
}

/** The browser keeps this session under the partner's page alone: a ticket takes the player to the site. It goes by the browser itself, never through that page. */
function GoOn() {
  const t = useTranslations('auth.partner')
  const common = useTranslations('common')
  const { name } = useSettings('site')
  const { locale } = useRequest()
  const { defaultLocale } = useSiteData()
  const [query] = useSearchParams()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function go() {
    setSending(true)
    setProblem(undefined)
    try {
      const { ticket } = await post('auth.createEntryTicket', {})
      const rest = new URLSearchParams({ ticket, to: query.get('backUrl') ?? '/' })
      window.open(`${basenameOf(locale.code, defaultLocale)}/enter#${rest.toString()}`, '_top')
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : common('offline'))
    }
    setSending(false)
  }
  return (
    <div className="grid gap-4">
      {problem && <Alert text={problem} />}
      <Button size="large" wide loading={sending} onClick={() => void go()}>
        {t('go', { name })}
      </Button>
    </div>
  )
}

/** Browsers that keep no cookie of a framed site leave only the site itself. */
function OnlyThere() {
  const t = useTranslations('auth.partner')
  const { name } = useSettings('site')
  const { locale } = useRequest()
  const { defaultLocale } = useSiteData()
  return (
    <div className="grid gap-4">
      <p className="text-14 text-chalk-2">{t('blocked', { name })}</p>
      <a
        className={buttonClass({ size: 'large', wide: true })}
        href={`${basenameOf(locale.code, defaultLocale)}/?show_popup_auth=1`}
        target="_top"
      >
        {t('toSite', { name })}
      </a>
    </div>
  )
}
