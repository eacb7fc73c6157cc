import { say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { pause } from '../../shell/motion.ts'
import { openingNotes, sound } from '../../shell/sound.ts'
import type { Round } from '../../shell/table.ts'
import { linePays, type LineSheet } from '../../shell/slots/line-pays.ts'
import { type Path, Reels } from '../../shell/slots/reels.ts'
import { tenseReels } from '../../shell/slots/tense.ts'
import { onReels, symbols } from './art.ts'
import { Carriage } from './carriage.ts'
import { country, lands } from './journey.ts'
import { nightRide } from './night-ride.ts'
import { ride, type Side, sides, type TrainSpin, type TrainView } from './rules.ts'
import type { texts } from './texts/en.ts'
import { Toss } from './toss.ts'
import '../../shell/slots/slots.css'
import './style.css'

const words = textsOfGame<typeof texts>()
/** What stands on the reels before the first round: no lighthouse in sight (GAM-2). */
const quiet = ['EVN', 'CUN', 'WVN', 'DNU', 'AVC']
const viewOf = (round: Round): TrainView => madeByRules(round.view)
const sheetOf = (room: GameHost): LineSheet => madeByRules(room.table.info.sheet)
const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))
const nameOf = (symbol: string): string => (words.symbols as Readonly<Record<string, string>>)[symbol] ?? symbol

class NightTrain implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  readonly #sheet: LineSheet
  readonly #reels: Reels
  readonly #carriage: Carriage
  readonly #toss: Toss
  readonly #banner = h('div', { class: 'banner' })
  readonly #switch = h(
    'button',
    { class: 'switch', type: 'button', role: 'switch', click: () => this.#turn() },
    words.ask
  )
  readonly controls = [sound.button()]
  readonly element: HTMLElement
  #isAsked = false
  #isBusy = false
  #stopCycle = (): void => undefined
  #shown: Round | null = null
  /** How many tosses of that round are shown. */
  #tosses = 0

  constructor(room: GameHost) {
    this.#room = room
    this.#sheet = sheetOf(room)
    const { rows, strips } = this.#sheet
    this.#reels = new Reels({ rows, strips, ...onReels, names: words.symbols })
    this.#toss = new Toss((side) => void room.act('advance', { side }))
    this.#carriage = new Carriage(this.#reels.element, this.#toss.element)
    const scene = (width: number, height: number, way: string): SVGSVGElement =>
      picture(`0 0 ${width} ${height}`, country(width, height, way), {
        class: `scene ${way}`,
        preserveAspectRatio: 'xMidYMax slice',
      })
    this.element = h(
      'div',
      { class: 'slot train', 'data-pace': 'still' },
      scene(1600, 1000, 'lying'),
      scene(900, 1600, 'upright'),
      ...Object.entries(lands).map(([land, drawing]) =>
        picture('0 0 3200 600', drawing, { class: `land ${land}`, preserveAspectRatio: 'none' })
      ),
      h('div', { class: 'window' }, this.#banner, this.#carriage.element, this.#switch)
    )
    document.addEventListener('keydown', (event) => this.#key(event))
    this.#write()
  }

  /** The keys 1 and 2 call a side while a win is held. */
  #key(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return
    if (event.target instanceof HTMLInputElement || this.#isBusy || !this.#room.table.isOpen) return
    const side: Side | undefined = sides[Number(event.key) - 1]
    if (side && this.element.isConnected) void this.#room.act('advance', { side })
  }

  #turn(): void {
    if (this.#isBusy || this.#room.table.isOpen) return
    this.#isAsked = !this.#isAsked
    this.#write()
    this.#room.changed()
  }
  #write(): void {
    this.#switch.setAttribute('aria-checked', String(this.#isAsked))
    this.#switch.disabled = this.#isBusy || this.#room.table.isOpen
  }

  get #stakeMinor(): bigint {
    return this.#shown ? minorOf(this.#shown.stake) : this.#room.table.stake.minor
  }
  readonly #amount = (coins: number): string =>
    this.#room.amount((this.#stakeMinor * BigInt(coins)) / BigInt(this.#sheet.coins))
  #say(...parts: readonly (string | Node)[]): void {
    this.#banner.replaceChildren(...parts.map((part) => h('span', {}, part)))
  }

  #take(round: Round | null): void {
    this.#stopCycle()
    this.#shown = round
    this.#tosses = round ? (viewOf(round).coin?.tosses.length ?? 0) : 0
  }

  settle(round: Round | null): void {
    this.#take(round)
    const view = round ? viewOf(round) : undefined
    const last = view?.spins.at(-1)
    this.#carriage.run('still')
    this.#banner.replaceChildren()
    this.#reels.show(last?.grid ?? quiet)
    this.#carriage.place(last?.filled ?? [], view?.traveller ?? '')
    if (view?.coin && (view.coin.isOpen || this.#tosses > 0)) this.#toss.show(view.coin, this.#amount)
    else this.#toss.hide()
    if (round?.status === 'open') this.#isAsked = true
    this.#write()
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    const tosses = view.coin?.tosses ?? []
    const isSame = this.#shown?.id === round.id
    // A round that is shown already, to its end, is shown once more from its spin on: a picture of the history.
    const isAgain = isSame && this.#shown?.step === round.step
    const from = isSame && !isAgain ? this.#tosses : 0
    this.#take(round)
    if (!isSame || isAgain) await this.#revealSpins(round, view)
    if (!view.coin) return
    for (let toss = from; toss < tosses.length; toss++) await this.#revealToss(view, view.coin, toss)
    // What won is seen before it is held.
    if (tosses.length === 0 && view.coin.isOpen) await pause(900)
    if (view.coin.isOpen || this.#toss.isHere) this.#toss.show(view.coin, this.#amount)
    if (!view.coin.isOpen && view.coin.held > 0 && tosses.length > 0) sound.notes(openingNotes)
  }

  async #revealToss(
    { coins }: TrainView,
    { calls, tosses, held, isOpen }: NonNullable<TrainView['coin']>,
    toss: number
  ): Promise<void> {
    const before = tosses.slice(0, toss)
    const isRight = calls[toss] === tosses[toss]
    const heldBefore = coins * 2 ** toss
    this.#toss.show({ tosses: before, held: heldBefore, isOpen: true }, this.#amount)
    await this.#toss.toss(tosses[toss] ?? 'star')
    if (isRight) sound.bell(toss + 2)
    else sound.notes([247, 185])
    const isLast = toss === tosses.length - 1
    this.#toss.show(
      { tosses: tosses.slice(0, toss + 1), held: isLast ? held : heldBefore * 2, isOpen: !isLast || isOpen },
      this.#amount
    )
    await pause(300)
  }

  async #revealSpins(round: Round, view: TrainView): Promise<void> {
    this.#toss.hide()
    this.#carriage.place([])
    this.#banner.replaceChildren()
    const [first] = view.spins
    if (!first) return
    this.#carriage.run('spin')
    const tense = tenseReels(first.grid, this.#sheet.strips, { symbol: 'L', near: ride.lighthouses - 1 })
    await this.#reels.spin(first.grid, { tense })
    this.#carriage.run('still')
    if (!view.traveller) return this.#showLines(round, first)
    await nightRide(view, view.traveller, {
      reels: this.#reels,
      carriage: this.#carriage,
      say: (...parts) => this.#say(...parts),
      amount: this.#amount,
      pathsOf: this.#pathsOf,
    })
  }

  #showLines(round: Round, spin: TrainSpin): void {
    if (spin.wins.length === 0) return
    const paths = this.#pathsOf(spin)
    this.#reels.light(paths)
    sound.bell(spin.wins.length)
    const tell = (index: number): void => {
      const win = spin.wins[index]
      if (!win || this.#shown !== round) return
      const symbol = nameOf(win.symbol)
      this.#say(
        say(shared.slot.line, { line: win.line + 1, count: win.count, symbol, amount: this.#amount(win.coins) })
      )
    }
    if (spin.wins.length === 1) return tell(0)
    this.#say(say(shared.slot.total, { count: spin.wins.length, amount: this.#amount(spin.coins) }))
    if (round.status === 'finished') this.#stopCycle = this.#reels.cycle(paths, tell)
  }
  readonly #pathsOf = ({ wins }: TrainSpin): Path[] =>
    wins.map(({ line, count }) => ({
      cells: (this.#sheet.lines[line] ?? []).slice(0, count).map((row, reel) => [reel, row] as const),
    }))

  act(): Act {
    const { round, isOpen } = this.#room.table
    if (isOpen && round)
      return {
        kind: 'advance',
        label: say(words.take, { amount: this.#room.amount(minorOf(round.win)) }),
        choice: { take: true },
        isReady: true,
      }
    return { kind: 'play', label: shared.spin, choice: this.#isAsked ? { coin: true } : null, isReady: true }
  }

  readonly opensFeature = (round: Round): boolean => viewOf(round).traveller !== null

  tell(round: Round): string | undefined {
    const { traveller, coin } = viewOf(round)
    const amount = this.#room.amount(minorOf(round.win))
    if (traveller) return say(words.told, { traveller: nameOf(traveller), amount })
    if (!coin) return undefined
    const last = coin.tosses.at(-1)
    if (round.status === 'open')
      return say(last ? words.right[last] : words.held, {
        amount,
        double: this.#amount(coin.held * 2),
        none: this.#amount(0),
      })
    if (last && coin.held === 0) return words.wrong[last]
    return say(words.taken, { amount })
  }

  busy(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#toss.busy(isBusy)
    this.#write()
  }
}

export const client: GameClient = {
  mount: (room) => new NightTrain(room),
  pays: (room) => [...linePays(room, sheetOf(room), symbols, words.symbols)],
}
