import { useEffect } from 'react'
import { beginAhead, takeAhead } from '../../app/document/early-press.ts'
import type { OpenPopup } from '../../app/popups/popups.ts'
import { dialogs } from '../../ui/dialog/store.ts'

/** Ctrl or ⌘ with K opens the search, from everywhere. What is typed at once is for it, though its field is still on its way. */
export function useSearchShortcut(openPopup: OpenPopup): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (dialogs.list().some(({ name }) => name === 'GamesSearchPopup')) return
      beginAhead()
      openPopup('GamesSearchPopup', {}).catch((error: unknown) => {
        takeAhead()
        throw error
      })
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [openPopup])
}
