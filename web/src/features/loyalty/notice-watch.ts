import type { Notice } from '@ante/product/loyalty/contract'
import { questPages } from '@ante/product/loyalty/rules/quest-pages'
import { get, post } from '../../app/api/client.ts'
import { session } from '../../app/session/session.ts'
import { type ToastEvent, toasts } from '../../ui/toast.tsx'

/** CONST-32, CONST-46: the first of these is the first activity; then none of them is listened to any more. */
export const activityEvents = ['click', 'dblclick', 'touchstart', 'touchmove', 'touchend'] as const

const eventOf: Readonly<Record<Notice['trigger'], ToastEvent>> = {
  level: 'levelReached',
  quest: 'questCompleted',
  product: 'productBought',
  refund: 'pointsChanged',
  expiry: 'pointsChanged',
  expired: 'pointsChanged',
  adjustment: 'pointsChanged',
}

/** LOY-30, DLG-49: each as a toast of its kind. The server answers each once. A logout leads to another path, too, where nobody is asked for any more. */
export async function fetchNotices(): Promise<void> {
  if (!session.signedIn) return
  const { items } = await get('loyalty.getnotifications', {}).catch(() => ({ items: [] }))
  for (const { trigger, title, message } of items) toasts.tell(eventOf[trigger], `${title}. ${message}`)
}

/** LOY-27: fetches once after the first activity; `moved` says that the path is another one (LOY-28). `leave` ends it. */
export function watchNotices(
  fetch: () => void,
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = document
): { moved: (path: string) => void; leave: () => void } {
  let path: string | undefined
  const options = { capture: true, passive: true }
  const leave = () => {
    for (const name of activityEvents) target.removeEventListener(name, active, options)
  }
  function active() {
    leave()
    fetch()
  }
  for (const name of activityEvents) target.addEventListener(name, active, options)
  return {
    leave,
    moved: (now) => {
      const isAnother = path !== undefined && path !== now
      path = now
      if (!isAnother) return
      // A click that led on was the first activity too: one fetch is enough for both.
      leave()
      fetch()
    },
  }
}

/** LOY-24: tells of a page that quests may ask for, once for each in this window; what is no such page is nobody's business. */
export function explorer(tell: (page: (typeof questPages)[number]) => void = tellServer): (path: string) => void {
  const told = new Set<string>()
  return (path) => {
    const page = questPages.find((one) => one === path)
    if (page === undefined || told.has(page)) return
    told.add(page)
    tell(page)
  }
}
function tellServer(page: (typeof questPages)[number]): void {
  if (!session.signedIn) return
  void post('loyalty.explore', { page }).catch((error: unknown) => console.warn('the page was not counted', error))
}
