import { h, write } from '../dom.ts'
import './aside.css'

interface Rung {
  /** What one press sets. */
  readonly value: number
  readonly cells: readonly [string, string]
}

/** A few choices with what each pays, exactly, in a card beside the board; one press sets one. */
export class Ladder {
  readonly #rungs: readonly { readonly value: number; readonly button: HTMLButtonElement; readonly win: HTMLElement }[]
  readonly element: HTMLElement
  #stakeMinor: bigint | undefined

  constructor(rungs: readonly Rung[], chosen: (value: number) => void) {
    this.#rungs = rungs.map(({ value, cells }) => {
      const win = h('span', { class: 'num' })
      const [first, second] = cells.map((cell) => h('span', { class: 'num' }, cell))
      const button = h('button', { type: 'button', class: 'rung', click: () => chosen(value) }, first, second, win)
      return { value, button, win }
    })
    this.element = h('div', { class: 'rungs' }, ...this.#rungs.map(({ button }) => button))
  }

  /** Which one is set, and what each would win with this stake: sums are written only where that has changed. */
  write(value: number, stakeMinor: bigint, winOf: (value: number) => string): void {
    for (const rung of this.#rungs) rung.button.setAttribute('aria-pressed', String(rung.value === value))
    if (stakeMinor === this.#stakeMinor) return
    this.#stakeMinor = stakeMinor
    for (const rung of this.#rungs) write(rung.win, winOf(rung.value))
  }

  set disabled(isDisabled: boolean) {
    for (const { button } of this.#rungs) button.disabled = isDisabled
  }
}
