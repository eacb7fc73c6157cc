import { money } from '@ante/kit/money'
import { shared } from '../boot.ts'
import { labelled, roundButton } from '../controls.ts'
import { h, write } from '../dom.ts'
import type { GameHost } from '../game-client.ts'
import { openStakeSheet } from './stake-sheet.ts'
import { nextLevel } from './typed.ts'

/** The stake with the ways to change it: a level lower or higher by its buttons or the arrow keys, and typed where the game takes more than its levels. */
export class StakeDesk {
  readonly element: HTMLElement
  readonly #host: GameHost
  readonly #less = roundButton(shared.stakeLess, 'less', () => this.#step(-1))
  readonly #more = roundButton(shared.stakeMore, 'more', () => this.#step(1))
  readonly #sum: HTMLElement
  readonly #open: HTMLButtonElement | undefined

  constructor(host: GameHost, levelName: string | undefined) {
    this.#host = host
    const name = levelName ?? shared.stake
    const { range } = host.table
    this.#sum = h(range ? 'span' : 'output', { class: 'num', 'data-is': 'stake' })
    if (range)
      this.#open = h(
        'button',
        { class: 'sum', type: 'button', 'aria-haspopup': 'dialog', click: () => openStakeSheet(host, range) },
        h('span', {}, name),
        this.#sum
      )
    this.element = h('div', { class: 'stakes' }, this.#less, this.#open ?? labelled(name, this.#sum), this.#more)
  }

  changed(isFixed: boolean): void {
    const { stake } = this.#host.table
    write(this.#sum, this.#host.amount(stake.minor))
    this.#less.disabled = isFixed || this.#next(-1) === stake.minor
    this.#more.disabled = isFixed || this.#next(1) === stake.minor
    if (this.#open) this.#open.disabled = isFixed
  }

  /** Arrow up and down change the stake, where no control of the game has them. Whether this key did. */
  key({ key, target }: KeyboardEvent): boolean {
    if ((key !== 'ArrowUp' && key !== 'ArrowDown') || document.querySelector('dialog[open]')) return false
    const isFree = target === document.body || (target instanceof Element && target.closest('.desk') !== null)
    const way = key === 'ArrowUp' ? this.#more : this.#less
    if (!isFree || way.disabled) return false
    this.#step(key === 'ArrowUp' ? 1 : -1)
    return true
  }

  #next(by: 1 | -1): bigint {
    const { stake, levels } = this.#host.table
    return nextLevel(
      stake.minor,
      levels.map(({ minor }) => minor),
      by
    )
  }

  #step(by: 1 | -1): void {
    this.#host.table.stake = money(this.#next(by), this.#host.table.stake.currency)
    this.#host.changed()
  }
}
