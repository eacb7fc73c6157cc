import { say, shared } from '../../shell/boot.ts'
import { CardElement } from '../../shell/cards/card.ts'
import { h } from '../../shell/dom.ts'
import { chipMark } from '../../shell/quick/chips.ts'
import type { HandView } from './rules.ts'
import { pointsOf } from './rules/hands.ts'
import { words } from './words.ts'

/** `17`, and `7 / 17` while an ace can count either way. */
export function totalText(cards: readonly number[]): string {
  const { total, isSoft } = pointsOf(cards)
  return isSoft && total < 21 ? `${total - 10} / ${total}` : String(total)
}
export const totalSaid = (cards: readonly number[]): string => {
  const { total, isSoft } = pointsOf(cards)
  return say(isSoft && total < 21 ? words.soft : words.hard, { total })
}

/** The cards of one side in a fan, and what they come to. */
export class Fan {
  readonly #cards = h('div', { class: 'fan', dir: 'ltr' })
  readonly #total = h('output', { class: 'total num' })
  readonly element: HTMLElement
  #held: number[] = []
  #hidden: CardElement | undefined

  constructor(name: string, className: string) {
    const head = h('header', {}, h('h2', {}, name), this.#total)
    this.element = h('section', { class: `hand ${className}` }, head, this.#cards)
  }

  get cards(): readonly number[] {
    return this.#held
  }

  lay(cards: readonly number[]): void {
    this.#cards.replaceChildren()
    this.#held = []
    this.#hidden = undefined
    for (const card of cards) this.#add(card, true)
    this.#count()
  }

  async deal(card: number): Promise<void> {
    await this.#add(card, false).deal()
    this.#count()
  }

  /** A card that nobody sees yet. */
  layHidden(): CardElement {
    const hidden = new CardElement(0, false)
    hidden.element.setAttribute('aria-label', words.hole)
    this.#cards.append(hidden.element)
    this.#hidden = hidden
    return hidden
  }

  /** The hidden card is turned over. */
  async turn(card: number): Promise<void> {
    const hidden = this.#hidden
    if (!hidden) return this.deal(card)
    this.#hidden = undefined
    const shown = new CardElement(card, false)
    hidden.element.replaceWith(shown.element)
    this.#held.push(card)
    await shown.turn()
    this.#count()
  }

  #add(card: number, isOpen: boolean): CardElement {
    const shown = new CardElement(card, isOpen)
    this.#held.push(card)
    this.#cards.append(shown.element)
    return shown
  }

  #count(): void {
    const isEmpty = this.#held.length === 0
    this.#total.textContent = isEmpty ? '' : totalText(this.#held)
    if (isEmpty) this.#total.removeAttribute('aria-label')
    else this.#total.setAttribute('aria-label', totalSaid(this.#held))
  }
}

/** A hand of the player: its fan, its chips and how it ended. */
export class Seat extends Fan {
  readonly #chips = h('span', { class: 'laid' })
  readonly #result = h('span', { class: 'result' })

  constructor(place: number, count: number) {
    super(count > 1 ? say(words.hand, { number: place + 1, count }) : words.you, 'own')
    this.element.append(h('div', { class: 'below' }, this.#chips, this.#result))
  }

  write({ stake, win, result }: HandView, isActive: boolean, amount: string): void {
    this.element.toggleAttribute('data-active', isActive)
    if (isActive) this.element.setAttribute('aria-current', 'true')
    else this.element.removeAttribute('aria-current')
    if (result) this.element.dataset.result = result
    else delete this.element.dataset.result
    const chip = chipMark(stake)
    chip.setAttribute('aria-hidden', 'true')
    // What the dealer pays lies beside what was staked.
    const paid = win > stake && chipMark(win - stake)
    if (paid) paid.classList.add('paid')
    this.#chips.replaceChildren(...[chip, paid].filter((one) => one !== false), h('span', { class: 'num' }, amount))
    this.#chips.setAttribute('aria-label', `${shared.stake} ${amount}`)
    this.#result.textContent = result ? words.results[result] : ''
  }
}
