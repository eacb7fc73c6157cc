import { h, picture } from '../../shell/dom.ts'
import { animate, prefersReducedMotion } from '../../shell/motion.ts'
import { dial, pointer, rim } from './art.ts'

const slice = 360 / 24
const turnMs = 4200

/** The dial: it turns under a pointer that stands still, until the hour that was drawn is at the top. */
export class Dial {
  readonly #disc = picture('-104 -112 208 216', dial(), { class: 'disc' })
  #turned = 0
  readonly element = h(
    'div',
    { class: 'dial', 'aria-hidden': 'true' },
    picture('-104 -112 208 216', rim, { class: 'rim' }),
    this.#disc,
    picture('-104 -112 208 216', pointer, { class: 'pointer' })
  )

  rest(hour: number): void {
    this.#turned = (360 - hour * slice) % 360
    this.#disc.style.transform = `rotate(${this.#turned}deg)`
  }

  async turn(hour: number): Promise<void> {
    const from = this.#turned
    const end = (360 - hour * slice) % 360
    const to = from + 1440 + ((end - from + 360) % 360)
    if (!prefersReducedMotion()) {
      await animate(this.#disc, [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
        duration: turnMs,
        easing: 'cubic-bezier(0.12, 0.62, 0.2, 1)',
        fill: 'forwards',
      })
      for (const playing of this.#disc.getAnimations()) playing.cancel()
    }
    this.rest(hour)
  }
}
