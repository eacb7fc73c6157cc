import { suitShapes } from '../cards/card.ts'
import { h, picture, write } from '../dom.ts'

const suits = suitShapes.map(
  (shape, index) => `<path transform="translate(${22 + index * 34} 16) scale(.42)" d="${shape}"/>`
)

/** The line between the pays and the cards: an inlay of the four suits, in its place the name of the hand that lies there, or an advice. */
export class Ribbon {
  readonly #hand = h('span', { class: 'hand', 'aria-hidden': 'true' })
  readonly #paid = h('span', { class: 'paid num', 'aria-hidden': 'true' })
  readonly #advice = h('p', { class: 'advice', 'aria-live': 'polite' })
  readonly element = h(
    'div',
    { class: 'ribbon', 'data-says': 'nothing' },
    picture('0 0 146 32', suits.join(''), { class: 'suits' }),
    this.#hand,
    this.#paid,
    this.#advice
  )

  /** The hand that lies there; `paid` once it is won. */
  show(hand: string, paid = ''): void {
    write(this.#hand, hand)
    write(this.#paid, paid)
    this.element.toggleAttribute('data-won', paid !== '')
    this.#write()
  }

  advise(advice: string): void {
    write(this.#advice, advice)
    this.#write()
  }

  #write(): void {
    const says = this.#advice.textContent ? 'advice' : this.#hand.textContent ? 'hand' : 'nothing'
    this.element.dataset.says = says
  }
}
