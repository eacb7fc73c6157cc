import { h, write } from '../../shell/dom.ts'
import { tenOfForty } from './rules.ts'

/** The numbers as they are drawn, in their order; a place for each is there from the start. */
export class Tray {
  readonly #places = Array.from({ length: tenOfForty.drawn }, () => h('li', { class: 'num' }))
  readonly element = h('ol', { class: 'tray', dir: 'ltr', 'aria-hidden': 'true' }, ...this.#places)

  show(drawn: readonly number[], chosen: readonly number[]): void {
    for (const [index, place] of this.#places.entries()) {
      const number = drawn[index]
      const tone = number === undefined ? '' : chosen.includes(number) ? 'hit' : 'other'
      write(place, number === undefined ? '' : String(number))
      if (place.dataset['tone'] !== tone) place.dataset['tone'] = tone
    }
  }
}
