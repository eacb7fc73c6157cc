import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useAccount } from '../../app/session/account.tsx'
import { get } from '../../app/api/client.ts'
import type { AccountInfo } from '../../app/document/context.ts'
import { cookiesBlocked, isPartitioned } from '../../app/session/partner-frame.ts'
import { session } from '../../app/session/session.ts'
import { isSignedIn } from '../../app/session/signed-in.ts'
import { basenameOf, inLocale, ownPath, withoutBase } from '../../app/navigation/paths.ts'
import { useRequest } from '../../app/document/request.ts'
import { useSettings, useSiteData } from '../../app/document/site-data.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { isEmbedded, tellParent } from './parent-window.ts'
import { dialogs } from '../../ui/dialog/store.ts'
import { keepEntry } from './kept-entry.ts'
import { useAfterwards } from './queued-popups.ts'

/** What follows a successful login or registration: the popup closes, the page learns the account, the player lands where they wanted to. */
export function useAfterEntry(): (account: AccountInfo, to: string | undefined) => Promise<void> {
  const { refresh } = useAccount()
  const auth = useSettings('auth')
  const { locales, defaultLocale } = useSiteData()
  const { locale } = useRequest()
  const navigate = useNavigate()
  const afterwards = useAfterwards()
  const openPopup = usePopup()
  return useCallback(
    async (account, to) => {
      session.signedIn = true
      if (isEmbedded(window.location.pathname)) {
        // Where the browser keeps no cookie at all, nobody is signed in here whatever the answer was.
        if (isPartitioned() && !isSignedIn(await get('account.getInfo', {}))) return cookiesBlocked.set()
        await refresh()
        tellParent({ type: 'refresh_user' }, auth.partnerOrigins)
        return
      }
      const base = basenameOf(locale.code, defaultLocale)
      const target = ownPath(to, window.location.origin)
      // AUTH-44: the player's own locale is a whole other page load.
      if (account.locale !== locale.code && locales.some(({ code }) => code === account.locale)) {
        keepEntry(account.uid)
        const here = `${withoutBase(window.location.pathname, base)}${window.location.search}${window.location.hash}`
        window.location.assign(inLocale(target ? withoutBase(target, base) : here, account.locale, defaultLocale))
        return
      }
      await refresh()
      dialogs.closeByName('AuthPopup', { immediate: true, result: true })
      // RTE-105: as long as this popup was open there was no place for the next one.
      // What such an account lacks; the frame of the next page would ask for it too.
      if (!account.is_registration_completed)
        await openPopup('AuthPopup', { view: 'socialRegistration', preventClose: true })
      void import('../../app/live/live.ts').then(({ live }) => live.restart())
      if (target) await navigate(withoutBase(target, base), { replace: true })
      void afterwards(account.uid)
    },
    [refresh, auth, locales, defaultLocale, locale.code, navigate, afterwards, openPopup]
  )
}
