/**
 * What a person does before the page has come to life. The server's HTML is there long before its scripts on a slow line: a press that nobody
 * hears looks like a broken button, and what was typed would go when the form's own state comes. What was typed is kept and told to the forms, the
 * last press is kept and done, and the letters after the search's keys wait for its field.
 */

/** What is in a control (of a tick box: whether it is ticked), and where its caret stands. */
interface Typed {
  readonly value: string | boolean
  readonly caret: readonly [number | null, number | null]
}
/** What the script in the head offers (`early-press.server.ts`). */
interface Early {
  /** From now on what is done is heard. */
  open(): void
  /** Controls that were changed, in that order. Once. */
  typed(): Map<Element, Typed>
  /** The button that was pressed last, or that the search was asked for by its keys. Once. */
  press(): HTMLButtonElement | 'search' | undefined
  /** From now on letters are kept for a field that is on its way. */
  beginAhead(): void
  /** Those letters. From now on they go where they are typed. */
  takeAhead(): string
}
declare global {
  interface Window {
    anteEarly?: Early
  }
}

/**
 * Tells what was typed too early and does what was pressed too early, once; `done` when the page answers. To be called when its controls are there.
 * It is a turn of its own: React restores a field while it is at work, and with it the caret.
 */
export function replayQueuedInput(done: () => void): void {
  setTimeout(() => {
    const early = window.anteEarly
    early?.open()
    for (const [control, typed] of early?.typed() ?? []) if (control.isConnected) retell(control, typed)
    const press = early?.press()
    done()
    if (press === 'search') askForSearch()
    else if (press) pressAgain(press)
  })
}

function pressAgain(button: HTMLButtonElement): void {
  if (button.isConnected && !button.disabled) button.click()
}

function askForSearch(): void {
  const isUnheard = document.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true })
  )
  // A page without a search: letters are not kept for it.
  if (isUnheard) takeAhead()
}

const isField = (control: Element): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement

/** React hears of a value only if it is another one than it knows; what stands in a control when it comes is what it knows. */
function retell(control: Element, { value, caret: [from, to] }: Typed): void {
  if (typeof value === 'boolean') {
    if (!(control instanceof HTMLInputElement)) return
    control.checked = !value
    control.click()
    return
  }
  if (!isField(control)) return
  const field = control
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  if (!(field instanceof HTMLSelectElement)) field.value = `${value} `
  own?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  if (field === document.activeElement && typeof from === 'number' && 'setSelectionRange' in field)
    field.setSelectionRange(from, to)
}

/** The search's keys were pressed: what is typed before its field is there is kept for it. */
export const beginAhead = (): void => window.anteEarly?.beginAhead()
export const takeAhead = (): string => window.anteEarly?.takeAhead() ?? ''
