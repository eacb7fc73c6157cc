import { h, picture } from '../../shell/dom.ts'
import { tenOfForty } from './rules.ts'

/** Where a number stands on a field of so many columns, in columns and rows. */
export const placeOf = (number: number, columns: number): readonly [number, number] => [
  ((number - 1) % columns) + 0.5,
  Math.floor((number - 1) / columns) + 0.5,
]

/** The line that joins the numbers that hit, from the lowest to the highest: a constellation behind the field. */
export class Constellation {
  readonly element = h('div', { class: 'constellation', 'aria-hidden': 'true' })
  #numbers: readonly number[] = []
  #columns = 8

  join(numbers: readonly number[]): void {
    this.#numbers = numbers.toSorted((a, b) => a - b)
    this.#draw()
  }

  /** The field has another number of columns on an upright board. */
  lay(columns: number): void {
    if (columns === this.#columns) return
    this.#columns = columns
    this.#draw()
  }

  #draw(): void {
    if (this.#numbers.length < 2) return this.element.replaceChildren()
    const points = this.#numbers.map((number) => placeOf(number, this.#columns).join(' ')).join('L')
    const box = `0 0 ${this.#columns} ${tenOfForty.size / this.#columns}`
    this.element.replaceChildren(picture(box, `<path d="M${points}" pathLength="1"/>`, { preserveAspectRatio: 'none' }))
  }
}
