import { h, picture } from '../../shell/dom.ts'
import { animate, prefersReducedMotion, roll } from '../../shell/motion.ts'
import { sound } from '../../shell/sound.ts'
import { disc, flapper, slice, stand } from './art.ts'

const box = '-104 -118 208 242'
const turnMs = 6000
const turnsOfSpin = 4
/** So many pegs pass for each tick that is heard. */
const pegsOfTick = 6

/** The wheel of the fair: it stands upright and turns under its flapper until the segment that was drawn is at the top. */
export class FairWheel {
  readonly #disc = picture(box, disc(), { class: 'disc' })
  readonly #flapper = picture(box, flapper, { class: 'flapper' })
  #turned = 0
  readonly element = h(
    'div',
    { class: 'wheel', 'aria-hidden': 'true' },
    picture(box, stand, {}),
    this.#disc,
    this.#flapper
  )

  rest(segment: number): void {
    this.#turned = (360 - segment * slice) % 360
    this.#disc.style.transform = `rotate(${this.#turned}deg)`
  }

  async turn(segment: number): Promise<void> {
    const from = this.#turned
    const end = (360 - segment * slice) % 360
    const to = from + 360 * turnsOfSpin + ((end - from + 360) % 360)
    if (!prefersReducedMotion()) {
      let ticks = 0
      const tick = (share: number): void => {
        const now = Math.floor((share * (to - from)) / slice / pegsOfTick)
        if (now > ticks) sound.knock()
        ticks = now
      }
      const strikes = [{ transform: 'rotate(0)' }, { transform: 'rotate(-9deg)' }, { transform: 'rotate(0)' }]
      void animate(this.#flapper, Array.from({ length: 12 }, () => strikes).flat(), {
        duration: turnMs,
        easing: 'ease-out',
      })
      await Promise.all([
        roll(turnMs, tick),
        animate(this.#disc, [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
          duration: turnMs,
          easing: 'cubic-bezier(0.14, 0.62, 0.16, 1)',
          fill: 'forwards',
        }),
      ])
      for (const playing of this.#disc.getAnimations()) playing.cancel()
    }
    this.rest(segment)
  }
}
