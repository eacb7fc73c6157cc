import type { LaneSpin, LaneView } from './rules.ts'
import { percentText, say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { pause } from '../../shell/motion.ts'
import { openSheet } from '../../shell/sheet.ts'
import { openingNotes, sound } from '../../shell/sound.ts'
import type { Round } from '../../shell/table.ts'
import { linePays, type LineSheet } from '../../shell/slots/line-pays.ts'
import { type Path, Reels } from '../../shell/slots/reels.ts'
import { street, symbols } from './art.ts'
import type { texts } from './texts/en.ts'
import { Walkers } from './walkers.ts'
import '../../shell/slots/slots.css'
import './style.css'

interface Sheet extends LineSheet {
  readonly multipliers: readonly number[]
  readonly from: number
  readonly callStakes: number
}
const words = textsOfGame<typeof texts>()
/** What stands on the reels before the first round: nobody in sight (GAM-2). */
const quiet = ['GUC', 'URT', 'RVU', 'CGR', 'TRU']
const viewOf = (round: Round): LaneView => madeByRules(round.view)
const sheetOf = (room: GameHost): Sheet => madeByRules(room.table.info.sheet)
const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))

class LamplighterLane implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  readonly #sheet: Sheet
  readonly #reels: Reels
  readonly #walkers = new Walkers()
  readonly #banner = h('div', { class: 'banner' })
  readonly #call: HTMLButtonElement | undefined
  readonly controls = [sound.button()]
  readonly element: HTMLElement
  #isBusy = false

  constructor(room: GameHost) {
    this.#room = room
    this.#sheet = sheetOf(room)
    const { rows, strips } = this.#sheet
    this.#reels = new Reels({ rows, strips, symbols, names: words.symbols })
    this.#reels.element.append(this.#walkers.element)
    if (room.table.info.allowed.feature_buy)
      this.#call = h('button', { class: 'call', type: 'button', click: () => this.#ask() })
    const scene = (width: number, height: number, way: string): SVGSVGElement =>
      picture(`0 0 ${width} ${height}`, street(width, height, way), {
        class: `scene ${way}`,
        preserveAspectRatio: 'xMidYMax slice',
      })
    this.element = h(
      'div',
      { class: 'slot lane', 'data-step': '0' },
      scene(1600, 1000, 'lying'),
      scene(900, 1600, 'upright'),
      h('div', { class: 'window' }, this.#banner, this.#reels.element, this.#call)
    )
  }

  #say(...sentences: readonly string[]): void {
    this.#banner.replaceChildren(
      ...sentences.map((sentence, place) => h('span', { class: place > 0 ? 'times num' : '' }, sentence))
    )
  }

  #step(step: number): void {
    this.element.dataset.step = String(step)
  }

  settle(round: Round | null): void {
    const last = round ? viewOf(round).spins.at(-1) : undefined
    this.#step(0)
    this.#say()
    this.#reels.show(last?.grid ?? quiet)
    this.#walkers.place(last?.lit ?? [])
  }

  async reveal(round: Round): Promise<void> {
    const { spins, isCalled } = viewOf(round)
    this.#step(0)
    this.#say()
    this.#walkers.place([])
    const isWalk = spins.length > 1
    let paid = 0
    for (const [step, spin] of spins.entries()) {
      if (step > 0) await this.#walkOn(step, spin)
      else await this.#first(spin, isCalled)
      paid += spin.coins
      await this.#showWins(round, spin, isWalk)
      if (step === 0 && isWalk) await this.#opens()
    }
    if (isWalk) this.#say(say(words.paid, { amount: this.#coins(round, paid) }))
  }

  async #first(spin: LaneSpin, isCalled: boolean): Promise<void> {
    const { from } = this.#sheet
    if (isCalled) await this.#walkers.enter([from])
    // He is waited for only where a lantern is in sight: there the last reel decides.
    const isWaiting = !isCalled && Boolean(spin.grid[0]?.includes('N'))
    if (isWaiting) void pause(700).then(() => this.#say(words.waits))
    await this.#reels.spin(spin.grid, {
      tense: new Set(isWaiting ? [from] : []),
      held: new Set(isCalled ? [from] : []),
    })
    if (isWaiting) this.#say()
    await this.#walkers.enter(spin.lit.filter((reel) => !this.#walkers.has(reel)))
  }

  async #opens(): Promise<void> {
    sound.notes(openingNotes)
    this.#say(words.comes)
    this.#step(1)
    await pause(1100)
  }

  async #walkOn(step: number, spin: LaneSpin): Promise<void> {
    this.#step(step + 1)
    this.#say(say(words.step, { step, steps: this.#sheet.multipliers.length - 1 }), this.#counts(spin))
    sound.knock()
    await this.#walkers.walk()
    const held = new Set(this.#walkers.reels)
    await this.#reels.spin(spin.grid, { held })
    await this.#walkers.enter(spin.lit.filter((reel) => !held.has(reel)))
  }

  readonly #counts = ({ multiplier }: LaneSpin): string => say(words.counts, { multiplier })
  /** Coins of this round in money: those of a call are worth less of what it cost. */
  #coins(round: Round, coins: number): string {
    const stakes = viewOf(round).isCalled ? this.#sheet.callStakes : 1
    return this.#room.amount((minorOf(round.stake) * BigInt(coins)) / BigInt(this.#sheet.coins * stakes))
  }

  async #showWins(round: Round, spin: LaneSpin, isWalk: boolean): Promise<void> {
    if (spin.wins.length === 0) return isWalk ? pause(350) : undefined
    const paths = spin.wins.map(({ line, count }): Path => ({
      cells: (this.#sheet.lines[line] ?? []).slice(0, count).map((row, reel) => [reel, row] as const),
    }))
    this.#reels.light(paths)
    sound.bell(spin.multiplier + spin.wins.length)
    const [win] = spin.wins
    const names: Readonly<Record<string, string>> = words.symbols
    const amount = this.#coins(round, spin.coins)
    this.#say(
      win && spin.wins.length === 1
        ? say(shared.slot.line, { line: win.line + 1, count: win.count, symbol: names[win.symbol] ?? '', amount })
        : say(shared.slot.total, { count: spin.wins.length, amount }),
      ...(isWalk ? [this.#counts(spin)] : [])
    )
    if (isWalk) await pause(1200)
  }

  act(): Act {
    this.#write()
    return { kind: 'play', label: shared.spin, isReady: true }
  }

  tell(round: Round): string | undefined {
    const { spins } = viewOf(round)
    return spins.length > 1 ? say(words.walked, { amount: this.#room.amount(minorOf(round.win)) }) : undefined
  }

  readonly opensFeature = (round: Round): boolean => viewOf(round).spins.length > 1

  busy(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#write()
  }

  /** What a call costs at the stake that is set. */
  get #price(): bigint {
    return this.#room.table.stake.minor * BigInt(this.#sheet.callStakes)
  }

  #write(): void {
    if (!this.#call) return
    const { range, pack } = this.#room.table
    this.#call.textContent = say(words.call, { amount: this.#room.amount(this.#price) })
    this.#call.disabled = this.#isBusy || pack !== undefined || this.#price > (range?.most ?? 0n)
  }

  /** A call costs many stakes at once: it is asked for once more, with what it returns. */
  #ask(): void {
    const { stake, info } = this.#room.table
    const [amount, price] = [this.#room.amount(this.#price), this.#price]
    const sheet = openSheet(words.callTitle, 'call-sheet', () => undefined)
    const values = {
      amount,
      stakes: this.#sheet.callStakes,
      stake: this.#room.amount(stake.minor),
      percent: percentText(info.certificate.choices[1]?.rtp.percent ?? ''),
    }
    const pay = (): void => {
      sheet.element.close()
      void this.#room.act('play', { call: true }, price)
    }
    sheet.body.append(
      h('p', {}, say(words.callText, values)),
      h('button', { class: 'go', type: 'button', click: pay }, say(words.callPay, { amount }))
    )
  }
}

export const client: GameClient = {
  mount: (room) => new LamplighterLane(room),
  pays: (room) => linePays(room, sheetOf(room), symbols, words.symbols),
}
