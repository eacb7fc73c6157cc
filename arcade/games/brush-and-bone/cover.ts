import { whim } from '../../paper/cut.ts'
import { h } from '../../shell/dom.ts'
import { roll } from '../../shell/motion.ts'
import type { Site } from './rules.ts'

/** What lies over the finds: the ground of a site, a lighter and a darker seam. */
const grounds: Readonly<Record<Site, readonly [string, string, string]>> = {
  chalk: ['#e6dcc3', '#f6f0df', '#c9bb98'],
  river: ['#c99a63', '#e0b981', '#a4743f'],
  bedrock: ['#74808c', '#93a0ab', '#535e6a'],
}
const across = 3
/** Points of a field that the brush has to touch: five by five, and how many of them are enough. */
const [points, enough] = [5, 15]
const gapShare = 0.026

/** The sand over the nine fields: a canvas that the brush wears away. */
export class Cover {
  readonly element = h('canvas', { class: 'cover', 'aria-hidden': 'true' })
  readonly #context = this.element.getContext('2d')
  readonly #opened: (field: number) => void
  #site: Site = 'chalk'
  #isBrushed = false
  #brushed: Set<number>[] = []
  readonly #open = new Set<number>()
  #last: readonly [number, number] | undefined

  constructor(opened: (field: number) => void) {
    this.#opened = opened
    this.element.addEventListener('pointerdown', (event) => {
      if (!this.#isBrushed || event.button > 0) return
      this.element.setPointerCapture(event.pointerId)
      this.#last = undefined
      this.#brush(event)
    })
    this.element.addEventListener('pointermove', (event) => {
      if (this.#isBrushed && this.element.hasPointerCapture(event.pointerId)) this.#brush(event)
    })
    new ResizeObserver(() => this.#paint()).observe(this.element)
  }

  /** Covers all fields anew; `isBrushed`: they can be brushed free from now on. */
  lay(site: Site, isBrushed: boolean): void {
    ;[this.#site, this.#isBrushed] = [site, isBrushed]
    this.#open.clear()
    this.#brushed = Array.from({ length: across * across }, () => new Set())
    this.element.toggleAttribute('data-live', isBrushed)
    this.#paint()
  }

  /** Takes the sand off a field: what is left of it fades. */
  open(field: number): void {
    if (this.#open.has(field)) return
    this.#open.add(field)
    this.#opened(field)
    const context = this.#context
    if (!context) return
    const [x, y, size] = this.#place(field)
    void roll(220, (share) => {
      // Covered anew while it faded.
      if (!this.#open.has(field)) return
      context.globalCompositeOperation = 'destination-out'
      context.globalAlpha = share === 1 ? 1 : 0.3
      context.fillRect(x - 2, y - 2, size + 4, size + 4)
      context.globalAlpha = 1
      context.globalCompositeOperation = 'source-over'
    })
  }

  /** Without its sand. */
  clear(): void {
    this.#isBrushed = false
    this.element.removeAttribute('data-live')
    for (let field = 0; field < across * across; field++) this.#open.add(field)
    this.#context?.clearRect(0, 0, this.element.width, this.element.height)
  }

  #place(field: number): [x: number, y: number, size: number] {
    const gap = this.element.width * gapShare
    const size = (this.element.width - gap * (across - 1)) / across
    return [(field % across) * (size + gap), Math.floor(field / across) * (size + gap), size]
  }

  #paint(): void {
    const { element } = this
    const side = Math.round(element.clientWidth * Math.min(2, devicePixelRatio))
    if (side === 0) return
    element.width = side
    element.height = side
    for (let field = 0; field < across * across; field++) if (!this.#open.has(field)) this.#paintField(field)
  }

  #paintField(field: number): void {
    const context = this.#context
    if (!context) return
    const [x, y, size] = this.#place(field)
    const [ground, light, dark] = grounds[this.#site]
    context.save()
    context.beginPath()
    context.roundRect(x, y, size, size, size * 0.1)
    context.clip()
    context.fillStyle = ground
    context.fillRect(x, y, size, size)
    for (let seam = 0; seam < 4; seam++) {
      const level = y + size * (0.16 + seam * 0.25 + whim(field * 7 + seam) * 0.08)
      const swing = size * (whim(field * 11 + seam) - 0.5) * 0.24
      context.beginPath()
      context.moveTo(x, level)
      context.bezierCurveTo(
        x + size * 0.35,
        level - swing,
        x + size * 0.65,
        level + swing,
        x + size,
        level + swing * 0.4
      )
      context.lineWidth = size * (0.03 + whim(field + seam * 13) * 0.05)
      context.strokeStyle = seam % 2 ? light : dark
      context.globalAlpha = 0.55
      context.stroke()
    }
    for (let grain = 0; grain < 90; grain++) {
      context.globalAlpha = 0.6
      context.fillStyle = grain % 2 ? light : dark
      const reach = size * (0.006 + whim(field * 97 + grain) * 0.012)
      context.beginPath()
      context.arc(
        x + whim(field * 131 + grain * 2) * size,
        y + whim(field * 131 + grain * 2 + 1) * size,
        reach,
        0,
        Math.PI * 2
      )
      context.fill()
    }
    context.globalAlpha = 0.5
    context.lineWidth = size * 0.03
    context.strokeStyle = light
    context.beginPath()
    context.roundRect(x, y, size, size, size * 0.1)
    context.stroke()
    context.restore()
  }

  /** A stroke from where the brush was to where it is: a broad one, and bristles beside it. */
  #brush(event: PointerEvent): void {
    const context = this.#context
    const box = this.element.getBoundingClientRect()
    const scale = this.element.width / box.width
    const to = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale] as const
    const from = this.#last ?? to
    this.#last = to
    if (!context) return
    const reach = this.element.width * 0.062
    context.globalCompositeOperation = 'destination-out'
    context.lineCap = 'round'
    for (const [width, shift] of [
      [2, 0],
      [0.5, 1.06],
      [0.36, -1.1],
      [0.24, 1.34],
    ] as const) {
      context.lineWidth = reach * width
      context.beginPath()
      context.moveTo(from[0] + reach * shift, from[1] + reach * shift * 0.6)
      context.lineTo(to[0] + reach * shift, to[1] + reach * shift * 0.6)
      context.stroke()
    }
    context.globalCompositeOperation = 'source-over'
    this.#count(from, to, reach * 1.15)
  }

  #count(from: readonly [number, number], to: readonly [number, number], reach: number): void {
    for (const [field, touched] of this.#brushed.entries()) {
      if (this.#open.has(field)) continue
      const [x, y, size] = this.#place(field)
      for (let point = 0; point < points * points; point++) {
        const px = x + ((point % points) + 0.5) * (size / points)
        const py = y + (Math.floor(point / points) + 0.5) * (size / points)
        if (distance(px, py, from, to) < reach) touched.add(point)
      }
      if (touched.size >= enough) this.open(field)
    }
  }
}

/** How far a point is from the line between two others. */
function distance(
  x: number,
  y: number,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number]
): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
}
