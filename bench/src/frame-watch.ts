import type { Page } from '@playwright/test'

/** A processor like that of a phone: four times as slow as this one. */
export const slowdown = 4

/**
 * Runs in a page before its own scripts. While `seen.isOn`, `seen.gaps` takes how far each frame is from the one before it; `seen.felt` takes for each press
 * how long it is from the event to the end of the frame in which the page first changed; `seen.readyAt` when the frame of a game could be played.
 */
export const watch = `(() => {
  const seen = window.seen = { gaps: [], felt: [], isOn: false, readyAt: undefined }
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => then(performance.now())
    channel.port2.postMessage(0)
  })
  let before, pressedAt
  const count = (at) => {
    if (seen.isOn && before !== undefined) seen.gaps.push(at - before)
    before = at
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, passive: true })
  new MutationObserver(() => {
    if (seen.readyAt === undefined && document.documentElement?.dataset.ready !== undefined) {
      seen.readyAt = 0
      painted((at) => (seen.readyAt = at))
    }
    if (pressedAt === undefined) return
    const from = pressedAt
    pressedAt = undefined
    painted((at) => seen.felt.push(at - from))
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
})()`

/** Nothing but one box that moves: what no game can be better than on this machine, at this moment. */
const plainPage = `<!doctype html><style>body { margin: 0; background: #111 } i { position: absolute; inset: 40% 40% auto; height: 90px; background: #fa5; will-change: transform }</style><i></i><script>
  const box = document.querySelector('i')
  const move = (at) => { box.style.transform = 'translateX(' + Math.sin(at / 300) * 90 + 'px)'; requestAnimationFrame(move) }
  requestAnimationFrame(move)
</script>`

/** The frames of such a page for a second. */
export async function plainFrames(page: Page): Promise<number[]> {
  await page.goto(`data:text/html,${encodeURIComponent(plainPage)}`)
  await page.waitForTimeout(300)
  await page.evaluate('void (seen.isOn = true)')
  await page.waitForTimeout(1000)
  return page.evaluate<number[]>('(seen.isOn = false, seen.gaps)')
}

/** The value below which this share of them lies; 0 of none. */
export const shareOf = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0
