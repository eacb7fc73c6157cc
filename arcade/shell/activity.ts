import { activityEveryMs, type ActivityMessage } from '../rules/frame-message.ts'

/** What the site counts as a sign of its player. */
const signs = ['keydown', 'click', 'scroll'] as const

/** Tells the site around the frame that its player is active: without it somebody who plays would be logged out as inactive (RG-13). */
export function tellActivity(
  from: Pick<EventTarget, 'addEventListener'>,
  post: (message: ActivityMessage) => void,
  now: () => number
): void {
  let last = -Infinity
  const tell = (): void => {
    if (now() - last < activityEveryMs) return
    last = now()
    post({ type: 'ante:activity' })
  }
  for (const type of signs) from.addEventListener(type, tell, { capture: true, passive: true })
}
