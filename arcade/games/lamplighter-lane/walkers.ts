import { h, picture } from '../../shell/dom.ts'
import { animate } from '../../shell/motion.ts'
import { sound } from '../../shell/sound.ts'
import { litReel } from './art.ts'

const share = 20

/** The lamplighters over the reels that they light. */
export class Walkers {
  readonly element = h('div', { class: 'walkers', 'aria-hidden': 'true' })
  #all = new Map<number, HTMLElement>()

  get reels(): readonly number[] {
    return [...this.#all.keys()]
  }
  has(reel: number): boolean {
    return this.#all.has(reel)
  }

  /** They stand there, and nobody else. */
  place(reels: readonly number[]): void {
    this.#all = new Map(
      reels.map((reel) => [reel, h('div', { class: 'walker' }, picture('0 0 100 300', litReel, lying))] as const)
    )
    for (const [reel, walker] of this.#all) walker.style.left = `${reel * share}%`
    this.element.replaceChildren(...this.#all.values())
  }

  /** Each of them lights his reel, from the lamp downwards. */
  async enter(reels: readonly number[]): Promise<void> {
    if (reels.length === 0) return
    sound.rise()
    const before = this.#all
    this.place([...before.keys(), ...reels])
    await Promise.all(
      reels.flatMap((reel) => {
        const walker = this.#all.get(reel)
        const unrolled = [
          { opacity: 0, clipPath: 'inset(0 0 100% 0)' },
          { opacity: 1, clipPath: 'inset(0 0 0 0)' },
        ]
        return walker ? [animate(walker, unrolled, { duration: 620 })] : []
      })
    )
  }

  /** One reel to the left; who stood on the first is gone. */
  async walk(): Promise<void> {
    await Promise.all(
      [...this.#all].map(([reel, walker]) =>
        animate(
          walker,
          [
            { transform: 'none', opacity: 1 },
            { transform: 'translateX(-50%) rotate(-1.5deg)', offset: 0.5 },
            { transform: 'translateX(-100%)', opacity: reel === 0 ? 0 : 1 },
          ],
          { duration: 760, easing: 'cubic-bezier(0.4, 0, 0.4, 1)' }
        )
      )
    )
    this.place(this.reels.flatMap((reel) => (reel > 0 ? [reel - 1] : [])))
  }
}

const lying = { preserveAspectRatio: 'none' }
