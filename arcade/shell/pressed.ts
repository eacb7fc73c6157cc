/** What can be pressed. A part of it is what the pointer is on. */
const pressable = 'button:enabled, label, a'
/** Those of a game and of its desk: what their presses do is work of many milliseconds. */
const playing = '.stage button, .foot button'

/**
 * A control answers as it is pressed, before anything that the press does: `data-pressed` as long as it is held. `:active` does not do for it, which a finger
 * brings only after a tenth of a second. What a press of a game does waits until that is on the screen; a finger is never so quick that it would.
 */
export class Presses {
  readonly #painted: (run: () => void) => void
  #held: Element | undefined
  /** Pressed, and in no frame yet. */
  #unseen: Element | undefined

  /** `painted` runs something once the next frame is on the screen. */
  constructor(document: Document, painted: (run: () => void) => void) {
    this.#painted = painted
    const listen = <Type extends 'pointerdown' | 'pointerup' | 'pointercancel' | 'keyup' | 'click'>(
      type: Type,
      hear: (event: DocumentEventMap[Type]) => void
    ): void => document.addEventListener(type, hear, { capture: true, passive: type !== 'click' })
    listen('pointerdown', ({ target, isPrimary, button }) => {
      if (!isPrimary || button !== 0) return
      this.#hold((target instanceof Element && target.closest(pressable)) || undefined)
    })
    for (const end of ['pointerup', 'pointercancel', 'keyup'] as const) listen(end, () => this.#release())
    listen('click', (event) => this.#wait(event))
  }

  /** A key presses this control from anywhere. */
  byKey(control: HTMLButtonElement, press: () => void): void {
    if (control.disabled) return press()
    this.#hold(control)
    this.#painted(press)
  }

  #hold(control: Element | undefined): void {
    this.#release()
    this.#held = this.#unseen = control
    control?.setAttribute('data-pressed', '')
    if (control) this.#painted(() => control === this.#unseen && (this.#unseen = undefined))
  }

  #release(): void {
    const was = this.#held
    this.#held = undefined
    // A tap is shorter than a frame: it is to be seen in one at least.
    if (was) this.#painted(() => was !== this.#held && was.removeAttribute('data-pressed'))
  }

  #wait(event: MouseEvent): void {
    const control = event.isTrusted && event.target instanceof Element && event.target.closest(playing)
    if (!(control instanceof HTMLButtonElement) || control !== this.#unseen) return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.#painted(() => control.click())
  }
}

/** Once the next frame is on the screen; a page that is out of sight has none. */
export function painted(run: () => void): void {
  let isDrawn = false
  const once = (): void => {
    if (isDrawn) return
    isDrawn = true
    run()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, 100)
}
