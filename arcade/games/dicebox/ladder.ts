import { percentText } from '../../shell/boot.ts'
import { h, write } from '../../shell/dom.ts'
import { times } from '../../shell/quick/parts.ts'
import { diceboxPay } from './rules.ts'

const chances = [2, 5, 10, 20, 25, 33, 50, 66, 75, 90]

/** A few chances with what each pays, exactly; one press sets one. */
export class Ladder {
  readonly #rungs: readonly { readonly chance: number; readonly button: HTMLButtonElement; readonly win: HTMLElement }[]
  readonly element: HTMLElement

  constructor(chosen: (chance: number) => void) {
    this.#rungs = chances.map((chance) => {
      const win = h('span', { class: 'num win' })
      const button = h(
        'button',
        { type: 'button', class: 'rung', click: () => chosen(chance) },
        h('span', { class: 'num' }, percentText(String(chance))),
        h('span', { class: 'num' }, times(Number(diceboxPay(chance)))),
        win
      )
      return { chance, button, win }
    })
    this.element = h('div', { class: 'ladder' }, ...this.#rungs.map(({ button }) => button))
  }

  write(chance: number, winOf: (chance: number) => string): void {
    for (const rung of this.#rungs) {
      rung.button.setAttribute('aria-pressed', String(rung.chance === chance))
      write(rung.win, winOf(rung.chance))
    }
  }

  set disabled(isDisabled: boolean) {
    for (const { button } of this.#rungs) button.disabled = isDisabled
  }
}
