import { colourOf, wheelOrder } from './rules.ts'
import { place } from '../../paper/cut.ts'
import { h, picture } from '../../shell/dom.ts'
import { animate, prefersReducedMotion } from '../../shell/motion.ts'

const slice = 360 / wheelOrder.length
const placeOf = (pocket: number): number => wheelOrder.findIndex((one) => one === pocket)
const fills = { zero: '#2f8f63', red: '#b23a36', black: '#20262b' }
const point = (degrees: number, reach: number): string =>
  `${place(Math.sin((degrees * Math.PI) / 180) * reach)} ${place(-Math.cos((degrees * Math.PI) / 180) * reach)}`

function face(): string {
  const pockets = wheelOrder.map((pocket, index) => {
    const [from, to] = [(index - 0.5) * slice, (index + 0.5) * slice]
    return `<path d="M${point(from, 62)} L${point(from, 92)} A92 92 0 0 1 ${point(to, 92)} L${point(to, 62)} A62 62 0 0 0 ${point(from, 62)}Z" fill="${fills[colourOf(pocket)]}" stroke="#d6b26a" stroke-width=".6"/><text transform="rotate(${index * slice}) translate(0 -81)" text-anchor="middle" font-size="8.4" fill="#f7efdb" font-weight="600">${pocket}</text>`
  })
  const spokes = Array.from(
    { length: 4 },
    (_, index) =>
      `<g transform="rotate(${index * 90 + 45})"><path d="M-3 0 L-1.6 -40 A3.6 3.6 0 1 1 1.6 -40 L3 0Z" fill="#d9ae5c"/><path d="M-3 0 L-1.6 -40 L0 -40 L0 0Z" fill="#f2d794"/></g>`
  ).join('')
  return `${pockets.join('')}<circle r="62" fill="#6d2f22"/><circle r="60" fill="#8a4130"/><path d="M0 -60 A60 60 0 0 0 -52 30 A60 60 0 0 1 20 -56.5 A60 60 0 0 0 0 -60Z" fill="#a9573f"/><circle r="30" fill="#6d2f22"/>${spokes}<circle r="11" fill="#b9883d"/><circle r="7" fill="#f2d794"/>`
}

/** The wheel and its ball. It turns one way, the ball runs the other and rests in the pocket that the server named. */
export class Wheel {
  readonly element: HTMLElement
  readonly #disc: SVGSVGElement
  readonly #ball: SVGSVGElement
  #turned = 0

  constructor() {
    this.#disc = picture('-100 -100 200 200', face(), { class: 'disc' })
    this.#ball = picture(
      '-100 -100 200 200',
      '<circle cx="1" cy="-66.6" r="4.6" fill="#0a0f0d" opacity=".4"/><circle cy="-68" r="4.4" fill="#f6f1e4"/><circle cx="-1.3" cy="-69.3" r="1.4" fill="#fff"/>',
      { class: 'ball' }
    )
    const rim = picture(
      '-100 -100 200 200',
      '<circle r="99" fill="#3a1d15"/><circle r="97" fill="#5c2c20"/><path d="M0 -97 A97 97 0 0 0 -84 48 A97 97 0 0 1 40 -88 A97 97 0 0 0 0 -97Z" fill="#7a3d2c"/><circle r="93" fill="#1c120e"/>',
      { class: 'rim' }
    )
    this.element = h('div', { class: 'wheel', 'aria-hidden': 'true' }, rim, this.#disc, this.#ball)
  }

  rest(pocket: number): void {
    this.#place(this.#turned, pocket)
  }

  #place(turned: number, pocket: number): void {
    this.#turned = turned % 360
    this.#disc.style.transform = `rotate(${this.#turned}deg)`
    this.#ball.style.transform = `rotate(${this.#turned + placeOf(pocket) * slice}deg)`
  }

  async spin(pocket: number): Promise<void> {
    const from = this.#turned
    const to = from + 430
    const rest = to + placeOf(pocket) * slice
    const start = rest - (rest % 360) + 1440
    this.#ball.style.opacity = '1'
    if (!prefersReducedMotion()) {
      await Promise.all([
        animate(this.#disc, [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
          duration: 3200,
          easing: 'cubic-bezier(0.2, 0.5, 0.4, 1)',
          fill: 'forwards',
        }),
        animate(
          this.#ball,
          [
            { transform: `rotate(${start}deg) scale(1.3)` },
            { transform: `rotate(${rest + 300}deg) scale(1.28)`, offset: 0.62 },
            { transform: `rotate(${rest + 40}deg) scale(1.06)`, offset: 0.84 },
            { transform: `rotate(${rest}deg) scale(1)` },
          ],
          { duration: 3200, easing: 'cubic-bezier(0.25, 0.5, 0.5, 1)', fill: 'forwards' }
        ),
      ])
    }
    for (const part of [this.#disc, this.#ball]) for (const playing of part.getAnimations()) playing.cancel()
    this.#place(to, pocket)
  }
}
