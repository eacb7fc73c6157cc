import { grants } from '@ante/product/staff/rules/permissions'
import { Button } from '@ante/web/ui/button'
import { useEffect, useRef, useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { call, CallRefused, messageOf } from '../api.ts'
import { ReturnAlarms } from './return-alarms.tsx'
import { UnconfirmedRules } from './unconfirmed-rules.tsx'
import { endSession, type Member } from '../session/session.ts'

const link =
  'inline-flex h-11 shrink-0 items-center rounded-2 px-3 text-14 font-semibold text-chalk-2 hover:bg-surface-2 hover:text-chalk aria-[current=page]:bg-surface-3 aria-[current=page]:text-chalk'

/** Who holds one of its permissions is offered an area; where it names none, everybody. */
const areas: readonly { readonly to: string; readonly name: string; readonly permissions?: readonly string[] }[] = [
  { to: '/players', name: 'Players', permissions: ['players:read'] },
  { to: '/withdrawals', name: 'Withdrawals', permissions: ['withdrawals:read'] },
  { to: '/discrepancies', name: 'Discrepancies', permissions: ['payments:read'] },
  { to: '/safer-gambling', name: 'Safer gambling', permissions: ['protection:read'] },
  { to: '/verification', name: 'Verification', permissions: ['players:read'] },
  { to: '/fraud', name: 'Fraud', permissions: ['players:read'] },
  { to: '/publishers', name: 'Publishers', permissions: ['tracking:read'] },
  { to: '/analytics', name: 'Analytics', permissions: ['tracking:read'] },
  { to: '/bonus-checks', name: 'Bonus checks', permissions: ['bonuses:read'] },
  { to: '/support', name: 'Support', permissions: ['support:read'] },
  { to: '/games', name: 'Games and matches', permissions: ['games:read', 'markets:read'] },
  { to: '/offers', name: 'Offers', permissions: ['campaigns:read'] },
  { to: '/campaigns', name: 'Campaigns', permissions: ['campaigns:read'] },
  { to: '/jackpots', name: 'Jackpots', permissions: ['jackpots:read'] },
  { to: '/draws', name: 'Prize draws', permissions: ['draws:read'] },
  { to: '/tournaments', name: 'Tournaments', permissions: ['tournaments:read'] },
  { to: '/requests', name: 'Requests' },
  { to: '/audit', name: 'Audit log', permissions: ['audit:read'] },
]

/** What is around every page of a member. Pages without a permission are not offered; who goes there all the same is refused by the host. */
export function Frame({ member }: { member: Member }) {
  const [failure, setFailure] = useState('')
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    // On a phone the menu is longer than the screen is wide.
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [pathname])
  const signOut = () =>
    call('staff.signout', {}).then(endSession, (error: unknown) =>
      error instanceof CallRefused && error.status === 401 ? endSession() : setFailure(messageOf(error))
    )
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only">
        Skip to content
      </a>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3">
        <p className="font-display text-18">Ante operator</p>
        <div className="ms-auto flex flex-wrap items-center gap-3">
          <span className="text-14 wrap-anywhere text-chalk-2">{member.email}</span>
          <Button look="plain" size="small" onClick={() => void signOut()}>
            Sign out
          </Button>
        </div>
        <nav
          ref={menu}
          aria-label="Areas"
          className="flex gap-1 max-tablet:-mx-5 max-tablet:w-screen max-tablet:overflow-x-auto max-tablet:px-5 tablet:-mx-3 tablet:w-full tablet:flex-wrap"
        >
          {areas.map(
            ({ to, name, permissions }) =>
              (permissions?.some((one) => grants(member.permissions, one)) ?? true) && (
                <NavLink key={to} to={to} className={link}>
                  {name}
                </NavLink>
              )
          )}
        </nav>
      </header>
      <UnconfirmedRules />
      {grants(member.permissions, 'games:read') && <ReturnAlarms />}
      <div role="alert">{failure !== '' && <p className="px-5 py-2 text-danger">{failure}</p>}</div>
      <main id="content" tabIndex={-1} className="mx-auto grid w-full max-w-[90rem] gap-5 p-5 focus:outline-none">
        <Outlet />
      </main>
    </>
  )
}
