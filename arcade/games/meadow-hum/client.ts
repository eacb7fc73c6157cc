import type { ClusterFall } from '../../rules/slots/clusters.ts'
import type { MeadowView } from './rules.ts'
import { numberText, say, textsOfGame, shared } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { animate, pause, prefersReducedMotion } from '../../shell/motion.ts'
import { openingNotes, sound } from '../../shell/sound.ts'
import type { Round } from '../../shell/table.ts'
import { payCard } from '../../shell/slots/line-pays.ts'
import { type Cell, Reels } from '../../shell/slots/reels.ts'
import { bee, meadow, symbols } from './art.ts'
import type { texts } from './texts/en.ts'
import '../../shell/slots/slots.css'
import './style.css'

interface Sheet {
  readonly rows: number
  readonly coins: number
  readonly strips: readonly string[]
  readonly sizes: readonly number[]
  readonly pays: Readonly<Record<string, readonly number[]>>
  readonly multipliers: readonly number[]
}
const words = textsOfGame<typeof texts>()
const names: Readonly<Record<string, string>> = words.symbols
/** What stands in the meadow before the first round: nothing that touches (GAM-2). */
const quiet = ['TCLDB', 'BDTPC', 'LTCBD', 'DBPTL', 'CLDBT']
const viewOf = (round: Round): MeadowView => madeByRules(round.view)
const sheetOf = (room: GameHost): Sheet => madeByRules(room.table.info.sheet)
const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))

class MeadowHum implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  readonly #sheet: Sheet
  readonly #reels: Reels
  readonly #banner = h('div', { class: 'banner' })
  readonly #bees = h('div', { class: 'bees', 'aria-hidden': 'true' })
  readonly #steps: readonly HTMLElement[]
  readonly controls = [sound.button()]
  readonly element: HTMLElement
  readonly opensFeature = (round: Round): boolean => viewOf(round).falls.some(({ hasBloomed }) => hasBloomed)

  constructor(room: GameHost) {
    this.#room = room
    this.#sheet = sheetOf(room)
    const { rows, strips, multipliers } = this.#sheet
    this.#reels = new Reels({ rows, strips, symbols, names })
    this.#reels.element.append(this.#bees)
    this.#steps = multipliers.map((times) => h('li', { class: 'num' }, `×${times}`))
    const scene = (width: number, height: number, way: string): SVGSVGElement =>
      picture(`0 0 ${width} ${height}`, meadow(width, height, way), {
        class: `scene ${way}`,
        preserveAspectRatio: 'xMidYMax slice',
      })
    const ladder = h('ol', { class: 'ladder', dir: 'ltr', 'aria-hidden': 'true' }, ...this.#steps)
    this.element = h(
      'div',
      { class: 'slot meadow' },
      scene(1600, 1000, 'lying'),
      scene(900, 1600, 'upright'),
      h('div', { class: 'window' }, this.#banner, this.#reels.element, ladder)
    )
  }

  /** How far the falls have come; 0 before the first that wins. */
  #climb(falls: number): void {
    for (const [step, element] of this.#steps.entries()) element.toggleAttribute('data-on', step < falls)
  }

  settle(round: Round | null): void {
    const falls = round ? viewOf(round).falls : []
    this.#reels.show(falls.at(-1)?.grid ?? quiet)
    this.#climb(0)
    this.#banner.replaceChildren()
  }

  async reveal(round: Round): Promise<void> {
    const { falls } = viewOf(round)
    this.#climb(0)
    this.#banner.replaceChildren()
    await this.#reels.spin(falls[0]?.grid ?? quiet)
    let won = 0
    for (const [place, fall] of falls.entries()) {
      if (fall.hasBloomed) await this.#bloom(fall)
      if (fall.coins === 0) continue
      won++
      const cells = this.#cellsOf(fall)
      this.#say(round, fall, won)
      this.#climb(won)
      sound.bell(won * 2)
      this.#reels.mark(cells)
      await pause(won > 3 ? 1100 : 850)
      const next = falls[place + 1]
      if (next) await this.#reels.sink(next.grid, cells)
    }
  }

  #cellsOf({ wins }: ClusterFall): Cell[] {
    const { rows } = this.#sheet
    return wins.flatMap(({ places }) => places.map((place) => [Math.trunc(place / rows), place % rows] as const))
  }

  /** The bees cross the meadow, and what they touch blooms. */
  async #bloom({ grid }: ClusterFall): Promise<void> {
    sound.notes(openingNotes)
    this.#banner.replaceChildren(h('span', {}, words.bees))
    if (prefersReducedMotion()) {
      this.#reels.show(grid)
      return pause(600)
    }
    const swarm = Array.from({ length: 6 }, (_, index) => {
      const one = picture('0 0 100 70', bee, { style: `top: ${4 + ((index * 37) % 78)}%` })
      this.#bees.append(one)
      return animate(
        one,
        [
          { left: '-20%', transform: 'translateY(0)' },
          { left: '40%', transform: `translateY(${index % 2 ? 30 : -30}%)` },
          { left: '110%', transform: 'translateY(0)' },
        ],
        { duration: 1500 + (index % 3) * 160, delay: index * 90, easing: 'linear', fill: 'both' }
      )
    })
    await pause(850)
    this.#reels.show(grid)
    await Promise.all(swarm)
    this.#bees.replaceChildren()
    await pause(250)
  }

  #amount(round: Round, coins: number): string {
    return this.#room.amount((minorOf(round.stake) * BigInt(coins)) / BigInt(this.#sheet.coins))
  }

  #say(round: Round, fall: ClusterFall, number: number): void {
    const [first, ...others] = fall.wins
    if (!first) return
    const amount = this.#amount(round, fall.coins)
    const sentence =
      others.length === 0
        ? say(words.cluster, { count: first.places.length, symbol: names[first.symbol] ?? '', amount })
        : say(words.clusters, { count: fall.wins.length, amount })
    this.#banner.replaceChildren(
      h('span', {}, say(words.fall, { fall: number })),
      h('span', { class: 'times num' }, say(words.counts, { multiplier: fall.multiplier })),
      h('span', {}, sentence)
    )
  }

  act(): Act {
    return { kind: 'play', label: shared.spin, isReady: true }
  }

  tell(round: Round): string | undefined {
    const { falls } = viewOf(round)
    const won = falls.filter(({ coins }) => coins > 0).length
    if (won < 2) return undefined
    const sentence = this.opensFeature(round) ? words.paidWithBees : words.paid
    return say(sentence, { falls: won, amount: this.#room.amount(minorOf(round.win)) })
  }

  /** The reels have no controls of their own. */
  busy(): void {}
}

/** What a cluster pays by its size, at the stake that is set and before any multiplier. */
function pays(room: GameHost): HTMLElement[] {
  const { sizes, pays: all, coins, multipliers } = sheetOf(room)
  const coin = (worth: number): bigint => (room.table.stake.minor * BigInt(worth)) / BigInt(coins)
  return [
    h('p', {}, say(words.each, { stake: room.amount(room.table.stake.minor) })),
    h(
      'div',
      { class: 'pays' },
      ...Object.entries(all).map(([symbol, worth]) =>
        payCard(
          room,
          symbols[symbol] ?? '',
          names[symbol] ?? '',
          sizes.map((size, place) => [size, coin(worth[place] ?? 0)] as const)
        )
      )
    ),
    h(
      'p',
      {},
      say(words.ladder, { multipliers: multipliers.map((times) => `×${numberText(String(times))}`).join(' · ') })
    ),
  ]
}

export const client: GameClient = { mount: (room) => new MeadowHum(room), pays }
