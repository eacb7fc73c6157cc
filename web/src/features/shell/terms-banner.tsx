import { Suspense } from 'react'
import { laterPart } from '../../app/document/later-part.ts'
import { useAccount } from '../../app/session/account.tsx'

/** Few pages show it: the others do without the code. */
const TermsDue = laterPart(() => import('./terms-due.tsx'))

/** ACC-3: on every page of a player who has not accepted the terms as they are now: what they say, and the way on. */
export function TermsBanner() {
  const { info } = useAccount()
  if (info.terms_due === null || info.exclusion) return null
  return (
    <Suspense>
      <TermsDue version={info.terms_due} />
    </Suspense>
  )
}
