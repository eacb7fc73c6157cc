import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import { useSettings } from '../../app/document/site-data.ts'
import { ConfirmHint } from '../../features/profile/confirm-hint.tsx'
import { DormancyNote } from '../../features/profile/dormancy-note.tsx'
import { openSections, ProfileMenu } from '../../features/profile/profile-menu.tsx'
import { useLogout } from '../../features/shell/logout.ts'
import { loadPortrait } from '../loyalty/companions.server.ts'
import { isVerificationOpen, loadDormancy, loadUnconfirmed } from './profile.server.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const site = context.get(siteContext)
  const [{ unconfirmed }, portrait, verification, dormancy] = await Promise.all([
    loadUnconfirmed(site),
    loadPortrait(site),
    isVerificationOpen(site),
    loadDormancy(site),
  ])
  return { unconfirmed, portrait, verification, dormancy }
}

/** What the frame knows already, for its sections. */
export interface FrameContext {
  /** Of the character that goes with the player. */
  readonly portrait: string | undefined
}

/** The sections of the profile beside their menu. */
export default function ProfileFrame() {
  const { isBetHistoryEnable, isResponsibleGamingEnable } = useSettings('site')
  const { isEnableLoyalty } = useSettings('loyalty')
  const { unconfirmed, portrait, verification, dormancy } = useLoaderData<typeof loader>()
  const sections = openSections({
    bets: isBetHistoryEnable,
    loyalty: isEnableLoyalty,
    verification,
    responsibleGame: isResponsibleGamingEnable,
  })
  const { pathname } = useLocation()
  const logout = useLogout()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-6 py-6 laptop:grid-cols-[14rem_minmax(0,1fr)] laptop:gap-10 laptop:py-10">
      <ProfileMenu here={pathname} portrait={portrait} sections={sections} onLogout={logout} />
      <div className="min-w-0 max-w-[60rem]">
        {dormancy && <DormancyNote {...dormancy} />}
        {unconfirmed !== undefined && <ConfirmHint contact={unconfirmed} />}
        <Outlet context={{ portrait } satisfies FrameContext} />
      </div>
    </div>
  )
}
