import { useEffect } from 'react'
import type { OpenPopup } from '../../app/popups.ts'

/** Ctrl or ⌘ with K opens the search, from everywhere. */
export function useSearchShortcut(openPopup: OpenPopup): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void openPopup('GamesSearchPopup', {})
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [openPopup])
}
