import { h, write } from '../../shell/dom.ts'
import { tenOfForty } from './rules.ts'

/** The numbers as they are drawn, in their order; a place for each is there from the start. */
export class Tray {
  readonly #places = Array.from({ length: tenOfForty.drawn }, () => h('li', { class: 'num' }))
  readonly element = h('ol', { class: 'tray', dir: 'ltr', 'aria-hidden': 'true' }, ...this.#places)

  /** Writes what is drawn, unseen: to write each number as it comes would lay the tray out anew in the frames of the draw. */
  prepare(drawn: readonly number[]): void {
    for (const [index, place] of this.#places.entries()) write(place, String(drawn[index] ?? ''))
  }

  show(drawn: readonly number[], chosen: readonly number[]): void {
    for (const [index, place] of this.#places.entries()) {
      const number = drawn[index]
      const tone = number === undefined ? '' : chosen.includes(number) ? 'hit' : 'other'
      if (place.dataset['tone'] !== tone) place.dataset['tone'] = tone
    }
  }
}
