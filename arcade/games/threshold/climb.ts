import { h } from '../../shell/dom.ts'

/** The sheet on which heights are drawn; it is stretched over the board. */
export const sheet = { wide: 800, tall: 400 } as const
/** Heights are drawn on a logarithmic scale, so that 2.00 and 1,000.00 are both in sight. */
const heightOf = (value: number): number => Math.min(1, Math.log(value / 100) / Math.log(1000))
export const yOf = (value: number): number => sheet.tall - 18 - heightOf(value) * (sheet.tall - 50)

/** The area under the way, in its ink. */
function shade(pen: CanvasRenderingContext2D, area: Path2D): void {
  pen.globalAlpha = 0.13
  pen.fill(area)
  pen.globalAlpha = 1
}

export type Tone = 'win' | 'miss' | ''
const inks: Readonly<Record<Tone, string>> = { win: '#7fe0b0', miss: '#e8967e', '': '#f4e7c4' }

/** The way to the height that was reached. On a canvas: it is drawn anew in every frame of its climb. */
export class Climb {
  readonly element = h('canvas', { class: 'chart', 'aria-hidden': 'true' })
  readonly #pen = this.element.getContext('2d')
  #wide = 0
  #tall = 0
  #reached = 100
  #tone: Tone = ''

  constructor() {
    new ResizeObserver(() => this.#measure()).observe(this.element)
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.element
    const dense = Math.min(2, devicePixelRatio)
    ;[this.#wide, this.#tall] = [clientWidth, clientHeight]
    this.element.width = Math.round(clientWidth * dense)
    this.element.height = Math.round(clientHeight * dense)
    this.#pen?.setTransform(dense, 0, 0, dense, 0, 0)
    this.draw(this.#reached, this.#tone)
  }

  draw(reached: number, tone: Tone): void {
    ;[this.#reached, this.#tone] = [reached, tone]
    const pen = this.#pen
    if (!pen || this.#wide === 0) return
    const [across, down] = [this.#wide / sheet.wide, this.#tall / sheet.tall]
    const [fromX, fromY] = [40 * across, yOf(100) * down]
    const [toX, toY] = [(70 + heightOf(reached) * (sheet.wide - 140)) * across, yOf(reached) * down]
    const [by, up] = [toX - fromX, fromY - toY]
    const way = new Path2D()
    way.moveTo(fromX, fromY)
    way.bezierCurveTo(fromX + by * 0.55, fromY, fromX + by * 0.8, toY + up * 0.35, toX, toY)
    const area = new Path2D(way)
    area.lineTo(toX, fromY)
    pen.clearRect(0, 0, this.#wide, this.#tall)
    pen.fillStyle = inks[tone]
    pen.strokeStyle = inks[tone]
    shade(pen, area)
    pen.lineWidth = 4
    pen.lineCap = 'round'
    pen.stroke(way)
  }
}
