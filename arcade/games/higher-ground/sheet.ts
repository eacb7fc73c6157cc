import { h, picture } from '../../shell/dom.ts'
import { higherGround } from './rules.ts'

const [wide, tall, stepX] = [700, 380, 96]
const box = `0 0 ${wide} ${tall}`
const xOf = (index: number): number => 62 + index * stepX
const yOf = (mark: number): number => tall - 30 - ((mark - 1) / (higherGround.marks - 1)) * (tall - 70)

const rules = Array.from(
  { length: higherGround.marks },
  (_, index) =>
    `<path d="M40 ${yOf(index + 1)}H${wide - 10}" stroke="#f1dfb4" stroke-opacity="${(index + 1) % 13 < 2 ? 0.3 : 0.12}"/><text x="30" y="${yOf(index + 1) + 4.5}" text-anchor="end" class="rule">${index + 1}</text>`
).join('')

function flag([x, y]: Point, text: string, fill: string, isLast: boolean): string {
  const [outer, inner] = isLast ? [23, 18] : [15, 11]
  return `<g transform="translate(${x} ${y})"><circle cx="1.6" cy="2.6" r="${outer}" fill="#07100c" opacity=".4"/><circle r="${outer}" fill="${fill}"/><circle r="${inner}" fill="none" stroke="#fbeccb" stroke-opacity=".55"/><text y="${isLast ? 7 : 5}" text-anchor="middle" class="${isLast ? 'mark last' : 'mark'}">${text}</text></g>`
}

type Point = readonly [x: number, y: number]

function shade(pen: CanvasRenderingContext2D, area: Path2D): void {
  pen.fillStyle = 'rgb(243 182 95 / 0.12)'
  pen.fill(area)
}

/** The climb on its ruled sheet. Its way is on a canvas and its last flag a picture of its own: they move in every frame of a step, the rest is laid out once. */
export class Sheet {
  readonly #way = h('canvas', { 'aria-hidden': 'true' })
  readonly #flags = picture(box, '')
  readonly #last = picture(box, '')
  readonly element = h('div', { class: 'climb' }, picture(box, rules), this.#way, this.#flags, this.#last)
  readonly #pen = this.#way.getContext('2d')
  /** Pixels for each unit of the drawing, and where it begins. */
  #scale = 0
  #from: Point = [0, 0]
  #points: readonly Point[] = []
  #share = 1

  constructor() {
    new ResizeObserver(() => this.#measure()).observe(this.#way)
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.#way
    const dense = Math.min(2, devicePixelRatio)
    this.#way.width = Math.round(clientWidth * dense)
    this.#way.height = Math.round(clientHeight * dense)
    this.#scale = Math.min(clientWidth / wide, clientHeight / tall)
    this.#from = [(clientWidth - wide * this.#scale) / 2, (clientHeight - tall * this.#scale) / 2]
    this.#pen?.setTransform(dense, 0, 0, dense, 0, 0)
    this.move(this.#share)
  }

  /** The flags of these marks; `share` is how much of the last step is made: before its end it is not told. */
  draw(marks: readonly number[], isFallen: boolean, share = 1): void {
    this.#points = marks.map((mark, index) => [xOf(index), yOf(mark)] as const)
    const last = marks.length - 1
    this.#flags.innerHTML = this.#points
      .slice(0, -1)
      .map((point, index) => flag(point, String(marks[index]), '#c08a3f', false))
      .join('')
    const end = this.#points[last]
    const tone = isFallen && share === 1 ? '#d9694f' : '#f3b65f'
    this.#last.innerHTML = end ? flag(end, share < 1 ? '?' : String(marks[last]), tone, true) : ''
    this.move(share)
  }

  /** The last step goes on, and nothing else is drawn anew. */
  move(share: number): void {
    this.#share = share
    const [end, before] = [this.#points.at(-1), this.#points.at(-2)]
    const left = end && before ? (before[1] - end[1]) * (1 - share) : 0
    this.#last.style.transform = left === 0 ? '' : `translateY(${left * this.#scale}px)`
    this.#draw(left)
  }

  /** The way and the area under it; the last point is so far below where it will be. */
  #draw(below: number): void {
    const pen = this.#pen
    if (!pen) return
    pen.clearRect(0, 0, this.#way.width, this.#way.height)
    const way = new Path2D()
    const all = this.#points.map(([x, y], index): Point => [x, index === this.#points.length - 1 ? y + below : y])
    const [start, end] = [all[0], all.at(-1)]
    if (!start || !end || this.#scale === 0) return
    const at = ([x, y]: Point): [number, number] => [this.#from[0] + x * this.#scale, this.#from[1] + y * this.#scale]
    for (const point of all) way.lineTo(...at(point))
    const area = new Path2D(way)
    area.lineTo(...at([end[0], tall]))
    area.lineTo(...at([start[0], tall]))
    shade(pen, area)
    pen.strokeStyle = '#f3d390'
    pen.lineWidth = 4 * this.#scale
    pen.lineJoin = 'round'
    pen.lineCap = 'round'
    pen.stroke(way)
  }
}
