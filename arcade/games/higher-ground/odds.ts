import { h, picture } from '../../shell/dom.ts'
import { times } from '../../shell/quick/parts.ts'
import { type Guess, higherGround, higherGroundPay, rightMarks } from './rules.ts'

export const marks: readonly number[] = Array.from({ length: higherGround.marks }, (_, index) => index + 1)
const arrows = { higher: '<path d="M12 3l9 17H3z"/>', lower: '<path d="M12 21L3 4h18z"/>' }

/** What a first right answer pays at each mark, the highest on top, as on the sheet beside it. The paytable of the rules says the same in words. */
export class Odds {
  readonly #rows = marks.toReversed().map((mark) => {
    const cell = (guess: Guess): HTMLElement =>
      h(
        'span',
        { class: `num ${guess}` },
        picture('0 0 24 24', arrows[guess]),
        times(higherGroundPay(1, rightMarks(mark, guess)))
      )
    return { mark, element: h('div', {}, h('span', { class: 'num' }, String(mark)), cell('higher'), cell('lower')) }
  })
  readonly element = h('div', { class: 'odds', 'aria-hidden': 'true' }, ...this.#rows.map(({ element }) => element))

  /** The mark from which the next guess goes. */
  point(mark: number | undefined): void {
    for (const row of this.#rows) row.element.toggleAttribute('data-now', row.mark === mark)
  }
}
