import { h } from './dom.ts'
import './rolling.css'

const digits = [...'0123456789']

/** One place of a figure: all digits stand in it, one of them is to be seen. */
class Place {
  readonly #digits = digits.map((digit) => h('i', { 'data-sign': digit }, digit))
  readonly element = h('span', { class: 'place' }, ...this.#digits)
  #shown: HTMLElement | undefined

  show(digit: string): void {
    const next = this.#digits[digits.indexOf(digit)]
    if (next === this.#shown) return
    if (this.#shown) this.#shown.style.visibility = ''
    if (next) next.style.visibility = 'visible'
    this.#shown = next
  }
}

/**
 * A figure that changes in every frame. A text that is written anew is laid out anew; here only what is to be seen changes, and a layout is needed only for one more digit.
 * Its element wants digits of one width.
 */
export class Rolling {
  readonly element: HTMLElement
  /** The text with every digit as 0; empty while it stands as plain text. */
  #shape = ''
  #places: readonly Place[] = []

  constructor(element: HTMLElement) {
    this.element = element
    element.setAttribute('data-rolling', '')
    // Each digit is a box of its own: a page from right to left would put the last one first.
    element.setAttribute('dir', 'ltr')
  }

  write(text: string): void {
    const shape = text.replaceAll(/\d/g, '0')
    if (shape !== this.#shape) this.#lay(shape)
    for (const [index, digit] of (text.match(/\d/g) ?? []).entries()) this.#places[index]?.show(digit)
  }

  /** It changes no more for now: plain text, as any other. */
  rest(text: string): void {
    this.#shape = ''
    this.element.textContent = text
  }

  #lay(shape: string): void {
    this.#shape = shape
    const places: Place[] = []
    this.#places = places
    const parts = shape.match(/0|[^0]+/g) ?? []
    this.element.replaceChildren(
      ...parts.map((part) => {
        if (part !== '0') return h('i', { class: 'sign', 'data-sign': part }, part)
        const place = new Place()
        places.push(place)
        return place.element
      })
    )
  }
}
