import { dot, place } from '../../paper/cut.ts'
import { h, picture } from '../../shell/dom.ts'
import { animate, prefersReducedMotion } from '../../shell/motion.ts'
import { measured } from '../../shell/quick/board.ts'
import { shortTimes } from './pays.ts'
import { plumbPays, type Risk } from './rules.ts'

/** The distance between two pins is one unit. */
const rowMs = 118
const ball =
  dot(0.03, 0.05, 0.31, 'rgb(5 13 12 / .4)') +
  dot(0, 0, 0.3, '#d39a45') +
  dot(-0.05, -0.06, 0.22, '#f0c679') +
  dot(-0.1, -0.11, 0.08, '#fff4d6')

/** Where the ball is after so many rows, of which so many went to the right. */
const xOf = (row: number, right: number): number => right - row / 2
const yOf = (row: number): number => 0.9 + row

/** `flat` is the distance between two rows where they are nearer to each other than the pins of one. */
function pins(rows: number, flat: number): string {
  return Array.from({ length: rows }, (_, row) =>
    // Two pins beside the one that is struck: a triangle that stands on three.
    Array.from(
      { length: row + 3 },
      (_, pin) =>
        dot(xOf(row, pin) - 1 + 0.03, flat * yOf(row) + 0.05, 0.11, 'rgb(5 13 12 / .5)') +
        dot(xOf(row, pin) - 1, flat * yOf(row), 0.1, '#e9dcb8')
    ).join('')
  ).join('')
}

/** How far one row is from the next, in distances of pins, so that all of them fit: on a low board the pins keep the width that the bins need to be read. */
export const flatOf = (rows: number, wide: number, high: number): number =>
  Math.max(0.26, Math.min(1, (high / Math.max(1, wide)) * ((rows + 2) / (rows + 1))))

const hop = { easing: 'cubic-bezier(0.4, 0, 0.85, 0.6)' }

/** The pins with the ball, and the bins below them. */
export class Board {
  readonly #pins = h('div', { class: 'pins' })
  readonly #bins = h('ol', { class: 'bins' })
  /** The ball in a picture of its own, as large as that of the pins: it is moved by shares of itself, and nothing is laid out for it. */
  #ball: SVGSVGElement | undefined
  #rows = 0
  #flat = 1
  #bin: number | undefined
  readonly element = h('div', { class: 'drop', dir: 'ltr', 'aria-hidden': 'true' }, this.#pins, this.#bins)

  constructor() {
    measured(this.#pins, (wide, high) => {
      const flat = flatOf(this.#rows, wide, high)
      if (Math.abs(flat - this.#flat) < 0.01) return
      this.#flat = flat
      this.#draw()
    })
  }

  #draw(): void {
    const [rows, flat] = [this.#rows, this.#flat]
    const box = `${-(rows + 2) / 2} 0 ${rows + 2} ${place(flat * (rows + 1))}`
    this.#ball = picture(box, ball, { class: 'field ball' })
    this.#pins.replaceChildren(picture(box, pins(rows, flat), { class: 'field' }), this.#ball)
    if (this.#bin === undefined) this.#place(0, 0.2)
    else this.rest(this.#bin)
  }

  /** Draws the board of this choice, its ball above the first pin. */
  write(risk: Risk, rows: number): void {
    this.#rows = rows
    this.#bin = undefined
    const { clientWidth, clientHeight } = this.#pins
    if (clientWidth > 0) this.#flat = flatOf(rows, clientWidth, clientHeight)
    this.#draw()
    const all = plumbPays(risk, rows)
    const top = Math.log(Math.max(...all))
    const low = Math.log(Math.min(...all))
    this.element.style.setProperty('--columns', String(rows + 1))
    this.#bins.replaceChildren(
      ...all.map((pay) =>
        h('li', { class: 'num', style: `--heat: ${place((Math.log(pay) - low) / (top - low || 1))}` }, shortTimes(pay))
      )
    )
  }

  readonly #moved = (x: number, y: number): string =>
    `translate(${place((100 * x) / (this.#rows + 2))}%, ${place((100 * y) / (this.#rows + 1))}%)`
  #place(x: number, y: number): void {
    if (this.#ball) this.#ball.style.transform = this.#moved(x, y)
  }

  #hit(bin: number): void {
    for (const [index, element] of [...this.#bins.children].entries())
      element.toggleAttribute('data-hit', index === bin)
  }

  rest(bin: number): void {
    this.#bin = bin
    this.#place(xOf(this.#rows, bin), yOf(this.#rows) - 0.35 / this.#flat)
    this.#hit(bin)
  }

  async fall(path: readonly number[], bin: number): Promise<void> {
    this.#hit(-1)
    if (this.#ball && !prefersReducedMotion()) {
      const moved = this.#moved
      let right = 0
      const frames: Keyframe[] = [{ transform: moved(0, 0.2), ...hop }]
      for (const [row, side] of path.entries()) {
        frames.push({ transform: moved(xOf(row, right), yOf(row) - 0.4 / this.#flat), ...hop })
        right += side
      }
      frames.push({ transform: moved(xOf(this.#rows, bin), yOf(this.#rows) - 0.35 / this.#flat) })
      await animate(this.#ball, frames, { duration: rowMs * (path.length + 1), easing: 'linear' })
    }
    this.rest(bin)
  }
}
