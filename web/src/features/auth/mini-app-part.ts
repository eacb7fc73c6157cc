import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hearApp, tellApp } from '../../app/document/mini-app-bridge.ts'
import { isMiniApp, runsInMiniApp } from '../../app/document/device.ts'
import { useAccount } from '../../app/session/account.tsx'
import { keptLaunch } from './kept-launch.ts'
import { launchOf, themeOf, themeOfColours } from './mini-app.ts'

/** SOC-16, SOC-19: inside of a messaging app the site asks to enter, wears the app's colours, keeps clear of its bars and follows its back button. */
export default function MiniApp(): null {
  useEntry()
  useLook()
  useBackButton()
  return null
}

/** The question stands on a page of its own: nobody is signed in by an address alone. */
function useEntry(): void {
  const { signedIn } = useAccount()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isTried = useRef(false)
  useEffect(() => {
    const launch = launchOf(window.location.hash)
    if (!launch || signedIn || isTried.current) return
    isTried.current = true
    keptLaunch.keep({ ...launch, to: `${pathname}${search}`, wantsLink: false })
    void navigate('/enter', { replace: true })
  }, [signedIn, navigate, pathname, search])
}

interface Edges {
  readonly top?: unknown
  readonly bottom?: unknown
}
const lengthOf = (value: unknown): string => `${typeof value === 'number' && value >= 0 && value < 400 ? value : 0}px`

function useLook(): void {
  useEffect(() => {
    const { hash } = window.location
    if (!isMiniApp(hash)) return
    const root = document.documentElement
    const wear = (theme: 'light' | 'dark' | undefined) => {
      if (theme) root.dataset['theme'] = theme
    }
    wear(themeOf(hash))
    const edges = (name: string) => (data: unknown) => {
      const { top, bottom }: Edges = typeof data === 'object' && data !== null ? data : {}
      root.style.setProperty(`--${name}-top`, lengthOf(top))
      root.style.setProperty(`--${name}-bottom`, lengthOf(bottom))
    }
    const leave = [
      hearApp('theme_changed', (data) =>
        wear(themeOfColours(typeof data === 'object' && data !== null && 'theme_params' in data && data.theme_params))
      ),
      hearApp('safe_area_changed', edges('app-safe')),
      hearApp('content_safe_area_changed', edges('app-content')),
    ]
    tellApp('web_app_ready')
    tellApp('web_app_expand')
    tellApp('web_app_request_safe_area')
    tellApp('web_app_request_content_safe_area')
    return () => {
      for (const end of leave) end()
    }
  }, [])
}

/** Its button is there wherever there is a way back, and does what a browser's would. */
function useBackButton(): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!runsInMiniApp() && !isMiniApp(window.location.hash)) return
    tellApp('web_app_setup_back_button', { is_visible: pathname !== '/' })
    return hearApp('back_button_pressed', () => void navigate(-1))
  }, [pathname, navigate])
}
