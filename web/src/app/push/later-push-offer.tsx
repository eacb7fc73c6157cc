import { lazy, Suspense, useEffect, useState } from 'react'
import { kept } from '../session/storage.ts'

const PushOffer = lazy(() => import('./push-offer.tsx'))

/** The offer of notifications, loaded only where the browser and the player have said nothing yet. */
export function LaterPushOffer({ text }: { text: 'offerBets' | 'offerMatches' }) {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    setAsked('Notification' in window && Notification.permission === 'default' && kept('pushOffer') === '')
  }, [])
  return isAsked ? (
    <Suspense>
      <PushOffer text={text} />
    </Suspense>
  ) : null
}
