/** Whether a key plays: Space and Enter do from anywhere but a control. */
export function isPlayKey(event: KeyboardEvent, go: HTMLElement): boolean {
  if ((event.key !== ' ' && event.key !== 'Enter') || document.querySelector('dialog[open]')) return false
  // Enter in a field plays, as it would send a form; the space bar belongs to the field.
  const isControl =
    event.target instanceof Element && event.target.closest(event.key === 'Enter' ? 'button, a' : 'button, a, input')
  return !isControl || event.target === go
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
