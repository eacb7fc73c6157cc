import { h, write } from '../../shell/dom.ts'
import { chanceText, times } from '../../shell/quick/parts.ts'
import { clearingChance, clearingEnd, clearingPay } from './rules.ts'

const lines = 12
/** So many steps that are made already stay in sight. */
const behind = 4

/** What the next safe tiles pay and the exact chance to get so far from the start, beside the field; the step that stands now is marked. */
export class Steps {
  readonly #rows = Array.from({ length: lines }, () => {
    const cells = [0, 1, 2].map(() => h('span', { class: 'num' }))
    return { element: h('div', { class: 'rung' }, ...cells), cells }
  })
  #written = ''
  readonly element = h('div', { class: 'rungs', 'aria-hidden': 'true' }, ...this.#rows.map(({ element }) => element))

  write(mines: number, safe: number): void {
    const now = `${mines} ${safe}`
    if (now === this.#written) return
    this.#written = now
    const end = clearingEnd(mines)
    const from = Math.max(0, Math.min(safe - behind, end - lines))
    for (const [index, { element, cells }] of this.#rows.entries()) {
      const step = from + index + 1
      const isThere = step <= end
      element.toggleAttribute('data-now', isThere && step === safe)
      const [over, under] = isThere ? clearingChance(mines, step) : [1n, 1n]
      const told = isThere
        ? [String(step), chanceOf(over, under), times(Number(clearingPay(mines, step)))]
        : ['', '', '']
      for (const [at, cell] of cells.entries()) write(cell, told[at] ?? '')
    }
  }
}

/** Both are far below 2^53 in every field. */
const chanceOf = (over: bigint, under: bigint): string => chanceText(Number(over), Number(under))
