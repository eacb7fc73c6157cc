import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { laterPart } from '../../app/document/later-part.ts'
import { useAccount } from '../../app/session/account.tsx'
import { ownPath } from '../../app/navigation/paths.ts'
import { usePopup } from '../../app/popups/popups.ts'
import type { AuthView } from './auth-view.ts'
import { keep } from '../../app/session/storage.ts'
import { isEntryKept } from './kept-entry.ts'
import { promoCodeFrom } from './promo-code.ts'

const flags = ['show_popup_reg', 'show_popup_auth', 'prevent_close', 'restore']
const isSet = (value: string | null): boolean => value !== null && value !== '' && value !== '0'

/** RTE-96, RTE-99, RTE-100: which view the address asks for. AUTH-50: `restore` is the link of a letter. */
export function askedView(query: URLSearchParams): AuthView | undefined {
  if (isSet(query.get('restore'))) return 'restore'
  if (isSet(query.get('show_popup_reg'))) return 'registration'
  return isSet(query.get('show_popup_auth')) || query.has('redirectUrl') ? 'authorization' : undefined
}

/** RTE-102: every other parameter stays. `redirectUrl` goes with the popup that it opened. */
export function withoutFlags(query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  for (const flag of [...flags, 'redirectUrl']) rest.delete(flag)
  const text = rest.toString()
  return text ? `?${text}` : ''
}

/** A service has sent the browser back without a window that waited. */
function isLeft(): boolean {
  try {
    return 'socialAuthResult' in sessionStorage
  } catch {
    return false
  }
}

/** Few pages are the first after a login in another language: the others do without the code. */
const EntryGoesOn = laterPart(() => import('./entry-goes-on.ts'))

/** Opens the popup that the query asks for; closing it takes the flags out of the query. For a player they open nothing and go (RTE-104), but for the link of a letter (decision 0720). */
export function AuthGate() {
  const { signedIn, info } = useAccount()
  const openPopup = usePopup()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const opened = useRef('')
  const [isEntered, setIsEntered] = useState(false)
  useEffect(() => {
    if (signedIn && isEntryKept(info.uid)) setIsEntered(true)
  }, [signedIn, info.uid])

  // REG-17, REG-50: what a visitor came with is kept until they register.
  useEffect(() => {
    const code = promoCodeFrom(new URLSearchParams(search), '')
    if (code) keep('promoCode', code)
    if (pathname === '/betting' && !signedIn) keep('isBetting', '1')
  }, [pathname, search, signedIn])

  // RTE-105, SOC-08.
  const isIncomplete = signedIn && !info.is_registration_completed
  useEffect(() => {
    if (isIncomplete) void openPopup('AuthPopup', { view: 'socialRegistration', preventClose: true })
  }, [isIncomplete, openPopup, pathname])
  useEffect(() => {
    if (isLeft()) void import('./social-result.ts').then((part) => part.continueSocial(openPopup))
  }, [openPopup])

  useEffect(() => {
    const query = new URLSearchParams(search)
    const view = askedView(query)
    const clean = () =>
      void navigate({ pathname, search: withoutFlags(query) }, { replace: true, preventScrollReset: true })
    if (!view) {
      opened.current = ''
      return
    }
    if (signedIn && view !== 'restore') {
      if (!opened.current) clean()
      return
    }
    if (opened.current === search) return
    opened.current = search
    const redirectTo = ownPath(query.get('redirectUrl'), window.location.origin)
    void openPopup('AuthPopup', {
      view,
      redirectTo,
      restoreToken: query.get('restore') ?? undefined,
      preventClose: isSet(query.get('prevent_close')),
      // After an entry that leads elsewhere the address is gone already.
      closed: (done) => {
        if (!done || !redirectTo) clean()
      },
    })
  }, [signedIn, openPopup, pathname, search, navigate])
  return isEntered ? (
    <Suspense>
      <EntryGoesOn uid={info.uid} />
    </Suspense>
  ) : null
}
