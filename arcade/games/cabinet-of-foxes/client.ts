import { isKeyOf } from '@ante/kit/record'
import { say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { animate, pause } from '../../shell/motion.ts'
import { openingNotes, sound } from '../../shell/sound.ts'
import type { Round } from '../../shell/table.ts'
import type { LineSheet } from '../../shell/slots/line-pays.ts'
import { type Path, Reels } from '../../shell/slots/reels.ts'
import { tenseReels } from '../../shell/slots/tense.ts'
import { onReels } from './art.ts'
import { counted, Cupboard } from './cupboard.ts'
import { Drawers } from './drawers.ts'
import { alcoveLight, alcoves } from './furniture.ts'
import { living } from './living.ts'
import { pays } from './pays.ts'
import { room as roomOf } from './room.ts'
import { cabinet, opened } from './rules/cabinet.ts'
import type { FoxesView } from './rules.ts'
import type { texts } from './texts/en.ts'
import '../../shell/slots/slots.css'
import './style.css'

type Sheet = LineSheet & { readonly keysToOpen: number }
const words = textsOfGame<typeof texts>()
/** What stands on the reels before the first round: no key in sight (GAM-2). */
const quiet = ['FTB', 'BJS', 'GTJ', 'TEG', 'SFG']
const viewOf = (round: Round): FoxesView => madeByRules(round.view)
const sheetOf = (room: GameHost): Sheet => madeByRules(room.table.info.sheet)
const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))

class CabinetOfFoxes implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  readonly #sheet: Sheet
  readonly #reels: Reels
  readonly #drawers: Drawers
  readonly #banner = h('div', { class: 'banner' })
  readonly #cupboard: Cupboard
  readonly controls = [sound.button()]
  readonly element: HTMLElement
  #stopCycle = (): void => undefined
  #shown: Round | null = null
  /** How many drawers of that round are shown open. */
  #picks = 0

  constructor(room: GameHost) {
    this.#room = room
    this.#sheet = sheetOf(room)
    const { rows, strips } = this.#sheet
    this.#reels = new Reels({ rows, strips, ...onReels, names: words.symbols })
    this.#reels.element.prepend(
      picture('0 0 500 300', alcoveLight + alcoves, { class: 'alcoves', preserveAspectRatio: 'none' })
    )
    this.#drawers = new Drawers({
      amount: (stakes) => this.#stakes(stakes),
      open: (drawer) => void room.act('advance', { drawer }),
    })
    this.#cupboard = new Cupboard(this.#reels.element, this.#drawers.element)
    const scene = (width: number, height: number, way: string): SVGSVGElement =>
      picture(`0 0 ${width} ${height}`, roomOf(width, height, way), {
        class: `scene ${way}`,
        preserveAspectRatio: 'xMidYMid slice',
      })
    this.element = h(
      'div',
      { class: 'slot foxes' },
      scene(1600, 1000, 'lying'),
      scene(900, 1600, 'upright'),
      living(1600, 1000, 'lying'),
      living(900, 1600, 'upright'),
      h('div', { class: 'window' }, this.#banner, this.#cupboard.element)
    )
  }

  get #stakeMinor(): bigint {
    return this.#shown ? minorOf(this.#shown.stake) : this.#room.table.stake.minor
  }
  #stakes(stakes: number): string {
    return this.#room.amount(this.#stakeMinor * BigInt(stakes))
  }
  #coins(coins: number): string {
    return this.#room.amount((this.#stakeMinor * BigInt(coins)) / BigInt(this.#sheet.coins))
  }
  #say(...sentences: readonly string[]): void {
    this.#banner.replaceChildren(...sentences.map((sentence) => h('span', {}, sentence)))
  }

  #sum(drawers: string, picks: readonly number[], lit: number): void {
    const now = opened(drawers, picks, lit)
    this.#banner.replaceChildren(...counted(now, lit, this.#stakes(now.worth)))
  }

  /** The drawers as far as they are known: what is not shown yet is not known. */
  readonly #known = ({ cabinet: now, drawers }: FoxesView): string =>
    drawers ??
    Array.from(cabinet.contents, (_, drawer) => now?.found.charAt(now.opened.indexOf(drawer)) || '?').join('')

  #take(round: Round | null): void {
    this.#stopCycle()
    this.#shown = round
    this.#picks = round ? (viewOf(round).cabinet?.opened.length ?? 0) : 0
  }

  settle(round: Round | null): void {
    this.#take(round)
    const view = round ? viewOf(round) : undefined
    this.#reels.show(view?.spin.grid ?? quiet)
    this.#banner.replaceChildren()
    const now = view?.cabinet
    this.#cupboard.inside(Boolean(now))
    if (!view || !now) return this.#drawers.hide()
    this.#drawers.show(now.opened, now.found, view.drawers)
    this.#sum(this.#known(view), now.opened, this.#lit(view))
  }

  readonly #lit = ({ spin }: FoxesView): number => spin.keys - this.#sheet.keysToOpen

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    const picks = view.cabinet?.opened ?? []
    // A round that is shown already is shown once more from its spin on: a picture of the history.
    const isAgain = this.#shown?.id === round.id && this.#picks === picks.length
    const from = isAgain || this.#shown?.id !== round.id ? 0 : this.#picks
    this.#take(round)
    if (from === 0 && (isAgain || round.step === 1)) await this.#revealSpin(round, view)
    if (!view.cabinet) return
    if (from === 0) this.#drawers.show([], '', null)
    for (let pick = from; pick < picks.length; pick++) await this.#revealPick(view, pick)
    if (view.drawers) await this.#close(view, view.drawers)
  }

  async #revealSpin(round: Round, view: FoxesView): Promise<void> {
    this.#banner.replaceChildren()
    this.#drawers.hide()
    this.#cupboard.inside(false)
    const { spin } = view
    const tense = tenseReels(spin.grid, this.#sheet.strips, { symbol: 'K', near: this.#sheet.keysToOpen - 1 })
    if (tense.size > 0) void pause(900).then(() => this.#cupboard.mood('alert'))
    await this.#reels.spin(spin.grid, { tense })
    this.#cupboard.mood(spin.wins.length > 0 ? 'glad' : 'calm')
    this.#showWins(round, view)
    if (!view.cabinet) return
    if (spin.wins.length > 0) await pause(900)
    await this.#enter(view)
  }

  #showWins(round: Round, { spin, cabinet: now }: FoxesView): void {
    if (spin.wins.length === 0) return
    sound.bell(spin.wins.length)
    const paths = spin.wins.map(({ line, count }): Path => ({
      cells: (this.#sheet.lines[line] ?? []).slice(0, count).map((row, reel) => [reel, row] as const),
    }))
    this.#reels.light(paths)
    const [win] = spin.wins
    const tell = (index: number): void => {
      const one = spin.wins[index]
      if (!one || this.#shown !== round) return
      const symbol = isKeyOf(words.symbols, one.symbol) ? words.symbols[one.symbol] : ''
      this.#say(say(shared.slot.line, { line: one.line + 1, count: one.count, symbol, amount: this.#coins(one.coins) }))
    }
    if (win && spin.wins.length === 1) return tell(0)
    const coins = spin.wins.reduce((sum, one) => sum + one.coins, 0)
    this.#say(say(shared.slot.total, { count: spin.wins.length, amount: this.#coins(coins) }))
    if (!now) this.#stopCycle = this.#reels.cycle(paths, tell)
  }

  /** Keys turn, the doors close over the reels and open on the drawers. */
  async #enter(view: FoxesView): Promise<void> {
    const { grid, keys } = view.spin
    this.#reels.clear()
    this.#say(say(words.opened, { count: keys, amount: this.#coins(this.#sheet.scatterPays?.[keys] ?? 0) }))
    sound.notes(openingNotes)
    const cells = grid.flatMap((column, reel) =>
      [...column].flatMap((symbol, row) =>
        symbol === 'K' ? (this.#reels.cellAt(reel, row)?.firstElementChild ?? []) : []
      )
    )
    const turned = ['none', 'scale(1.2) rotate(-80deg)', 'scale(1.2) rotate(-80deg)', 'none']
    await Promise.all(
      cells.map((cell) =>
        animate(
          cell,
          turned.map((transform) => ({ transform })),
          { duration: 900 }
        )
      )
    )
    this.#cupboard.mood('away')
    await this.#cupboard.swing(1, 0)
    sound.knock()
    this.#cupboard.inside(true)
    this.#drawers.show([], '', null)
    this.#sum(cabinet.contents, [], this.#lit(view))
    await pause(160)
    await this.#cupboard.swing(0, 1)
  }

  async #revealPick(view: FoxesView, pick: number): Promise<void> {
    const { opened: all = [], found = '' } = view.cabinet ?? {}
    await this.#drawers.open(all[pick] ?? 0, found.charAt(pick))
    this.#sum(this.#known(view), all.slice(0, pick + 1), this.#lit(view))
  }

  async #close(view: FoxesView, drawers: string): Promise<void> {
    if (view.cabinet?.isFull) sound.notes([523, 659, 784, 1047, 1319])
    await pause(450)
    await this.#drawers.reveal(drawers)
    this.#cupboard.mood('calm')
    this.#say(say(words.paid, { amount: this.#stakes(view.cabinet?.stakes ?? 0) }))
  }

  act(): Act {
    return this.#room.table.isOpen
      ? { kind: 'advance', label: words.pick, isReady: false }
      : { kind: 'play', label: shared.spin, isReady: true }
  }

  readonly opensFeature = (round: Round): boolean => viewOf(round).cabinet !== null

  tell(round: Round): string | undefined {
    const { cabinet: now, spin } = viewOf(round)
    if (!now) return undefined
    const amount = this.#room.amount(minorOf(round.win))
    if (round.status === 'finished') return say(now.isFull ? words.full : words.shut, { amount })
    const last = now.found.at(-1)
    if (!last)
      return say(words.opened, { count: spin.keys, amount: this.#coins(this.#sheet.scatterPays?.[spin.keys] ?? 0) })
    if (last === cabinet.fox) return words.firstFox
    const thing = this.#drawers.told(last)
    return say(last === cabinet.lamp ? words.lit : words.thingFound, { thing, times: 1 + now.lamps })
  }

  busy(isBusy: boolean): void {
    this.#drawers.busy(isBusy)
    if (!isBusy && this.#room.table.isOpen) this.#drawers.focus()
  }
}

export const client: GameClient = {
  mount: (room) => new CabinetOfFoxes(room),
  pays: (room) => pays(room, sheetOf(room)),
}
