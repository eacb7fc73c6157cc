import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { get, post } from '../../app/api/client.ts'
import { fatalStore } from '../../app/api/fatal.ts'
import { useExclusion } from '../../app/session/exclusion.ts'
import { useSettings } from '../../app/document/site-data.ts'
import { toasts } from '../../ui/toast.tsx'
import { usePopup } from '../../app/popups/popups.ts'
import { session } from '../../app/session/session.ts'

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

/** LOBBY-23, RG-11: who may not play is not asked what they like. */
export function useHasHearts(): boolean {
  const { canVisibleFavoriteIcon } = useSettings('games').item
  const isExcluded = useExclusion() !== undefined
  return canVisibleFavoriteIcon && !isExcluded
}

/**
 * Whether a game is a favourite of the player (LOBBY-26..28): read once for all, changed at once, put back if the server refuses. A visitor is asked to
 * log in. Only the heart of a game that changed is drawn anew.
 */
export function useLiked(sysname: string): { liked: boolean; toggle: () => void } {
  const { signedIn, info } = useAccount()
  const openPopup = usePopup()
  const t = useTranslations('common')
  const liked = useSyncExternalStore(
    subscribe,
    () => likes.has(sysname),
    () => false
  )
  const owner = signedIn ? String(info.uid) : ''

  useEffect(() => {
    // Who has just logged out still has an owner's hearts on the index until the account is read again: nothing is asked for them.
    if (loadedFor === owner || (owner && !session.signedIn)) return
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

  const toggle = useCallback(() => {
    if (!owner) return void openPopup('AuthPopup', { view: 'authorization' })
    const before = likes
    const wasLiked = before.has(sysname)
    set(wasLiked ? new Set([...before].filter((one) => one !== sysname)) : new Set([...before, sysname]))
    post(wasLiked ? 'games.removeLike' : 'games.addLike', { sysname }).then(
      (all) => set(new Set(all)),
      () => {
        set(before)
        // The page that replaces all others says it itself.
        if (!fatalStore.get()) toasts.tell('likeFailed', t('failed'), { tone: 'bad' })
      }
    )
  }, [sysname, owner, openPopup, t])
  return { liked, toggle }
}
