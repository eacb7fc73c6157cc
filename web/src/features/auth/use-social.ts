import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { tellAnalytics } from '../../app/session/analytics.ts'
import { get } from '../../app/api/client.ts'
import { basenameOf, ownPath } from '../../app/navigation/paths.ts'
import { useRequest } from '../../app/document/request.ts'
import { useSettings, useSiteData } from '../../app/document/site-data.ts'
import { useAfterEntry } from './after-entry.ts'
import { withoutFlags } from './auth-gate.tsx'
import { isEmbedded, tellParent } from './parent-window.ts'
import {
  askService,
  initAddress,
  keepSocialBack,
  type SocialPurpose,
  type SocialResult,
  takeSocialBack,
} from './social-window.ts'
import { pendingLogin } from './two-factor.ts'

export interface SocialWay {
  readonly purpose: Exclude<SocialPurpose, 'link'>
  readonly redirectTo: string | undefined
  readonly onTwoFactor: () => void
}

/** RTE-82: the way back that the address names, else the one that the popup was opened with. */
const wayBack = (redirectTo: string | undefined): string | undefined =>
  ownPath(new URLSearchParams(window.location.search).get('backUrl'), window.location.origin) ?? redirectTo

/** This page without what would open the popup again. */
const here = (): string =>
  `${window.location.pathname}${withoutFlags(new URLSearchParams(window.location.search))}${window.location.hash}`

/** SOC-01 to SOC-05: a press on a service, and what comes of it. */
export function useSocial({ purpose, redirectTo, onTwoFactor }: SocialWay) {
  const t = useTranslations('auth.social')
  const common = useTranslations('common')
  const { locale } = useRequest()
  const { defaultLocale } = useSiteData()
  const { partnerOrigins } = useSettings('auth')
  const afterEntry = useAfterEntry()
  const [waitsFor, setWaitsFor] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function take(result: SocialResult | 'closed', to: string | undefined): Promise<void> {
    if (result === 'closed') return setProblem(t('closed'))
    if (result.ok) {
      takeSocialBack()
      const account = await get('account.getInfo', {})
      tellAnalytics(result.is_new ? 'registration' : 'login')
      return afterEntry(account, to)
    }
    if (result.code === 'second_step_needed' && 'token' in result) {
      pendingLogin.begin({
        login: '',
        password: '',
        resend_time: result.resend_time,
        way: result.way,
        social: { token: result.token, to },
      })
      return onTwoFactor()
    }
    tellAnalytics(purpose === 'login' ? 'login_error' : 'registration_error', { code: result.code })
    if ('message' in result) setProblem(result.message)
  }

  async function press(service: string): Promise<void> {
    const to = wayBack(redirectTo)
    if (isEmbedded(window.location.pathname))
      return tellParent({ type: 'redirect', url: mainPage(basenameOf(locale.code, defaultLocale), to) }, partnerOrigins)
    if (waitsFor !== undefined) return
    setProblem(undefined)
    keepSocialBack(to ?? here())
    setWaitsFor(service)
    try {
      await take(await askService(initAddress(service, purpose, to ?? here())), to)
    } catch {
      setProblem(common('offline'))
    } finally {
      setWaitsFor(undefined)
    }
  }
  return { press: (service: string) => void press(service), waitsFor, problem }
}

/** SOC-12: a frame opens no window of a service; its page goes where the popup of registration does. */
function mainPage(base: string, to: string | undefined): string {
  const referrer = ownPath(document.referrer, window.location.origin)
  const query = new URLSearchParams({ show_popup_reg: '1', backUrl: to ?? referrer ?? `${base}/` })
  return `${window.location.origin}${base}/?${query.toString()}`
}
