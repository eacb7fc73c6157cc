import { h } from '../dom.ts'
import './road.css'

const rows = 6
const columns = 12

/** The bead road: the last rounds of this sitting, down each column and then to the next; facts, not predictions. */
export class Road {
  readonly element: HTMLOListElement

  constructor(name: string) {
    this.element = h('ol', { class: 'road', dir: 'ltr', 'aria-label': name })
  }

  /** A bead has a tone and a short text; `said` is what is read out. */
  add(tone: string, text: string, said: string): void {
    const shown = h('span', { 'aria-hidden': 'true' }, text)
    this.element.append(h('li', { class: 'num', 'data-tone': tone }, shown, h('span', { class: 'unseen' }, said)))
    // A full road moves on by one column.
    if (this.element.children.length > rows * columns)
      for (let bead = 0; bead < rows; bead++) this.element.firstChild?.remove()
  }
}
