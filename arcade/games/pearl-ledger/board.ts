import { h, picture } from '../../shell/dom.ts'
import { animate, pause } from '../../shell/motion.ts'
import { sound } from '../../shell/sound.ts'
import { pearl, type PearlTone, symbols } from './art.ts'
import type { Held } from './rules.ts'

/** The tone of a pearl by its coins: half a stake and one stake are white. */
export function toneOf(coins: number): PearlTone {
  if (coins >= 1000) return 'black'
  if (coins >= 100) return 'gold'
  return coins >= 40 ? 'rose' : 'white'
}

interface BoardOptions {
  readonly reels: number
  readonly rows: number
  readonly amount: (coins: number) => string
  readonly diver: string
  readonly empty: string
}

/** The page of the ledger: fifteen places that are filled one by one, in the place of the reels. */
export class Board {
  readonly element = h('div', { class: 'ledger', dir: 'ltr', role: 'img', hidden: true })
  readonly #options: BoardOptions
  readonly #spots: HTMLElement[]
  #held: Held[] = []

  constructor(options: BoardOptions) {
    this.#options = options
    this.#spots = Array.from({ length: options.reels * options.rows }, () => h('div', { class: 'spot' }))
    this.element.append(...this.#spots)
  }

  #fill({ place, coins }: Held): void {
    const spot = this.#spots[place]
    spot?.classList.add('filled')
    spot?.classList.toggle('diver', coins === null)
    spot?.replaceChildren(
      picture('0 0 100 100', coins === null ? (symbols['D'] ?? '') : pearl(toneOf(coins))),
      ...(coins === null ? [] : [h('b', { class: 'worth num' }, this.#options.amount(coins))])
    )
  }

  #label(): void {
    const texts = this.#spots.map((_, place) => {
      const held = this.#held.find((one) => one.place === place)
      if (!held) return this.#options.empty
      return held.coins === null ? this.#options.diver : this.#options.amount(held.coins)
    })
    this.element.setAttribute('aria-label', texts.join(', '))
  }

  show(held: readonly Held[]): void {
    this.#held = [...held]
    this.element.hidden = false
    for (const spot of this.#spots) {
      spot.className = 'spot'
      spot.replaceChildren()
    }
    for (const one of held) this.#fill(one)
    this.#label()
  }

  hide(): void {
    this.element.hidden = true
  }

  /** The page comes up over the reels. */
  async open(held: readonly Held[]): Promise<void> {
    this.show(held)
    await animate(
      this.element,
      [
        { opacity: 0, transform: 'translateY(4%)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: 320 }
    )
  }

  /** One respin: all empty places turn, one after another comes to rest, and on one of them something may lie. */
  async respin(landed: Held | null): Promise<void> {
    const empty = this.#spots.filter((spot) => !spot.classList.contains('filled'))
    const passing = (): SVGSVGElement[] =>
      ['O', 'D', 'O', 'O'].map((symbol) => picture('0 0 100 100', symbols[symbol] ?? '', { class: 'passing' }))
    await Promise.all(
      empty.map(async (spot, index) => {
        const runner = h('div', { class: 'spinning' }, ...passing(), ...passing())
        spot.replaceChildren(runner)
        await animate(runner, [{ transform: 'translateY(-75%)' }, { transform: 'translateY(25%)' }], {
          duration: 460 + index * 40,
          easing: 'linear',
        })
        runner.remove()
      })
    )
    if (!landed) return sound.knock()
    this.#held.push(landed)
    this.#fill(landed)
    this.#label()
    const spot = this.#spots[landed.place]
    if (landed.coins === null) sound.rise()
    else sound.bell(this.#held.length - 6)
    if (!spot) return
    await animate(
      spot,
      [
        { transform: 'scale(1.5)', opacity: 0.3 },
        { transform: 'scale(1)', opacity: 1 },
      ],
      { duration: 260 }
    )
    await pause(landed.coins === null ? 500 : 150)
  }

  /** All pearls are counted: they light up one by one. */
  async count(): Promise<void> {
    const pearls = this.#held.filter(({ coins }) => coins !== null)
    for (const [step, { place }] of pearls.entries()) {
      sound.bell(step)
      this.#spots[place]?.classList.add('counted')
      await pause(110)
    }
    await pause(250)
    for (const { place } of pearls) this.#spots[place]?.classList.remove('counted')
  }

  /** A diver comes forward, because it counts all pearls once more. */
  async callDiver(index: number): Promise<void> {
    const diver = this.#held.filter(({ coins }) => coins === null)[index]
    const spot = diver && this.#spots[diver.place]
    if (!spot) return
    sound.rise()
    await animate(spot, [{ transform: 'scale(1)' }, { transform: 'scale(1.28)' }, { transform: 'scale(1)' }], {
      duration: 520,
    })
  }
}
