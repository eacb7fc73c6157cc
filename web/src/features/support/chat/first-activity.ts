/** CHAT-23: what counts as the first sign of a person. */
export const activities = ['scroll', 'click', 'mousemove', 'keydown', 'touchstart', 'focus'] as const
/** CHAT-26, CONST-29: where the browser has no idle callback, and at the latest where it is never idle. */
export const registerAfterMs = 1000

/**
 * Does the work once, with the first activity (CHAT-24). Listening begins when the browser has nothing better to do (CHAT-25).
 * @returns ends the listening
 */
export function onFirstActivity(work: () => void): () => void {
  let isOver = false
  const stop = (): void => {
    isOver = true
    for (const activity of activities) window.removeEventListener(activity, begin, true)
  }
  const begin = (): void => {
    if (isOver) return
    stop()
    work()
  }
  const listen = (): void => {
    if (isOver) return
    // While it goes down to its element, for neither a focus nor the scrolling of a part comes up to the window.
    for (const activity of activities) window.addEventListener(activity, begin, { capture: true, passive: true })
  }
  if ('requestIdleCallback' in window) requestIdleCallback(listen, { timeout: registerAfterMs })
  else setTimeout(listen, registerAfterMs)
  return stop
}
