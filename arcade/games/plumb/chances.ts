import { h, write } from '../../shell/dom.ts'
import { chanceText, times } from '../../shell/quick/parts.ts'
import { plumb, plumbPays, type Risk } from './rules.ts'

const most = plumb.rowsMost / 2 + 1

function choose(n: number, k: number): number {
  let result = 1
  for (let index = 1; index <= k; index++) result = (result * (n - k + index)) / index
  return result
}

/** What the bins pay from the outermost to the middle one, each with its exact chance on both sides together; the last one that was hit is marked. */
export class Chances {
  readonly #rows = Array.from({ length: most }, () => {
    const cells = [h('span', { class: 'num' }), h('span', { class: 'num' })]
    return { element: h('div', { class: 'rung of-two' }, ...cells), cells }
  })
  readonly element = h('div', { class: 'rungs', 'aria-hidden': 'true' }, ...this.#rows.map(({ element }) => element))

  write(risk: Risk, rows: number): void {
    const pays = plumbPays(risk, rows)
    for (const [bin, { element, cells }] of this.#rows.entries()) {
      const isThere = bin <= rows / 2
      const ways = choose(rows, bin) * (bin === rows / 2 ? 1 : 2)
      const told = isThere ? [times(pays[bin] ?? 0), chanceText(ways, 2 ** rows)] : ['', '']
      for (const [at, cell] of cells.entries()) write(cell, told[at] ?? '')
      element.removeAttribute('data-now')
    }
  }

  /** A bin of the board, counted from its start. */
  hit(bin: number, rows: number): void {
    for (const [index, { element }] of this.#rows.entries())
      element.toggleAttribute('data-now', index === Math.min(bin, rows - bin))
  }
}
