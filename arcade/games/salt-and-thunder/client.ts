import type { StormSpin, StormView } from './rules.ts'
import { numberText, say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { animate, pause } from '../../shell/motion.ts'
import { openingNotes, sound } from '../../shell/sound.ts'
import type { Round } from '../../shell/table.ts'
import { payCard } from '../../shell/slots/line-pays.ts'
import { Reels } from '../../shell/slots/reels.ts'
import { tenseReels } from '../../shell/slots/tense.ts'
import { cellsOfWays, wayPays, type WaySheet } from '../../shell/slots/way-pays.ts'
import { sea, symbols, tideWater } from './art.ts'
import type { texts } from './texts/en.ts'
import '../../shell/slots/slots.css'
import './style.css'

interface Sheet extends WaySheet {
  readonly bolts: number
  readonly boltCoins: number
}
const words = textsOfGame<typeof texts>()
const names: Readonly<Record<string, string>> = words.symbols
/** What stands on the reels before the first round: nothing that pays in sight (GAM-2). */
const quiet = ['RNA', 'KSM', 'GWR', 'LMR', 'KGM']
const scatter = 'B'
const viewOf = (round: Round): StormView => madeByRules(round.view)
const sheetOf = (room: GameHost): Sheet => madeByRules(room.table.info.sheet)
const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))

class SaltAndThunder implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  readonly #sheet: Sheet
  readonly #reels: Reels
  readonly #banner = h('div', { class: 'banner' })
  readonly controls = [sound.button()]
  readonly element: HTMLElement

  constructor(room: GameHost) {
    this.#room = room
    this.#sheet = sheetOf(room)
    const { rows, strips } = this.#sheet
    this.#reels = new Reels({ rows, strips, symbols, names })
    const scene = (width: number, height: number, way: string): SVGSVGElement =>
      picture(`0 0 ${width} ${height}`, sea(width, height, way), {
        class: `scene ${way}`,
        preserveAspectRatio: 'xMidYMid slice',
      })
    this.element = h(
      'div',
      { class: 'slot storm' },
      scene(1600, 1000, 'lying'),
      scene(900, 1600, 'upright'),
      picture('0 0 1600 460', tideWater(1600, 460), { class: 'scene water', preserveAspectRatio: 'xMidYMin slice' }),
      h('div', { class: 'window' }, this.#banner, this.#reels.element)
    )
  }

  /** The window and the sea as high as the tide of the spin to come. */
  #rise(rows: number): void {
    this.#reels.resize(rows)
    for (const tide of [4, 5, 6]) this.element.classList.toggle(`tide-${tide}`, tide === rows)
  }

  /** Where the free spins stand: how many were played, what the next one counts, and its ways. */
  #sayFree({ free }: StormView): void {
    if (!free || free.left === 0) return this.#banner.replaceChildren()
    const ways = free.rows ** this.#sheet.strips.length
    this.#banner.replaceChildren(
      h('span', {}, say(words.counter, { next: free.total - free.left + 1, total: free.total })),
      h('span', { class: 'times num' }, say(words.counts, { multiplier: free.multiplier })),
      h('span', { class: 'num' }, say(words.ways, { ways: numberText(String(ways)) }))
    )
  }

  settle(round: Round | null): void {
    const view = round ? viewOf(round) : undefined
    const isFree = round?.status === 'open' && Boolean(view?.free)
    this.element.classList.toggle('free', isFree)
    const grid = view?.spins.at(-1)?.grid ?? quiet
    this.#reels.show(grid)
    this.#rise(isFree && view?.free ? view.free.rows : (grid[0]?.length ?? this.#sheet.rows))
    if (isFree && view) this.#sayFree(view)
    else this.#banner.replaceChildren()
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    const spin = view.spins.at(-1)
    if (!spin) return
    if (round.step === 1) this.#begin()
    await this.#reels.spin(spin.grid, {
      tense: round.step === 1 ? this.#tense(spin) : new Set(),
    })
    if (spin.wins.length > 0) await this.#showWins(round, spin, view.free !== null)
    if (round.step === 1 && view.free) await this.#showBolts(spin)
    if (round.status === 'open' && view.free) {
      this.element.classList.add('free')
      if (view.free.rows !== (spin.grid[0]?.length ?? 0)) {
        sound.rise()
        this.#rise(view.free.rows)
        await pause(900)
      }
      this.#sayFree(view)
    }
  }

  /** A stake begins at low water. */
  #begin(): void {
    this.element.classList.remove('free')
    this.#rise(this.#sheet.rows)
    this.#banner.replaceChildren()
  }

  #tense({ grid }: StormSpin): Set<number> {
    return tenseReels(grid, this.#sheet.strips, { symbol: scatter, near: this.#sheet.bolts - 1 })
  }

  async #showWins(round: Round, spin: StormSpin, isFree: boolean): Promise<void> {
    const coin = (coins: number): string =>
      this.#room.amount((minorOf(round.stake) * BigInt(coins)) / BigInt(this.#sheet.coins))
    this.#reels.mark(cellsOfWays(spin.grid, spin.wins, this.#sheet.wild))
    const best = spin.wins.reduce((most, win) => (win.coins > most.coins ? win : most))
    sound.bell(spin.multiplier + spin.wins.length)
    const { symbol, count, ways, coins } = best
    this.#banner.replaceChildren(
      ...(isFree ? [h('span', { class: 'times num' }, say(words.counts, { multiplier: spin.multiplier }))] : []),
      h(
        'span',
        {},
        say(shared.slot.ways, { count, symbol: names[symbol] ?? '', ways, amount: coin(coins * spin.multiplier) })
      )
    )
    if (isFree) await pause(1300)
  }

  async #showBolts({ grid }: StormSpin): Promise<void> {
    const cells = grid.flatMap((column, reel) =>
      [...column].flatMap((symbol, row) => (symbol === scatter ? [[reel, row] as const] : []))
    )
    sound.notes(openingNotes)
    this.#reels.mark(cells)
    this.#banner.replaceChildren(h('span', {}, words.opened))
    await Promise.all(
      cells.map(async ([reel, row]) => {
        const cell = this.#reels.cellAt(reel, row)
        if (cell)
          await animate(cell, [{ transform: 'scale(1)' }, { transform: 'scale(1.22)' }, { transform: 'scale(1)' }], {
            duration: 900,
          })
      })
    )
    await pause(500)
  }

  act(): Act {
    return this.#room.table.isOpen
      ? { kind: 'advance', label: shared.freeSpin, isReady: true }
      : { kind: 'play', label: shared.spin, isReady: true }
  }

  tell(round: Round): string | undefined {
    const { free, spins } = viewOf(round)
    if (!free) return undefined
    if (round.status === 'finished') return say(words.over, { amount: this.#room.amount(minorOf(round.win)) })
    if (round.step === 1) return words.opened
    const [last] = spins.slice(-1)
    return last && last.coins > 0 ? say(words.rises, { multiplier: free.multiplier }) : words.stays
  }

  /** The reels have no controls of their own. */
  busy(): void {}
}

function pays(room: GameHost): HTMLElement[] {
  const sheet = sheetOf(room)
  const stake = room.table.stake.minor
  const table = wayPays(room, sheet, symbols, names)
  const bolts = (stake * BigInt(sheet.boltCoins)) / BigInt(sheet.coins)
  table.append(payCard(room, symbols[scatter] ?? '', names[scatter] ?? '', [[sheet.bolts, bolts]]))
  return [h('p', {}, say(words.each, { stake: room.amount(stake) })), table]
}

export const client: GameClient = { mount: (room) => new SaltAndThunder(room), pays }
