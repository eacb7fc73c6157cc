import { h, picture } from '../../shell/dom.ts'
import { animate } from '../../shell/motion.ts'
import { chanceText } from '../../shell/quick/parts.ts'
import { type Guess, higherGround, isRight, rightMarks } from './rules.ts'

const { marks: marksMost } = higherGround
const [wide, stepX] = [700, 96]
/** The sheet is as tall as its place lets it be, of 700 units across. */
const [tallLeast, tallMost] = [380, 640]
const xOf = (index: number): number => 62 + index * stepX

type Point = readonly [x: number, y: number]

function flag([x, y]: Point, text: string, fill: string, isLast: boolean): string {
  const [outer, inner] = isLast ? [23, 18] : [15, 11]
  return `<g transform="translate(${x} ${y})"><circle cx="1.6" cy="2.6" r="${outer}" fill="#07100c" opacity=".4"/><circle r="${outer}" fill="${fill}"/><circle r="${inner}" fill="none" stroke="#fbeccb" stroke-opacity=".55"/><text y="${isLast ? 7 : 5}" text-anchor="middle" class="${isLast ? 'mark last' : 'mark'}">${text}</text></g>`
}

function shade(pen: CanvasRenderingContext2D, area: Path2D): void {
  pen.fillStyle = 'rgb(243 182 95 / 0.16)'
  pen.fill(area)
}

/**
 * The climb on its ruled sheet. Its way is on a canvas and its last flag a picture of its own. Only the last step of the way moves: it is on a narrow canvas of its own
 * meanwhile, because a frame costs as much as its canvas is large.
 */
export class Sheet {
  readonly #rules = picture(`0 0 ${wide} ${tallLeast}`, '')
  readonly #zones = picture(`0 0 ${wide} ${tallLeast}`, '')
  readonly #way = h('canvas', { 'aria-hidden': 'true' })
  readonly #step = h('canvas', { class: 'step', 'aria-hidden': 'true' })
  readonly #flags = picture(`0 0 ${wide} ${tallLeast}`, '')
  readonly #last = picture(`0 0 ${wide} ${tallLeast}`, '')
  readonly element = h(
    'div',
    { class: 'climb', dir: 'ltr' },
    this.#rules,
    this.#zones,
    this.#way,
    this.#step,
    this.#flags,
    this.#last
  )
  readonly #pen = this.#way.getContext('2d')
  readonly #stepPen = this.#step.getContext('2d')
  /** Pixels for each unit of the drawing, and where it begins. */
  #scale = 0
  #dense = 1
  /** The last step is under way, on its own canvas. */
  #isStepping = false
  #flagsDrawn = ''
  #from: Point = [0, 0]
  #tall = 0
  #marks: readonly number[] = []
  #isFallen = false
  #isAsked = false
  #share = 1

  constructor() {
    this.#ruled(tallLeast)
    new ResizeObserver(() => this.#measure()).observe(this.#way)
  }

  get #points(): readonly Point[] {
    return this.#marks.map((mark, index) => [xOf(index), this.#yOf(mark)] as const)
  }
  readonly #yOf = (mark: number): number => this.#tall - 30 - ((mark - 1) / (marksMost - 1)) * (this.#tall - 62)

  #ruled(tall: number): void {
    if (tall === this.#tall) return
    this.#tall = tall
    for (const part of [this.#rules, this.#zones, this.#flags, this.#last])
      part.setAttribute('viewBox', `0 0 ${wide} ${tall}`)
    this.#rules.innerHTML = Array.from({ length: marksMost }, (_, index) => {
      const y = this.#yOf(index + 1)
      return `<path d="M40 ${y}H${wide - 10}" stroke="#f1dfb4" stroke-opacity="${(index + 1) % marksMost < 2 ? 0.34 : 0.14}"/><text x="30" y="${y + 4.5}" text-anchor="end" class="rule">${index + 1}</text>`
    }).join('')
    this.draw(this.#marks, this.#isFallen, this.#share)
    this.ask(this.#isAsked)
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.#way
    if (clientWidth === 0) return
    this.#ruled(Math.round(Math.min(tallMost, Math.max(tallLeast, (wide * clientHeight) / clientWidth))))
    const dense = Math.min(2, devicePixelRatio)
    this.#dense = dense
    this.#isStepping = false
    this.#way.width = Math.round(clientWidth * dense)
    this.#way.height = Math.round(clientHeight * dense)
    this.#scale = Math.min(clientWidth / wide, clientHeight / this.#tall)
    this.#from = [(clientWidth - wide * this.#scale) / 2, (clientHeight - this.#tall * this.#scale) / 2]
    this.move(this.#share)
  }

  /** The flags of these marks; `share` is how much of the last step is made: before its end it is not told. */
  draw(marks: readonly number[], isFallen: boolean, share = 1): void {
    this.#marks = marks
    this.#isFallen = isFallen
    const last = marks.length - 1
    const points = this.#points
    const flags = points.slice(0, -1).map((point, index) => flag(point, String(marks[index]), '#c08a3f', false))
    const drawn = flags.join('')
    if (drawn !== this.#flagsDrawn) this.#flags.innerHTML = this.#flagsDrawn = drawn
    const end = points[last]
    const tone = isFallen && share === 1 ? '#d9694f' : '#f3b65f'
    this.#last.innerHTML = end ? flag(end, share < 1 ? '?' : String(marks[last]), tone, true) : ''
    this.move(share)
  }

  /** Where the next mark can be: what makes each guess right, with its exact chance. */
  ask(isAsked: boolean): void {
    this.#isAsked = isAsked
    const mark = this.#marks.at(-1)
    if (!isAsked || mark === undefined) return this.#zones.replaceChildren()
    const [x, half] = [xOf(this.#marks.length), (this.#tall - 62) / (marksMost - 1) / 2]
    const zone = (guess: Guess): string => {
      const right = Array.from({ length: marksMost }, (_, index) => index + 1).filter((next) =>
        isRight(mark, guess, next)
      )
      const [least, most] = [Math.min(...right), Math.max(...right)]
      // The mark itself makes both right: the line between them goes through it.
      const top = this.#yOf(most) - (most === mark && least !== most ? 0 : half)
      const bottom = this.#yOf(least) + (least === mark && least !== most ? 0 : half)
      const text = chanceText(rightMarks(mark, guess), marksMost)
      return `<g class="zone ${guess}"><rect x="${x - 40}" y="${top + 1.5}" width="80" height="${bottom - top - 3}" rx="9"/><text x="${x}" y="${(top + bottom) / 2 + 5}" text-anchor="middle" class="chance">${text}</text></g>`
    }
    this.#zones.innerHTML = zone('higher') + zone('lower')
  }

  /** The zone of a guess that is about to be made stands out. */
  point(guess: Guess | undefined): void {
    this.element.dataset.over = guess ?? ''
  }

  /** The last step goes on, and nothing else is drawn anew. */
  move(share: number): void {
    this.#share = share
    const [end, before] = [this.#points.at(-1), this.#points.at(-2)]
    const left = end && before ? (before[1] - end[1]) * (1 - share) : 0
    this.#last.style.transform = left === 0 ? '' : `translateY(${left * this.#scale}px)`
    if (share === 1 || !end || !before) return this.#whole()
    if (!this.#isStepping) this.#begin(before[0], end[0])
    if (this.#stepPen) this.#draw(this.#stepPen, left)
  }

  /** All of the way is made. */
  #whole(): void {
    if (this.#isStepping) this.#stepPen?.clearRect(0, 0, this.#way.width, this.#way.height)
    this.#isStepping = false
    if (!this.#pen) return
    this.#pen.setTransform(this.#dense, 0, 0, this.#dense, 0, 0)
    this.#draw(this.#pen, 0)
  }

  /** From here on only what is between these two of the drawing is drawn anew; both canvases meet at a whole pixel. */
  #begin(from: number, to: number): void {
    const [left, scale] = [this.#from[0], this.#scale]
    const start = Math.floor((left + from * scale) * this.#dense)
    const wide = Math.ceil((left + (to + 4) * scale) * this.#dense) - start
    if (wide <= 0 || !this.#pen || !this.#stepPen) return
    this.#isStepping = true
    this.#pen.save()
    this.#pen.setTransform(1, 0, 0, 1, 0, 0)
    this.#pen.clearRect(0, 0, this.#way.width, this.#way.height)
    this.#pen.beginPath()
    this.#pen.rect(0, 0, start, this.#way.height)
    this.#pen.clip()
    this.#pen.setTransform(this.#dense, 0, 0, this.#dense, 0, 0)
    this.#draw(this.#pen, 0)
    this.#pen.restore()
    if (this.#step.width !== wide) this.#step.width = wide
    if (this.#step.height !== this.#way.height) this.#step.height = this.#way.height
    this.#step.style.left = `${start / this.#dense}px`
    this.#step.style.inlineSize = `${wide / this.#dense}px`
    this.#step.style.blockSize = `${this.#way.height / this.#dense}px`
    this.#stepPen.setTransform(this.#dense, 0, 0, this.#dense, -start, 0)
  }

  /** The flag stands: it lands with a small bounce, or shakes where it is lost. */
  async land(): Promise<void> {
    const [x, y] = this.#points.at(-1) ?? [0, 0]
    this.#last.style.transformOrigin = `${this.#from[0] + x * this.#scale}px ${this.#from[1] + y * this.#scale}px`
    const lost = [0, -7, 6, -4, 3, 0].map((by) => ({ transform: `translateX(${by}px)` }))
    const stands = [{ transform: 'scale(1.45)' }, { transform: 'scale(0.94)', offset: 0.6 }, { transform: 'none' }]
    await animate(this.#last, this.#isFallen ? lost : stands, { duration: this.#isFallen ? 300 : 240 })
  }

  /** The way and the area under it; the last point is so far below where it will be. */
  #draw(pen: CanvasRenderingContext2D, below: number): void {
    pen.clearRect(0, 0, this.#way.width, this.#way.height)
    const way = new Path2D()
    const points = this.#points
    const all = points.map(([x, y], index): Point => [x, index === points.length - 1 ? y + below : y])
    const [start, end] = [all[0], all.at(-1)]
    if (!start || !end || this.#scale === 0) return
    const at = ([x, y]: Point): [number, number] => [this.#from[0] + x * this.#scale, this.#from[1] + y * this.#scale]
    for (const point of all) way.lineTo(...at(point))
    const area = new Path2D(way)
    area.lineTo(...at([end[0], this.#tall]))
    area.lineTo(...at([start[0], this.#tall]))
    shade(pen, area)
    pen.strokeStyle = '#f3d390'
    pen.lineWidth = 4 * this.#scale
    pen.lineJoin = 'round'
    pen.lineCap = 'round'
    pen.stroke(way)
  }
}
