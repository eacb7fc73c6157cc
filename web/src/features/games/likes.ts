import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/account.tsx'
import { get, post } from '../../app/api.ts'
import { usePopup } from '../../app/popups.ts'
import { toasts } from '../../ui/toast.tsx'

let likes: ReadonlySet<string> = new Set()
let loadedFor = ''
const listeners = new Set<() => void>()
const none: ReadonlySet<string> = new Set()

function set(next: ReadonlySet<string>): void {
  likes = next
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Favourites of the player (LOBBY-26..28): read once, changed at once, put back if the server refuses. A visitor is asked to log in. */
export function useLikes(): { likes: ReadonlySet<string>; toggle: (sysname: string) => void } {
  const { signedIn, info } = useAccount()
  const openPopup = usePopup()
  const t = useTranslations('common')
  const current = useSyncExternalStore(
    subscribe,
    () => likes,
    () => none
  )
  const owner = signedIn ? String(info.uid) : ''

  useEffect(() => {
    if (loadedFor === owner) return
    loadedFor = owner
    set(none)
    if (!owner) return
    get('games.getLikes', {}).then(
      (all) => loadedFor === owner && set(new Set(all)),
      () => {
        // Hearts stay empty; the next page tries again.
        loadedFor = ''
      }
    )
  }, [owner])

  const toggle = useCallback(
    (sysname: string) => {
      if (!owner) return void openPopup('AuthPopup', { view: 'authorization' })
      const before = likes
      const wasLiked = before.has(sysname)
      set(wasLiked ? new Set([...before].filter((one) => one !== sysname)) : new Set([...before, sysname]))
      post(wasLiked ? 'games.removeLike' : 'games.addLike', { sysname }).then(
        (all) => set(new Set(all)),
        () => {
          set(before)
          toasts.show('profile', t('failed'), { tone: 'bad' })
        }
      )
    },
    [owner, openPopup, t]
  )
  return { likes: current, toggle }
}
