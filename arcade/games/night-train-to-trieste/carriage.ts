import { h, picture } from '../../shell/dom.ts'
import { animate, pause } from '../../shell/motion.ts'
import { sound } from '../../shell/sound.ts'
import { symbols } from './art.ts'
import { axles, beam, bulbs, filledReel, pane, roof, springs, viaduct, wheel, windows } from './journey.ts'

const share = 20
const box = '0 0 100 100'

/** Its wheels and its lamps are pictures of their own: parts of one would be laid out anew in every frame in which they move. */
function roofOf(): HTMLElement {
  const size = '0 0 1000 120'
  const lamps = bulbs.map((group, index) => picture(size, group, { class: `bulb b${index}` }))
  return h('div', { class: 'roof' }, picture(size, roof), ...lamps)
}
function chassisOf(): HTMLElement {
  const { xs, y, wide, tall, across } = axles
  const size = `0 0 ${wide} ${tall}`
  const wheels = xs.map((x) => {
    const one = picture(`${-across / 2} ${-across / 2} ${across} ${across}`, wheel, { class: 'wheel' })
    one.style.left = `${(100 * (x - across / 2)) / wide}%`
    one.style.top = `${(100 * (y - across / 2)) / tall}%`
    one.style.inlineSize = `${(100 * across) / wide}%`
    return one
  })
  return h('div', { class: 'chassis' }, picture(size, beam), ...wheels, picture(size, springs))
}

/** The carriage around the reels: its roof and wheels, the windows that a traveller fills, and the card on which a traveller is drawn. */
export class Carriage {
  readonly element: HTMLElement
  readonly #filled = h('div', { class: 'filled', 'aria-hidden': 'true' })
  readonly #card = h('div', { class: 'traveller', 'aria-hidden': 'true', hidden: true })

  constructor(reels: HTMLElement, over: HTMLElement) {
    reels.prepend(picture('0 0 500 300', pane + windows, { class: 'panes', preserveAspectRatio: 'none' }))
    reels.append(this.#filled)
    this.element = h(
      'div',
      { class: 'carriage' },
      h('div', { class: 'viaduct', 'aria-hidden': 'true' }, picture('0 0 3400 700', viaduct)),
      roofOf(),
      reels,
      chassisOf(),
      this.#card,
      over
    )
  }

  /** These reels are full of the traveller, and no others. */
  place(reels: readonly number[], traveller = ''): void {
    this.#filled.replaceChildren(
      ...reels.map((reel) => {
        const one = h(
          'div',
          { class: 'full' },
          picture('0 0 100 300', filledReel(symbols[traveller] ?? ''), { preserveAspectRatio: 'none' })
        )
        one.style.left = `${reel * share}%`
        return one
      })
    )
  }

  /** The traveller fills its reels, from the left. */
  async fill(reels: readonly number[], traveller: string): Promise<void> {
    this.place(reels, traveller)
    await Promise.all(
      [...this.#filled.children].map(async (one, place) => {
        await pause(place * 170)
        sound.bell(place * 2)
        const grown = [
          { opacity: 0, transform: 'scaleY(0.3)' },
          { opacity: 1, transform: 'none' },
        ]
        await animate(one, grown, { duration: 380, fill: 'backwards' })
      })
    )
  }

  /** Cards go by until one stays: it was drawn already. */
  async draw(traveller: string): Promise<void> {
    const all = Object.keys(symbols).filter((symbol) => symbol !== 'L')
    this.#card.hidden = false
    for (let step = 0; step < 14; step++) {
      this.#card.replaceChildren(picture(box, symbols[all[(step * 3) % all.length] ?? ''] ?? ''))
      await pause(50 + step * 9)
    }
    this.#card.replaceChildren(picture(box, symbols[traveller] ?? ''))
    sound.notes([523, 784, 1047])
    await animate(this.#card, [{ transform: 'scale(1)' }, { transform: 'scale(1.22)' }, { transform: 'scale(1)' }], {
      duration: 520,
    })
    await pause(900)
    this.#card.hidden = true
  }

  /** Its wheels run: while reels turn, or through the night. */
  run(pace: 'still' | 'spin' | 'ride'): void {
    this.element.closest<HTMLElement>('.train')?.setAttribute('data-pace', pace)
  }
}
