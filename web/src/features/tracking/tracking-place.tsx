import type { TrackingPageSettings } from '@ante/product/tracking/contract'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useAccount } from '../../app/session/account.tsx'
import { whenIdle } from '../../app/document/when-idle.ts'
import { useTextStore } from '../../app/texts/texts.tsx'
import type { Tracking } from './tracking.ts'

interface Question {
  readonly Banner: ComponentType<{ settings: TrackingPageSettings }>
  readonly settings: TrackingPageSettings
}

/** What people may say no to on this page: begun when they said yes. Shows the question that has to be asked, where there is one. */
export function TrackingPlace() {
  const { info } = useAccount()
  const texts = useTextStore()
  const [question, setQuestion] = useState<Question>()
  const started = useRef<Promise<Tracking>>(undefined)
  const uid = useRef(info.uid)
  useEffect(() => {
    uid.current = info.uid
    started.current?.then((tracking) => tracking.move(info.uid)).catch(() => undefined)
  }, [info.uid])
  useEffect(() => {
    if (started.current) return
    // Before anybody goes on, which changes the address.
    const [{ search, origin }, startedAt] = [window.location, performance.now()]
    whenIdle(() => {
      started.current = import('./tracking.ts').then(({ countVisit, startTracking }) => {
        countVisit()
        return startTracking({ search, origin, startedAt, uid: () => uid.current })
      })
      started.current
        .then(async (tracking) => {
          if (!tracking.isAsking()) return
          const [{ ConsentBanner }] = await Promise.all([import('./consent-banner.tsx'), texts.ensure(['consent'])])
          setQuestion({ Banner: ConsentBanner, settings: tracking.settings })
        })
        // Without a connection nothing is asked, and nothing begins.
        .catch((error: unknown) => console.warn('consent could not be asked for', error))
    })
  }, [texts])
  return question && <question.Banner settings={question.settings} />
}
