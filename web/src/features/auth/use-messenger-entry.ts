import { useCallback } from 'react'
import { ApiError, post } from '../../app/api/client.ts'
import { useRequest } from '../../app/document/request.ts'
import { useSiteData } from '../../app/document/site-data.ts'
import { basenameOf } from '../../app/navigation/paths.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { tellAnalytics } from '../../app/session/analytics.ts'
import { useTextStore } from '../../app/texts/texts.tsx'
import { toasts } from '../../ui/toast.tsx'
import { useAfterEntry } from './after-entry.ts'
import { keptLaunch, type KeptLaunch } from './kept-launch.ts'
import { asksForCode, pendingLogin, resendTimeOf, wayOf } from './two-factor.ts'

/** SOC-17, SOC-19: signs in, or opens an account, with what the messaging app has signed; an account with a second step asks for its code first. */
export function useMessengerEntry(): (launch: KeptLaunch, isNew: boolean) => Promise<void> {
  const afterEntry = useAfterEntry()
  const openPopup = usePopup()
  const texts = useTextStore()
  const { locale } = useRequest()
  const base = basenameOf(locale.code, useSiteData().defaultLocale)
  return useCallback(
    async ({ payload, to: path }, isNew) => {
      const to = `${base}${path}`
      try {
        const account = await post('auth.register', payload)
        keptLaunch.drop()
        tellAnalytics(isNew ? 'registration' : 'login')
        await afterEntry(account, to)
      } catch (error) {
        const token = error instanceof ApiError && asksForCode(error) ? error.data['token'] : undefined
        if (error instanceof ApiError && typeof token === 'string') {
          keptLaunch.drop()
          const resend_time = resendTimeOf(error) ?? 0
          pendingLogin.begin({ login: '', password: '', resend_time, way: wayOf(error), social: { token, to } })
          return openPopup('AuthPopup', { view: 'twofa', redirectTo: to })
        }
        // SOC-18.
        await texts.ensure(['popups'])
        const words = texts.get().popups?.registration.wrongRegServerError
        if (words) toasts.tell('notRegistered', words, { tone: 'bad' })
        throw error
      }
    },
    [afterEntry, openPopup, texts, base]
  )
}
