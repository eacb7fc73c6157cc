import type { SeamFall, SeamView } from './rules.ts'
import { say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, Playing, GameHost } from '../../shell/game-client.ts'
import { pause } from '../../shell/motion.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { sound } from '../../shell/sound.ts'
import type { Round } from '../../shell/table.ts'
import { type Cell, Reels } from '../../shell/slots/reels.ts'
import { cellsOfWays, wayPays, type WaySheet } from '../../shell/slots/way-pays.ts'
import '../../shell/slots/slots.css'
import { gallery, symbols } from './art.ts'
import type { texts } from './texts/en.ts'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): SeamView => madeByRules(round.view)
/** What stands on the reels before the first round: no prize in sight (GAM-2). */
const quiet = ['SOC', 'QGW', 'TIA', 'EAQ', 'RCG']
const wild = 'W'

/** The places of a fall that win. */
const winning = (fall: SeamFall): Cell[] => cellsOfWays(fall.grid, fall.wins, wild)

class DeepSeam implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  readonly #reels: Reels
  readonly #banner = h('div', { class: 'banner' })
  readonly controls = [sound.button()]
  readonly element: HTMLElement

  constructor(room: GameHost) {
    this.#room = room
    const sheet = madeByRules<WaySheet>(room.table.info.sheet)
    this.#reels = new Reels({ rows: sheet.rows, strips: sheet.strips, symbols, names: words.symbols })
    const scene = (width: number, height: number, way: string): SVGSVGElement =>
      picture(`0 0 ${width} ${height}`, gallery(width, height, way), {
        class: `scene ${way}`,
        preserveAspectRatio: 'xMidYMid slice',
      })
    this.element = h(
      'div',
      { class: 'slot seam' },
      scene(1600, 1000, 'lying'),
      scene(900, 1600, 'upright'),
      h('div', { class: 'window' }, this.#banner, this.#reels.element)
    )
  }

  settle(round: Round | null): void {
    this.#reels.show(round ? (viewOf(round).falls.at(-1)?.grid ?? quiet) : quiet)
    this.#banner.replaceChildren()
  }

  async reveal(round: Round): Promise<void> {
    const { falls } = viewOf(round)
    this.#banner.replaceChildren()
    await this.#reels.spin(falls[0]?.grid ?? quiet)
    for (const [index, fall] of falls.entries()) {
      if (fall.coins === 0) break
      const cells = winning(fall)
      this.#say(round, fall, index)
      sound.bell(index * 2)
      this.#reels.mark(cells)
      await pause(900)
      const next = falls[index + 1]
      if (next) await this.#reels.sink(next.grid, cells)
    }
    if (falls.length === 1) this.#banner.replaceChildren()
  }

  #say(round: Round, fall: SeamFall, index: number): void {
    const coin = (coins: number): string =>
      this.#room.amount((BigInt(Math.round(round.stake.amount * 100)) * BigInt(coins)) / 20n)
    const names: Readonly<Record<string, string>> = words.symbols
    const first = fall.wins[0]
    this.#banner.replaceChildren(
      h('span', {}, say(words.fall, { fall: index + 1 })),
      h('span', { class: 'times num' }, say(words.counts, { multiplier: fall.multiplier })),
      ...(first
        ? [
            h(
              'span',
              {},
              say(shared.slot.ways, {
                count: first.count,
                symbol: names[first.symbol] ?? '',
                ways: first.ways,
                amount: coin(first.coins),
              })
            ),
          ]
        : [])
    )
  }

  act(): Act {
    return { kind: 'play', label: shared.spin, isReady: true }
  }

  tell(round: Round): string | undefined {
    const paying = viewOf(round).falls.filter((fall) => fall.coins > 0).length
    return paying > 1
      ? say(words.paid, { falls: paying, amount: this.#room.amount(BigInt(Math.round(round.win.amount * 100))) })
      : undefined
  }

  /** The reels have no controls of their own. */
  busy(): void {}
}

const pays = (room: GameHost): HTMLElement[] => [
  h('p', {}, say(words.ways, { stake: room.amount(room.table.stake.minor) })),
  wayPays(room, madeByRules(room.table.info.sheet), symbols, words.symbols),
]

export const client: GameClient = { mount: (room) => new DeepSeam(room), pays }
