import { say, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import { animate, pause, prefersReducedMotion } from '../../shell/motion.ts'
import { measured } from '../../shell/quick/board.ts'
import { sound } from '../../shell/sound.ts'
import { faces } from './art.ts'
import { coin, type Side, sides, type TrainView } from './rules.ts'
import type { texts } from './texts/en.ts'

const words = textsOfGame<typeof texts>()
const box = '-100 -100 200 200'
type Held = NonNullable<TrainView['coin']>

/** The coin over the reels: a win is held, and its player takes it or calls a side. */
export class Toss {
  readonly #body = h(
    'div',
    { class: 'coin-body' },
    ...sides.map((side) => picture(box, faces[side], { class: `face ${side}` }))
  )
  readonly #sum = h('p', { class: 'held' })
  readonly #road = h('ol', { class: 'falls', 'aria-label': words.falls })
  readonly #ways: readonly { readonly side: Side; readonly button: HTMLButtonElement }[]
  readonly element: HTMLElement
  #side: Side = 'star'
  #isBusy = false

  constructor(call: (side: Side) => void) {
    this.#ways = sides.map((side) => ({
      side,
      button: h(
        'button',
        {
          class: `side ${side}`,
          type: 'button',
          click: () => !this.#isBusy && call(side),
          // A held key calls once.
          keydown: (event) => event instanceof KeyboardEvent && event.repeat && event.preventDefault(),
        },
        picture(box, faces[side]),
        h('span', {}, words.sides[side])
      ),
    }))
    const [star, wheel] = this.#ways
    this.element = measured(
      h(
        'div',
        { class: 'toss', role: 'group', 'aria-label': words.coin, hidden: true },
        this.#sum,
        h(
          'div',
          { class: 'calls', dir: 'ltr' },
          star?.button,
          h('div', { class: 'coin', 'aria-hidden': 'true' }, this.#body),
          wheel?.button
        ),
        this.#road
      )
    )
  }

  get isHere(): boolean {
    return !this.element.hidden
  }
  hide(): void {
    this.element.hidden = true
  }

  /** What is held now, and how the coin fell so far. `amount` writes so many coins of the round. */
  show({ tosses, held, isOpen }: Pick<Held, 'tosses' | 'held' | 'isOpen'>, amount: (coins: number) => string): void {
    this.element.hidden = false
    this.#rest(tosses.at(-1) ?? this.#side)
    this.#sum.textContent = isOpen
      ? say(words.held, { amount: amount(held), double: amount(held * 2), none: amount(0) })
      : say(words.paid, { amount: amount(held) })
    this.#road.replaceChildren(
      ...Array.from({ length: coin.calls }, (_, place) => {
        const side = tosses[place]
        return h(
          'li',
          { class: side ? 'fallen' : '' },
          side ? picture(box, faces[side]) : h('i'),
          h('span', { class: 'unseen' }, side ? words.sides[side] : '')
        )
      })
    )
    for (const { button } of this.#ways) button.hidden = !isOpen
  }

  #rest(side: Side): void {
    this.#side = side
    this.#body.style.transform = `rotateX(${side === 'star' ? 0 : 180}deg)`
  }

  /** The coin is thrown and falls. */
  async toss(side: Side): Promise<void> {
    sound.rise()
    if (prefersReducedMotion()) {
      this.#rest(side)
      return pause(120)
    }
    const from = this.#side === 'star' ? 0 : 180
    const to = (side === 'star' ? 0 : 180) + 1440
    const turned = (share: number): string => `rotateX(${from + (to - from) * share}deg)`
    await animate(
      this.#body,
      [
        { transform: `translateY(0) ${turned(0)}`, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
        { transform: `translateY(-46%) scale(1.12) ${turned(0.52)}`, easing: 'cubic-bezier(0.6, 0, 0.8, 0.5)' },
        { transform: `translateY(0) ${turned(1)}`, offset: 0.86 },
        { transform: `translateY(-5%) ${turned(1)}`, offset: 0.93 },
        { transform: `translateY(0) ${turned(1)}` },
      ],
      { duration: 980, easing: 'linear' }
    )
    this.#rest(side)
    sound.knock()
  }

  busy(isBusy: boolean): void {
    this.#isBusy = isBusy
    // They keep the focus while the server answers.
    for (const { button } of this.#ways) button.setAttribute('aria-disabled', String(isBusy))
  }
}
