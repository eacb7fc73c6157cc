import { useEffect, useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EnterByMessenger } from './enter-by-messenger.tsx'
import { EnterByTicket } from './enter-by-ticket.tsx'
import { keptLaunch, type KeptLaunch } from './kept-launch.ts'

/** By a ticket where the address carries one, else by what a messaging app has signed. */
export function EnterBy() {
  const [launch, setLaunch] = useState<KeptLaunch | 'none'>()
  useEffect(() => setLaunch(window.location.hash === '' ? (keptLaunch.read() ?? 'none') : 'none'), [])
  if (launch === undefined) return <Skeleton className="h-48" />
  return launch === 'none' ? <EnterByTicket /> : <EnterByMessenger launch={launch} />
}
