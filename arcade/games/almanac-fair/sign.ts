import { h } from '../../shell/dom.ts'
import { animate, pause } from '../../shell/motion.ts'
import { sound } from '../../shell/sound.ts'
import { tones } from './art.ts'
import { isShow, type Sign } from './rules.ts'
import { multiple } from './show.ts'
import { nameOf, words } from './said.ts'

/** The board on which the sign of a round is hung: what bet it names, and by how much it multiplies. */
export class SignBoard {
  readonly #name = h('span', { class: 'of', dir: 'auto' })
  readonly #times = h('b', { class: 'num' })
  readonly #card = h('div', { class: 'card' }, this.#name, this.#times)
  readonly element = h(
    'div',
    { class: 'sign', 'aria-hidden': 'true' },
    h('span', { class: 'head', dir: 'auto' }, words.sign),
    this.#card
  )

  constructor() {
    this.rest(undefined)
  }

  /** Undefined: it is not drawn yet. */
  rest(sign: Sign | null | undefined): void {
    this.#card.dataset['state'] = sign === undefined ? 'blank' : sign ? 'drawn' : 'none'
    this.#name.textContent = sign
      ? isShow(sign.bet)
        ? nameOf(sign.bet)
        : sign.bet
      : sign === null
        ? words.noSign
        : '?'
    this.#name.classList.toggle('long', Boolean(sign && isShow(sign.bet)))
    this.#times.textContent = sign ? multiple(sign.times) : ''
    const tone = sign ? tones[sign.bet] : undefined
    this.#card.style.setProperty('--paper', tone?.paper ?? '#f3e2bb')
    this.#card.style.setProperty('--print', tone?.print ?? '#3b2618')
  }

  async draw(sign: Sign | null): Promise<void> {
    const turned = 'rotateX(90deg)'
    await animate(this.#card, [{ transform: 'none' }, { transform: turned }], { duration: 220 })
    this.rest(sign)
    if (sign) sound.bell(2)
    else sound.knock()
    await animate(this.#card, [{ transform: turned }, { transform: 'none' }], { duration: 260 })
    await pause(900)
  }
}
