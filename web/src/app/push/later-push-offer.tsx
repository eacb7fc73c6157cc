import { Suspense, useEffect, useState } from 'react'
import { laterPart } from '../document/later-part.ts'
import { kept } from '../session/storage.ts'

const PushOffer = laterPart(() => import('./push-offer.tsx'))

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
