import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OpenDialogs } from './open-dialogs.tsx'
import { dialogs, type OpenDialog } from './store.ts'

const none: readonly OpenDialog[] = []
const load = () => import('./open-dialogs.tsx')

/** What shows a dialog is on its way as soon as one is asked for: most pages are left without one. */
export const prepareDialogs = (): void => void load().catch(() => undefined)

/** The place of the open dialogs. Once in the page, beside its content. */
export function Dialogs() {
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.list, () => none)
  const [shown, setShown] = useState<{ Dialogs: typeof OpenDialogs }>()
  const isAsked = open.length > 0
  useEffect(() => {
    if (!isAsked || shown) return
    load().then(
      (part) => setShown({ Dialogs: part.OpenDialogs }),
      // Nobody sees it: it is taken back, and can be asked for again.
      (error: unknown) => {
        console.warn('the dialogs were not loaded', error)
        for (const { id } of dialogs.list()) dialogs.close(id, { immediate: true })
      }
    )
  }, [isAsked, shown])
  return shown && <shown.Dialogs open={open} />
}
