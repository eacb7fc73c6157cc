import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { useSiteData } from '../../app/document/site-data.ts'
import { toasts } from '../../ui/toast.tsx'
import { countInactivity } from './inactivity.ts'
import { after, listenForSigns } from './use-inactivity.ts'

const idlePages = { cashier: '/cashier/', profile: '/profile/' } as const
type IdlePage = keyof typeof idlePages
const pages: readonly IdlePage[] = ['cashier', 'profile']

/** RG-20: what is open of the cashier or the profile is left for the index when nothing happens in this window for as long as the operator says. */
export function useIdlePage(): void {
  const { signedIn } = useAccount()
  const { secondsToLeave } = useSiteData()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const t = useTranslations('shell.away')
  const page = signedIn ? pages.find((one) => pathname.startsWith(idlePages[one])) : undefined
  const seconds = page ? secondsToLeave[page] : 0
  const latest = useRef({ navigate, t })
  useEffect(() => {
    latest.current = { navigate, t }
  })
  useEffect(() => {
    if (!page || seconds <= 0) return
    const clock = countInactivity(seconds * 1000, {
      now: () => Date.now(),
      after,
      lastSign: () => 0,
      noteSign: () => undefined,
      warn: () => undefined,
      calm: () => undefined,
      leave() {
        const { navigate: leave, t: say } = latest.current
        toasts.tell('pageClosed', <Hint text={say(`${page}.text`)} to={pathname} link={say(`${page}.back`)} />, {
          milliseconds: hintMs,
        })
        void leave('/')
      },
    })
    const stopListening = listenForSigns({ sign: clock.sign, heard: () => undefined })
    return () => {
      stopListening()
      clock.stop()
    }
  }, [page, seconds, pathname])
}

/** Nobody was looking when it came up. */
const hintMs = 10 * 60_000

const Hint = ({ text, to, link }: { text: string; to: string; link: string }) => (
  <span>
    {text}{' '}
    <Link to={to} className="font-semibold text-ember underline underline-offset-2">
      {link}
    </Link>
  </span>
)
