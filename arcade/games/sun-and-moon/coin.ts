import { h, picture } from '../../shell/dom.ts'
import { animate, prefersReducedMotion } from '../../shell/motion.ts'
import { faces } from './art.ts'
import type { Side } from './rules.ts'

const box = '-100 -100 200 200'
export const faceIcon = (side: Side): SVGSVGElement => picture(box, faces[side])

/** The coin: two faces with an edge between them, thrown up and turned over until it shows where it fell. */
export class Coin {
  readonly #edge = Array.from({ length: 6 }, (_, index) =>
    h('i', { class: 'edge', style: `transform:translateZ(${index * 2 - 5}px)` })
  )
  readonly #body = h(
    'div',
    { class: 'coin-body' },
    ...this.#edge,
    picture(box, faces.sun, { class: 'face sun' }),
    picture(box, faces.moon, { class: 'face moon' })
  )
  readonly #shadow = h('i', { class: 'coin-shadow' })
  readonly element = h('div', { class: 'coin', 'aria-hidden': 'true' }, this.#shadow, this.#body)
  #side: Side = 'sun'

  rest(side: Side): void {
    this.#side = side
    this.element.dataset['side'] = side
    this.#body.style.transform = `rotateX(${side === 'sun' ? 0 : 180}deg)`
  }

  /** The longer the streak, the higher the throw and the longer the wait. */
  async toss(side: Side, streak: number): Promise<void> {
    if (prefersReducedMotion()) {
      this.rest(side)
      return animate(this.#body, [{ opacity: 0 }, { opacity: 1 }], { duration: 80 })
    }
    const from = this.#side === 'sun' ? 0 : 180
    const to = (side === 'sun' ? 0 : 180) + 360 * (3 + Math.min(3, Math.floor(streak / 3)))
    const height = 58 + Math.min(streak, 8) * 4
    const duration = 760 + Math.min(streak, 8) * 60
    const turned = (share: number): string => `rotateX(${from + (to - from) * share}deg)`
    const frames = [
      { transform: `translateY(0) scale(1) ${turned(0)}`, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
      { transform: `translateY(-${height}%) scale(1.14) ${turned(0.52)}`, easing: 'cubic-bezier(0.6, 0, 0.8, 0.5)' },
      { transform: `translateY(0) scale(1) ${turned(0.97)}`, offset: 0.86 },
      { transform: `translateY(-5%) scale(1) ${turned(1)}`, offset: 0.93 },
      { transform: `translateY(0) scale(1) ${turned(1)}` },
    ]
    const shadow = [
      { transform: 'none', opacity: 0.5 },
      { transform: 'scale(0.6)', opacity: 0.2, offset: 0.44 },
      { transform: 'none', opacity: 0.5, offset: 0.86 },
      { transform: 'none', opacity: 0.5 },
    ]
    await Promise.all([
      animate(this.#body, frames, { duration, easing: 'linear' }),
      animate(this.#shadow, shadow, { duration, easing: 'linear' }),
    ])
    this.rest(side)
  }
}
