import { hundredths } from '../../shell/quick/parts.ts'
import { h } from '../../shell/dom.ts'
import { animate } from '../../shell/motion.ts'

const most = 16
const lineHigh = 23

interface Rolled {
  readonly roll: number
  readonly isWon: boolean
}

/** The last rolls under the scale, each where it fell, the newest on top: a sheet that is pulled on by one line with every roll. It is drawn once for each. */
export class Survey {
  readonly #sheet = h('canvas', { class: 'survey', 'aria-hidden': 'true' })
  readonly element = h('div', { class: 'survey-box', dir: 'ltr' }, this.#sheet)
  readonly #pen = this.#sheet.getContext('2d')
  readonly #rolls: Rolled[] = []

  constructor() {
    new ResizeObserver(() => this.#measure()).observe(this.element)
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.element
    const dense = Math.min(2, devicePixelRatio)
    this.#sheet.width = Math.round(clientWidth * dense)
    this.#sheet.height = Math.round(clientHeight * dense)
    this.#pen?.setTransform(dense, 0, 0, dense, 0, 0)
    this.#draw()
  }

  async add(roll: number, isWon: boolean): Promise<void> {
    this.#rolls.unshift({ roll, isWon })
    this.#rolls.length = Math.min(this.#rolls.length, most)
    this.#draw()
    if (this.element.clientHeight > 0)
      await animate(this.#sheet, [{ transform: `translateY(-${lineHigh}px)` }, { transform: 'none' }], {
        duration: 180,
      })
  }

  #draw(): void {
    const pen = this.#pen
    const { clientWidth: wide, clientHeight: high } = this.element
    if (!pen || high === 0) return
    pen.clearRect(0, 0, wide, high)
    const lines = Math.min(this.#rolls.length, Math.floor(high / lineHigh))
    const points = this.#rolls
      .slice(0, lines)
      .map(({ roll, isWon }, index) => ({ x: (roll / 10_000) * wide, y: (index + 0.5) * lineHigh, roll, isWon, index }))
    pen.font = `500 13px ${getComputedStyle(this.element).fontFamily}`
    pen.textBaseline = 'middle'
    for (const [index, point] of points.entries()) {
      pen.globalAlpha = Math.max(0.2, 1 - index / Math.max(8, lines))
      const before = points[index + 1]
      if (before) {
        pen.strokeStyle = 'rgb(207 227 234 / 0.4)'
        pen.lineWidth = 1.2
        pen.beginPath()
        pen.moveTo(point.x, point.y)
        pen.lineTo(before.x, before.y)
        pen.stroke()
      }
      pen.fillStyle = point.isWon ? '#5fd6a2' : '#b9c9d2'
      pen.beginPath()
      pen.arc(point.x, point.y, index === 0 ? 6 : 4.5, 0, Math.PI * 2)
      pen.fill()
      const isAtEnd = point.x > wide - 64
      pen.textAlign = isAtEnd ? 'right' : 'left'
      pen.fillText(hundredths(point.roll), point.x + (isAtEnd ? -12 : 12), point.y)
    }
    pen.globalAlpha = 1
  }
}
