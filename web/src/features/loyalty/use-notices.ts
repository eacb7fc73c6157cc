import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from '../../app/session/account.tsx'
import { useSettings } from '../../app/document/site-data.ts'
import type { watchNotices } from './notice-watch.ts'

/** LOY-26: only for a player, and where there is a programme. The code comes with the player. */
export function useNotices(): void {
  const { signedIn, info } = useAccount()
  const { isEnableLoyalty } = useSettings('loyalty')
  const { pathname } = useLocation()
  const path = useRef(pathname)
  const exploring = useRef<(path: string) => void>(() => undefined)
  const watch = useRef<ReturnType<typeof watchNotices>>(undefined)
  const uid = signedIn && isEnableLoyalty ? String(info.uid) : ''
  useEffect(() => {
    if (!uid) return
    let ended = false
    void import('./notice-watch.ts').then(({ watchNotices: begin, fetchNotices, explorer }) => {
      if (ended) return
      const explore = explorer()
      exploring.current = explore
      watch.current = begin(() => void fetchNotices())
      watch.current.moved(path.current)
      explore(path.current)
    })
    return () => {
      ended = true
      watch.current?.leave()
      watch.current = undefined
    }
  }, [uid])
  useEffect(() => {
    path.current = pathname
    watch.current?.moved(pathname)
    if (watch.current) exploring.current(pathname)
  }, [pathname])
}
