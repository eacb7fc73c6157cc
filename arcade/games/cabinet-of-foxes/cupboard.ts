import { say, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import { animate } from '../../shell/motion.ts'
import { items, lamp } from './art.ts'
import { door, pediment } from './furniture.ts'
import { keeper } from './living.ts'
import { cabinet, type Cabinet } from './rules/cabinet.ts'
import type { texts } from './texts/en.ts'

const words = textsOfGame<typeof texts>()
const lampsInside = cabinet.contents.split(cabinet.lamp).length - 1

/** The cabinet around the reels and the drawers: its crown with the fox that keeps it, and its doors. */
export class Cupboard {
  readonly element: HTMLElement
  readonly #reels: HTMLElement
  readonly #keeper = keeper()
  readonly #doors = ['left', 'right'].map((side) =>
    picture('0 0 250 300', door, { class: `door ${side}`, preserveAspectRatio: 'none' })
  )

  constructor(reels: HTMLElement, drawers: HTMLElement) {
    this.#reels = reels
    const crown = h(
      'div',
      { class: 'crown', 'aria-hidden': 'true' },
      this.#keeper,
      picture('0 0 1000 236', pediment, { class: 'pediment' })
    )
    this.element = h('div', { class: 'cupboard' }, crown, reels, drawers, ...this.#doors)
  }

  mood(mood: 'calm' | 'alert' | 'glad' | 'away'): void {
    this.#keeper.dataset['mood'] = mood
  }

  /** The reels make room for the drawers, and their keeper is among them. */
  inside(isInside: boolean): void {
    this.element.toggleAttribute('data-inside', isInside)
    this.#reels.setAttribute('aria-hidden', String(isInside))
    this.mood(isInside ? 'away' : 'calm')
  }

  /** The doors swing: 1 is wide open, 0 closed. */
  async swing(from: number, to: number): Promise<void> {
    const at = (open: number, side: number): Keyframe => ({
      transform: `perspective(1400px) rotateY(${side * open * 104}deg)`,
      visibility: 'visible',
    })
    await Promise.all(
      this.#doors.map((door, index) => {
        const side = index === 0 ? -1 : 1
        return animate(door, [at(from, side), at(to, side)], {
          duration: 460,
          easing: to === 0 ? 'cubic-bezier(0.5, 0, 0.8, 0.6)' : 'cubic-bezier(0.2, 0.6, 0.3, 1)',
        })
      })
    )
  }
}

const small = (drawing: string): SVGSVGElement => picture('0 0 100 100', drawing)

/** What the cabinet has come to: foxes met, what is found, and the lamps that count it. `lit`: those that the keys have lit. */
export function counted(now: Cabinet, lit: number, found: string): HTMLElement[] {
  const foxes = Array.from({ length: cabinet.foxes }, (_, fox) =>
    h('i', { class: fox < now.foxes ? 'fox met' : 'fox' }, small(items[cabinet.fox] ?? ''))
  )
  const lamps = Array.from({ length: lampsInside + lit }, (_, one) =>
    h('i', { class: 'lamp' }, small(lamp(one < now.lamps)))
  )
  return [
    h('span', { class: 'marks', 'aria-hidden': 'true' }, ...foxes),
    h('span', {}, say(words.found, { amount: found })),
    h('span', { class: 'times num' }, `×${1 + now.lamps}`),
    h('span', { class: 'marks', 'aria-hidden': 'true' }, ...lamps),
  ]
}
