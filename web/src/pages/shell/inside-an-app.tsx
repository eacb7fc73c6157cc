import { Suspense } from 'react'
import { laterPart } from '../../app/document/later-part.ts'
import { useAccount } from '../../app/session/account.tsx'
import MiniApp from '../../features/auth/mini-app-part.ts'

const KeptOffline = laterPart(() => import('./kept-offline.tsx'))

/** What stands only in the installed site and in a messaging app: one part, so that pages of a browser carry one condition for both. */
export default function InsideAnApp() {
  const { info, signedIn } = useAccount()
  return (
    <>
      <MiniApp />
      {signedIn && window.matchMedia('(display-mode: standalone)').matches && (
        <Suspense>
          <KeptOffline key={info.uid} />
        </Suspense>
      )}
    </>
  )
}
