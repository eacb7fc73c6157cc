/** Whether a key plays: Space and Enter do from anywhere but a control. */
function isPlayKey(event: KeyboardEvent, go: HTMLElement): boolean {
  if ((event.key !== ' ' && event.key !== 'Enter') || document.querySelector('dialog[open]')) return false
  // Enter in a field plays, as it would send a form; the space bar belongs to the field.
  const isControl =
    event.target instanceof Element && event.target.closest(event.key === 'Enter' ? 'button, a' : 'button, a, input')
  return !isControl || event.target === go
}

/** Keys that play, and those that change the stake. */
export function listenForKeys(go: HTMLElement, press: () => void, ofStake: (event: KeyboardEvent) => boolean): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return
    if (ofStake(event)) return event.preventDefault()
    if (!isPlayKey(event, go)) return
    event.preventDefault()
    // A held key plays once (GAM-13: release and press again).
    if (!event.repeat) press()
  })
  // Some browsers press a focused button on the way up of the space bar; it was pressed on the way down already.
  go.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault())
}

/** What is disabled for the time of a round loses the focus, and who plays by keyboard would have to look for it after each. */
export function refocus(held: Element | null, go: HTMLElement): void {
  // Somebody who has gone on to the page around the game is not called back: their next key would play.
  if (
    !document.hasFocus() ||
    document.activeElement !== document.body ||
    !(held instanceof HTMLElement) ||
    held === document.body
  )
    return
  held.focus({ preventScroll: true })
  if (document.activeElement === document.body) go.focus({ preventScroll: true })
}
