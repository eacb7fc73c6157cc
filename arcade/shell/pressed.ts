/** What can be pressed. A part of it is what the pointer is on. */
const pressable = 'button:enabled, label, a'

/**
 * A control answers as it is pressed, before anything that the press does: `data-pressed` as long as it is held. `:active` does not do for it, which a finger
 * brings only after a tenth of a second.
 */
export function showPresses(document: Document, later: (run: () => void) => void): void {
  let held: Element | undefined
  const release = (): void => {
    const was = held
    held = undefined
    // A tap is shorter than a frame: it is to be seen in one at least.
    if (was) later(() => was !== held && was.removeAttribute('data-pressed'))
  }
  document.addEventListener(
    'pointerdown',
    ({ target, isPrimary, button }) => {
      if (!isPrimary || button !== 0) return
      release()
      held = (target instanceof Element && target.closest(pressable)) || undefined
      held?.setAttribute('data-pressed', '')
    },
    { capture: true, passive: true }
  )
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, release, { capture: true, passive: true })
}
