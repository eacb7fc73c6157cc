import { useEffect, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router'
import { fatalStore } from '../../app/api/fatal.ts'
import { SystemPage } from './system-page.tsx'

const none = () => undefined

/** The page of this address, until a refusal ends the visit: then the page that says so, in the layout that is its own (SYS-23..25). A full load alone leaves it (ERR-38). */
export function PageOrFatal() {
  const { key } = useLocation()
  const fatal = useSyncExternalStore(fatalStore.subscribe, fatalStore.get, none)
  // The end of the effect is a way that leads on while it is shown, also to the same address.
  useEffect(() => (fatal ? () => location.reload() : undefined), [fatal, key])
  return fatal ? <SystemPage name={fatal} /> : <Outlet />
}
