import { say } from '../../shell/boot.ts'
import { h } from '../../shell/dom.ts'
import type { BaccaratView } from './rules.ts'
import type { texts } from './texts/en.ts'

const rows = 6
const columns = 12

/** The bead road: the last coups of this sitting, down each column and then to the next; facts, not predictions. */
export class Road {
  readonly #words: typeof texts
  readonly element: HTMLOListElement
  #count = 0

  constructor(words: typeof texts) {
    this.#words = words
    this.element = h('ol', { class: 'road', dir: 'ltr', 'aria-label': words.road })
  }

  add({ winner, points }: BaccaratView): void {
    const name = say(this.#words.bead, { result: this.#words.wins[winner], ...points })
    const bead = h(
      'li',
      { class: 'num', 'data-winner': winner },
      h('span', { 'aria-hidden': 'true' }, String(Math.max(points.player, points.banker))),
      h('span', { class: 'unseen' }, name)
    )
    this.element.append(bead)
    this.#count += 1
    // A full road moves on by one column.
    if (this.#count > rows * columns) {
      for (let bead = 0; bead < rows; bead++) this.element.firstChild?.remove()
      this.#count -= rows
    }
  }
}
