import { useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router'
import { fatalStore } from '../../app/api/fatal.ts'
import { SystemPage } from './system-page.tsx'

const none = () => undefined

/** The page of this address, until a refusal ends it: then the page that says so, in the layout that is its own (SYS-23..25). */
export function PageOrFatal() {
  useLocation()
  const fatal = useSyncExternalStore(fatalStore.subscribe, fatalStore.get, none)
  return fatal ? <SystemPage name={fatal} /> : <Outlet />
}
