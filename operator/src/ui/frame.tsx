import { Button } from '@ante/web/ui/button'
import { useState } from 'react'
import { NavLink, Outlet } from 'react-router'
import { call, CallRefused, messageOf } from '../api.ts'
import { UnconfirmedRules } from './unconfirmed-rules.tsx'
import { endSession, type Member, useMay } from '../session/session.ts'

const link =
  'inline-flex h-11 items-center rounded-2 px-3 text-14 font-semibold text-chalk-2 hover:bg-surface-2 hover:text-chalk aria-[current=page]:bg-surface-3 aria-[current=page]:text-chalk'

/** What is around every page of a member. Pages without a permission are not offered; who goes there all the same is refused by the host. */
export function Frame({ member }: { member: Member }) {
  const [failure, setFailure] = useState('')
  const [mayPlayers, mayHarm] = [useMay('players:read'), useMay('protection:read')]
  const [maySupport, mayAudit] = [useMay('support:read'), useMay('audit:read')]
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
        <nav aria-label="Areas" className="flex flex-wrap gap-1">
          {mayPlayers && (
            <NavLink to="/players" className={link}>
              Players
            </NavLink>
          )}
          {mayHarm && (
            <NavLink to="/safer-gambling" className={link}>
              Safer gambling
            </NavLink>
          )}
          {mayPlayers && (
            <NavLink to="/verification" className={link}>
              Verification
            </NavLink>
          )}
          {maySupport && (
            <NavLink to="/support" className={link}>
              Support
            </NavLink>
          )}
          <NavLink to="/requests" className={link}>
            Requests
          </NavLink>
          {mayAudit && (
            <NavLink to="/audit" className={link}>
              Audit log
            </NavLink>
          )}
        </nav>
        <div className="ms-auto flex flex-wrap items-center gap-3">
          <span className="text-14 wrap-anywhere text-chalk-2">{member.email}</span>
          <Button look="plain" size="small" onClick={() => void signOut()}>
            Sign out
          </Button>
        </div>
      </header>
      <UnconfirmedRules />
      <div role="alert">{failure !== '' && <p className="px-5 py-2 text-danger">{failure}</p>}</div>
      <main id="content" tabIndex={-1} className="mx-auto grid w-full max-w-[90rem] gap-5 p-5 focus:outline-none">
        <Outlet />
      </main>
    </>
  )
}
