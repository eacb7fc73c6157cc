import { whim } from '../../paper/cut.ts'
import { h } from '../../shell/dom.ts'
import { prefersReducedMotion } from '../../shell/motion.ts'
import { times } from '../../shell/quick/parts.ts'
import { drawBalloon, drawTorn, fillWith } from './balloon.ts'
import { ascent, msTo } from './rules.ts'

/** A player who left: where, and under which name. */
export interface Flag {
  readonly height: number
  readonly name: string
  readonly isOwn: boolean
}
/** What is to be seen. Heights in hundredths; `ms` since the balloon rose. */
export interface Scene {
  readonly phase: 'ground' | 'rising' | 'lost'
  readonly ms: number
  readonly height: number
  /** Seconds since it was lost. */
  readonly lostFor: number
  /** The height at which the player leaves by plan. */
  readonly goal: number | undefined
  readonly flags: readonly Flag[]
}

type Colour = readonly [number, number, number]
/** The sky from the morning at the ground to the night above, at the top and at the foot, by the share of the way up (logarithmic). */
const skies: readonly (readonly [Colour, Colour])[] = [
  [
    [52, 110, 142],
    [238, 196, 142],
  ],
  [
    [30, 78, 118],
    [122, 168, 182],
  ],
  [
    [17, 40, 76],
    [48, 92, 130],
  ],
  [
    [9, 16, 36],
    [26, 40, 82],
  ],
]
const mixed = (a: Colour, b: Colour, share: number): string =>
  `rgb(${a.map((part, at) => Math.round(part + ((b[at] ?? 0) - part) * share)).join(' ')})`
const steps = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]
const margin = { left: 18, right: 64, top: 22, foot: 44 } as const

/** The curve of the balloon over a sky that grows dark with the height, on a canvas. */
export class Sky {
  readonly element = h('canvas', { class: 'sky', 'aria-hidden': 'true' })
  readonly #pen = this.element.getContext('2d')
  #width = 0
  #tall = 0
  #last: Scene | undefined

  constructor() {
    new ResizeObserver(() => this.#measure()).observe(this.element)
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.element
    const dense = Math.min(2, devicePixelRatio)
    this.#width = clientWidth
    this.#tall = clientHeight
    this.element.width = clientWidth * dense
    this.element.height = clientHeight * dense
    this.#pen?.setTransform(dense, 0, 0, dense, 0, 0)
    if (this.#last) this.draw(this.#last)
  }

  draw(scene: Scene): void {
    this.#last = scene
    const pen = this.#pen
    if (!pen || this.#width === 0) return
    const share = Math.min(1, Math.log10(Math.max(1, scene.height / 100)) / 3)
    this.#sky(pen, share)
    this.#clouds(pen, scene, share)
    this.#ground(pen, scene)
    this.#flight(pen, scene)
  }

  #sky(pen: CanvasRenderingContext2D, share: number): void {
    const at = share * (skies.length - 1)
    const [from, to] = [skies[Math.floor(at)] ?? skies[0], skies[Math.ceil(at)] ?? skies[0]]
    const part = at - Math.floor(at)
    if (!from || !to) return
    const shade = pen.createLinearGradient(0, 0, 0, this.#tall)
    shade.addColorStop(0, mixed(from[0], to[0], part))
    shade.addColorStop(1, mixed(from[1], to[1], part))
    pen.fillStyle = shade
    pen.fillRect(0, 0, this.#width, this.#tall)
    if (share < 0.15) return
    pen.fillStyle = '#fdf3d6'
    for (let star = 0; star < 60; star++) {
      pen.globalAlpha = Math.min(1, (share - 0.15) * 1.6) * (0.35 + whim(star + 500) * 0.65)
      const size = 0.6 + whim(star + 300) * 1.5
      pen.fillRect(whim(star) * this.#width, whim(star + 150) * this.#tall * 0.8, size, size)
    }
    pen.globalAlpha = 1
  }

  /** Paper clouds that sink past while it rises; above them there are none. */
  #clouds(pen: CanvasRenderingContext2D, { ms, phase }: Scene, share: number): void {
    const moved = prefersReducedMotion() || phase === 'ground' ? 0 : ms * 0.03
    const alpha = Math.max(0, 0.55 - share * 0.8)
    if (alpha === 0) return
    for (let cloud = 0; cloud < 6; cloud++) {
      const near = 0.5 + whim(cloud + 20) * 0.9
      const y = ((whim(cloud + 7) * this.#tall + moved * near) % (this.#tall * 1.3)) - this.#tall * 0.15
      const [x, size] = [whim(cloud + 3) * this.#width, 26 * near]
      for (const [dx, dy, grown, tone] of [
        [5, 6, 1, 'rgb(20 44 66 / 0.2)'],
        [0, 0, 1, '#fbf2dd'],
      ] as const) {
        pen.globalAlpha = alpha
        pen.fillStyle = tone
        pen.beginPath()
        pen.ellipse(x + dx, y + dy, size * 1.9 * grown, size * 0.5, 0, 0, 7)
        pen.ellipse(x - size * 0.6 + dx, y - size * 0.28 + dy, size * 0.8, size * 0.48, 0, 0, 7)
        pen.ellipse(x + size * 0.5 + dx, y - size * 0.36 + dy, size, size * 0.62, 0, 0, 7)
        pen.fill()
      }
    }
    pen.globalAlpha = 1
  }

  /** Ridges that stay behind. */
  #ground(pen: CanvasRenderingContext2D, { height }: Scene): void {
    const sunk = Math.min(1, (height - 100) / 150) * 0.8
    for (const [ridge, tone] of ['#5d7f72', '#3c6463', '#23474f'].entries()) {
      const base = this.#tall * (0.8 + ridge * 0.07) + sunk * this.#tall * (0.2 + ridge * 0.13)
      pen.fillStyle = tone
      pen.beginPath()
      pen.moveTo(0, this.#tall)
      for (let point = 0; point <= 9; point++) {
        const rise = (point % 2 === 0 ? 0.025 : 0.1) * this.#tall * (0.5 + whim(point + ridge * 30) * 0.8)
        pen.lineTo((point / 9) * this.#width, base - rise)
      }
      pen.lineTo(this.#width, this.#tall)
      pen.fill()
    }
  }

  #flight(pen: CanvasRenderingContext2D, scene: Scene): void {
    const { ms, height, phase, goal, flags } = scene
    const [top, below] = this.#tall < 200 ? [4, 32] : [margin.top, margin.foot]
    const [left, foot] = [margin.left, this.#tall - below]
    const [wide, tall] = [this.#width - margin.left - margin.right, this.#tall - top - below - 120 * this.#size]
    const [msMost, most] = [Math.max(6000, ms * 1.06), Math.max(150, 100 + (height - 100) * 1.12)]
    const xOf = (at: number): number => left + (at / msMost) * wide
    const yOf = (at: number): number => foot - ((at - 100) / (most - 100)) * tall
    this.#rules(pen, yOf, most)
    if (goal !== undefined && goal <= most) this.#goal(pen, yOf(goal))
    if (phase === 'ground') return drawBalloon(pen, left + 56, foot - 97 * this.#size, this.#size, 0)
    const curve = new Path2D()
    curve.moveTo(xOf(0), yOf(100))
    for (let point = 1; point <= 48; point++)
      curve.lineTo(xOf((ms * point) / 48), yOf(exactAt((ms * point) / 48, height)))
    const [x, y] = [xOf(ms), yOf(height)]
    const area = new Path2D(curve)
    area.lineTo(x, foot)
    area.lineTo(xOf(0), foot)
    fillWith(pen, area, phase === 'lost' ? 'rgb(226 120 96 / 0.16)' : 'rgb(250 226 160 / 0.2)')
    pen.lineCap = 'round'
    pen.lineWidth = 4
    pen.strokeStyle = phase === 'lost' ? '#e8967e' : '#fbe3a4'
    pen.stroke(curve)
    this.#flags(pen, flags, { xOf, yOf })
    if (phase === 'lost') {
      if (!prefersReducedMotion() && scene.lostFor < 1.5) drawTorn(pen, x, y - 34, this.#size, scene.lostFor)
    } else drawBalloon(pen, x, y - 62 * this.#size, this.#size, prefersReducedMotion() ? 0 : Math.sin(ms / 900) * 0.05)
  }

  get #size(): number {
    return Math.max(0.42, Math.min(0.85, this.#tall / 420))
  }

  #rules(pen: CanvasRenderingContext2D, yOf: (height: number) => number, most: number): void {
    // As many as are not drawn over each other.
    const lines = Math.max(1, Math.min(6, Math.floor((yOf(100) - yOf(most)) / 16)))
    const step = steps.find((one) => (most - 100) / one <= lines) ?? 50_000
    pen.font = '600 12px "Ante Text", system-ui, sans-serif'
    pen.textAlign = 'right'
    pen.textBaseline = 'middle'
    for (let height = 100 + step; height <= most; height += step) {
      const y = yOf(height)
      pen.fillStyle = 'rgb(255 255 255 / 0.14)'
      pen.fillRect(margin.left, y, this.#width - margin.left - margin.right + 8, 1)
      pen.fillStyle = 'rgb(255 255 255 / 0.82)'
      pen.fillText(times(height), this.#width - 8, y)
    }
  }

  #goal(pen: CanvasRenderingContext2D, y: number): void {
    pen.save()
    pen.setLineDash([9, 7])
    pen.lineWidth = 2
    pen.strokeStyle = '#f0a45c'
    pen.beginPath()
    pen.moveTo(margin.left, y)
    pen.lineTo(this.#width - margin.right + 8, y)
    pen.stroke()
    pen.restore()
  }

  /** Pennants where players left, the last ones and one's own. */
  #flags(
    pen: CanvasRenderingContext2D,
    flags: readonly Flag[],
    { xOf, yOf }: { xOf(ms: number): number; yOf(height: number): number }
  ): void {
    pen.font = '600 11px "Ante Text", system-ui, sans-serif'
    pen.textBaseline = 'middle'
    let lastX = -100
    for (const { height, name, isOwn } of flags.toSorted((a, b) => a.height - b.height)) {
      const [x, y] = [xOf(msTo(height)), yOf(height)]
      if (x - lastX < 34 && !isOwn) continue
      lastX = x
      const tone = isOwn ? '#9ff0c4' : '#f6ead0'
      pen.fillStyle = tone
      pen.fillRect(x - 1, y - 26, 2, 26)
      pen.beginPath()
      pen.moveTo(x + 1, y - 26)
      pen.lineTo(x + 14, y - 21)
      pen.lineTo(x + 1, y - 16)
      pen.fill()
      pen.textAlign = x < 90 ? 'left' : 'right'
      pen.fillStyle = tone
      pen.fillText(name.slice(0, 12), x < 90 ? x + 17 : x - 5, y - 21)
    }
  }
}

/** The curve without steps, never above where the balloon is. */
const exactAt = (ms: number, height: number): number => Math.min(height, 100 * Math.exp((ms * ascent.growth) / 1e9))
