import { isKeyOf } from '@ante/kit/record'
import type { Held, LedgerView } from './rules.ts'
import { say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture, still } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { pause } from '../../shell/motion.ts'
import { openingNotes, sound } from '../../shell/sound.ts'
import type { Round } from '../../shell/table.ts'
import { linePays, type LineSheet } from '../../shell/slots/line-pays.ts'
import { type Path, Reels } from '../../shell/slots/reels.ts'
import { tenseReels } from '../../shell/slots/tense.ts'
import { bay, pearl, symbols } from './art.ts'
import { Board, toneOf } from './board.ts'
import type { texts } from './texts/en.ts'
import '../../shell/slots/slots.css'
import './style.css'

interface Sheet extends LineSheet {
  readonly ledger: {
    readonly opens: number
    readonly respins: number
    readonly values: readonly (readonly [coins: number, share: number])[]
    readonly full: number
  }
}
const words = textsOfGame<typeof texts>()
/** What stands on the reels before the first round: no pearl in sight (GAM-2). */
const quiet = ['HAF', 'AGT', 'LGH', 'TWG', 'GWF']
const viewOf = (round: Round): LedgerView => madeByRules(round.view)
const sheetOf = (room: GameHost): Sheet => madeByRules(room.table.info.sheet)
const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))
const pearlsIn = (held: readonly Held[]): Held[] => held.filter(({ coins }) => coins !== null)
const sumOf = (held: readonly Held[]): number => held.reduce((sum, { coins }) => sum + (coins ?? 0), 0)

class PearlLedger implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  readonly #sheet: Sheet
  readonly #reels: Reels
  readonly #board: Board
  readonly #banner = h('div', { class: 'banner' })
  readonly controls = [sound.button()]
  readonly element: HTMLElement
  #stopCycle = (): void => undefined
  #shown: Round | null = null
  /** The stake and the pearls of the round that is on the reels. */
  #stakeMinor = 0n
  #held: readonly Held[] = []

  readonly #amount = (coins: number): string =>
    this.#room.amount((this.#stakeMinor * BigInt(coins)) / BigInt(this.#sheet.coins))

  constructor(room: GameHost) {
    this.#room = room
    this.#sheet = sheetOf(room)
    const { rows, strips } = this.#sheet
    this.#reels = new Reels({
      rows,
      strips,
      symbols,
      names: words.symbols,
      dress: (cell, reel, row) => this.#dress(cell, reel * rows + row),
    })
    this.#board = new Board({
      reels: strips.length,
      rows,
      amount: this.#amount,
      diver: words.symbols.D,
      empty: words.empty,
    })
    this.#reels.element.append(this.#board.element)
    const scene = (width: number, height: number, way: string): SVGSVGElement =>
      picture(`0 0 ${width} ${height}`, bay(width, height, way), {
        class: `scene ${way}`,
        preserveAspectRatio: 'xMidYMid slice',
      })
    this.element = h(
      'div',
      { class: 'slot bay' },
      scene(1600, 1000, 'lying'),
      scene(900, 1600, 'upright'),
      h('div', { class: 'window' }, this.#banner, this.#reels.element)
    )
  }

  #dress(cell: HTMLElement, place: number): void {
    const coins = this.#held.find((one) => one.place === place)?.coins
    if (typeof coins !== 'number') return
    cell.replaceChildren(still(pearl(toneOf(coins))), h('b', { class: 'worth num' }, this.#amount(coins)))
  }

  #take(round: Round | null): void {
    this.#stopCycle()
    this.#shown = round
    this.#stakeMinor = round ? minorOf(round.stake) : this.#room.table.stake.minor
    this.#held = round ? viewOf(round).spin.held : []
  }

  #say(...sentences: readonly string[]): void {
    this.#banner.replaceChildren(...sentences.map((sentence) => h('span', { class: 'num' }, sentence)))
  }

  settle(round: Round | null): void {
    this.#take(round)
    const view = round ? viewOf(round) : undefined
    this.#reels.show(view?.spin.grid ?? quiet)
    if (!view?.ledger) return this.#board.hide()
    this.#board.show([...view.spin.held, ...view.ledger.respins.filter((one) => one !== null)])
    if (round?.status === 'open') this.#say(say(words.left, { left: this.#sheet.ledger.respins }))
    else this.#sayCounted(view.ledger.pearls, view.ledger.times)
  }

  #sayCounted(pearls: number, times: number): void {
    this.#say(say(words.sum, { amount: this.#amount(pearls) }), say(words.counts, { times }))
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    this.#take(round)
    if (round.step > 1) return this.#revealLedger(view)
    this.#banner.replaceChildren()
    this.#board.hide()
    const { strips, ledger } = this.#sheet
    const near = ledger.opens - 2
    await this.#reels.spin(view.spin.grid, { tense: tenseReels(view.spin.grid, strips, { symbol: 'O', near }) })
    if (view.ledger) {
      sound.notes(openingNotes)
      this.#reels.mark(view.spin.held.map(({ place }) => this.#cellOf(place)))
      this.#say(say(words.opened, { count: pearlsIn(view.spin.held).length }))
      await pause(1100)
      return this.#board.open(view.spin.held)
    }
    if (view.collected > 0) await this.#collect(view)
    this.#showLines(round, view)
  }

  readonly #cellOf = (place: number): readonly [number, number] => [
    Math.floor(place / this.#sheet.rows),
    place % this.#sheet.rows,
  ]

  async #collect({ spin, collected }: LedgerView): Promise<void> {
    sound.rise()
    this.#say(say(words.collects, { amount: this.#amount(collected) }))
    this.#reels.mark(spin.held.map(({ place }) => this.#cellOf(place)))
    await pause(spin.wins.length > 0 ? 1300 : 500)
  }

  #showLines(round: Round, { spin }: LedgerView): void {
    if (spin.wins.length === 0) return
    sound.bell(spin.wins.length)
    const paths = spin.wins.map((win): Path => ({
      cells: (this.#sheet.lines[win.line] ?? []).slice(0, win.count).map((row, reel) => [reel, row] as const),
    }))
    this.#reels.light(paths)
    this.#stopCycle = this.#reels.cycle(paths, (index) => {
      const win = spin.wins[index]
      if (!win || this.#shown !== round) return
      const symbol = isKeyOf(words.symbols, win.symbol) ? words.symbols[win.symbol] : ''
      this.#say(
        say(shared.slot.line, { line: win.line + 1, count: win.count, symbol, amount: this.#amount(win.coins) })
      )
    })
  }

  async #revealLedger({ spin, ledger }: LedgerView): Promise<void> {
    if (!ledger) return
    this.#board.show(spin.held)
    const held = [...spin.held]
    let left = this.#sheet.ledger.respins
    for (const landed of ledger.respins) {
      left--
      this.#say(say(words.left, { left }), say(words.sum, { amount: this.#amount(sumOf(held)) }))
      await this.#board.respin(landed)
      if (!landed) continue
      held.push(landed)
      left = this.#sheet.ledger.respins
      this.#say(say(words.left, { left }), say(words.sum, { amount: this.#amount(sumOf(held)) }))
    }
    await this.#board.count()
    for (let times = 1; times <= ledger.times; times++) {
      if (times > 1) await this.#board.callDiver(times - 2)
      this.#sayCounted(ledger.pearls, times)
    }
    if (ledger.full > 0) this.#say(say(words.full, { amount: this.#amount(ledger.full) }))
    sound.notes(openingNotes.toReversed())
    await pause(400)
  }

  act(): Act {
    return this.#room.table.isOpen
      ? { kind: 'advance', label: words.start, isReady: true }
      : { kind: 'play', label: shared.spin, isReady: true }
  }

  tell(round: Round): string | undefined {
    const { ledger, collected, spin } = viewOf(round)
    const amount = this.#room.amount(minorOf(round.win))
    if (round.status === 'open') return say(words.opened, { count: pearlsIn(spin.held).length })
    if (ledger) return say(words.over, { amount })
    return collected > 0 ? say(words.collected, { part: this.#amount(collected), amount }) : undefined
  }

  /** The reels have no controls of their own. */
  busy(): void {}
}

/** Lines, then what a pearl can be worth and how often. */
function pays(room: GameHost): HTMLElement[] {
  const { ledger, coins, ...sheet } = sheetOf(room)
  const all = ledger.values.reduce((sum, [, share]) => sum + share, 0)
  const stake = room.table.stake.minor
  const rows = ledger.values.map(([worth, share]) =>
    h(
      'tr',
      {},
      h(
        'th',
        { scope: 'row' },
        picture('0 0 100 100', pearl(toneOf(worth)), { width: '28', height: '28' }),
        h('span', { class: 'num' }, room.amount((stake * BigInt(worth)) / BigInt(coins)))
      ),
      h('td', { class: 'num' }, say(words.share, { share, all }))
    )
  )
  return [
    ...linePays(room, { ...sheet, coins }, symbols, words.symbols),
    h('h3', {}, words.values),
    h('table', { class: 'plain worths' }, h('tbody', {}, ...rows)),
  ]
}

export const client: GameClient = { mount: (room) => new PearlLedger(room), pays }
