import { board } from '../../shell/quick/board.ts'
import { colourOf, roulette, rouletteBets, type RouletteView } from './rules.ts'
import { say, textsOfGame, timesText } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, Playing, GameHost } from '../../shell/game-client.ts'
import { pause } from '../../shell/motion.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import type { Round } from '../../shell/table.ts'
import { byBet, type Chip, fits, showChip, sumOf, way } from '../../shell/quick/chips.ts'
import { figure, lately } from '../../shell/quick/parts.ts'
import { felt } from '../../shell/quick/felt.ts'
import { openByNumber } from './by-number.ts'
import { figuresOf } from './figures.ts'
import { nameOf, type Place, places, toneOf } from './layout.ts'
import { Wheel } from './wheel.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): RouletteView => madeByRules(round.view)
const limits = { ...roulette, allMostMinor: 200_000 }

function spotOf(place: Place, lay: (bet: string) => void): HTMLButtonElement {
  const style = `--x: ${place.x}; --y: ${place.y}; --w: ${place.width}; --h: ${place.height}`
  return h(
    'button',
    {
      class: `spot ${place.kind}`,
      type: 'button',
      'data-tone': toneOf(place),
      style,
      click: () => lay(place.bet),
      tabindex: place.kind === 'inside' ? -1 : 0,
    },
    place.kind === 'inside' ? '' : h('span', { class: 'num' }, figuresOf(place.bet) ?? nameOf(place.bet))
  )
}

const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))
/** GAM-6: every winning bet with its own win. */
function tell(room: GameHost, round: Round): string {
  const { pocket, bets } = viewOf(round)
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  const head = say(win > stake ? words.told : win > 0n ? words.back : words.missed, {
    pocket,
    colour: words.colours[colourOf(pocket)],
    amount: room.amount(win),
    stake: room.amount(stake),
  })
  const list = bets
    .filter((bet) => bet.win > 0)
    .map((bet) =>
      say(words.betWon, {
        bet: nameOf(bet.bet),
        stake: room.amount(BigInt(bet.stake)),
        amount: room.amount(BigInt(bet.win)),
      })
    )
  return list.length > 0 ? `${head}. ${list.slice(0, 4).join(' · ')}` : head
}

class ParlourRoulette implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  /** In the order in which the chips were put down, so that the last can be taken back. */
  #chips: readonly Chip[] = []
  #before: readonly Chip[] = []
  #isBusy = false
  #isOld = false
  readonly #wheel = new Wheel()
  readonly #past = lately(10)
  readonly #total = figure(words.total)
  readonly #table = h('div', { class: 'cloth', role: 'group', 'aria-label': words.table, dir: 'ltr' })
  readonly #spots = new Map(places().map((place) => [place.bet, spotOf(place, (bet) => this.#lay(bet))] as const))
  readonly #undo = way(words.undo, () => this.#put(this.#chips.slice(0, -1)))
  readonly #clear = way(words.clear, () => this.#put([]))
  readonly #again = way(words.again, () => this.#put(this.#before))
  readonly #byNumber = way(words.byNumber, () => this.#open())
  readonly element = h(
    'div',
    { class: 'quick roulette' },
    picture('0 0 1600 1000', felt(1600, 1000), { class: 'scene', preserveAspectRatio: 'xMidYMid slice' }),
    board(
      h(
        'div',
        { class: 'parlour' },
        h('div', { class: 'wheel-box' }, this.#wheel.element, this.#past.element),
        this.#table
      )
    ),
    h('div', { class: 'panel tall' }, this.#total.element, this.#undo, this.#clear, this.#again, this.#byNumber)
  )

  readonly #mark = (pocket: number): void => this.#spots.get(String(pocket))?.setAttribute('data-hit', '')

  constructor(room: GameHost) {
    this.#room = room
    this.#table.append(...this.#spots.values())
    this.#write()
  }

  #lay(bet: string): void {
    const from = this.#isOld ? [] : this.#chips
    const chip = { bet, stake: Number(this.#room.table.stake.minor) }
    if (!this.#isBusy && fits(from, chip, limits)) this.#put([...from, chip])
  }

  #open(): void {
    openByNumber({
      lay: (bet) => this.#lay(bet),
      stakeOn: (bet) => byBet(this.#isOld ? [] : this.#chips).get(bet) ?? 0,
      amount: (minor) => this.#room.amount(minor),
      chipMinor: this.#room.table.stake.minor,
    })
  }

  #put(next: readonly Chip[]): void {
    if (this.#isBusy) return
    this.#chips = next
    this.#isOld = false
    this.#clearMarks()
    this.#write()
    this.#room.changed()
  }

  #clearMarks(): void {
    for (const spot of this.#spots.values()) spot.removeAttribute('data-hit')
  }

  #write(): void {
    const all = byBet(this.#chips)
    for (const [bet, spot] of this.#spots) {
      showChip(spot, all.get(bet) ?? 0, (stake) =>
        stake > 0 ? say(words.onBet, { bet: nameOf(bet), amount: this.#room.amount(BigInt(stake)) }) : nameOf(bet)
      )
    }
    this.#total.set(this.#room.amount(BigInt(sumOf(this.#chips))))
    this.#undo.disabled = this.#clear.disabled = this.#isBusy || this.#chips.length === 0
    this.#again.disabled = this.#isBusy || this.#before.length === 0
    this.#byNumber.disabled = this.#isBusy
  }

  readonly levelName = words.chip

  settle(round: Round | null): void {
    if (!round) return this.#wheel.rest(0)
    const view = viewOf(round)
    this.#wheel.rest(view.pocket)
    this.#chips = view.bets.map(({ bet, stake }) => ({ bet, stake }))
    this.#before = this.#chips
    this.#isOld = true
    this.#mark(view.pocket)
    this.#write()
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    this.#clearMarks()
    this.element.classList.add('turning')
    await this.#wheel.spin(view.pocket)
    await pause(450)
    this.element.classList.remove('turning')
    this.#mark(view.pocket)
    this.#past.add(String(view.pocket), colourOf(view.pocket))
    this.#before = view.bets.map(({ bet, stake }) => ({ bet, stake }))
    for (const { bet, win } of view.bets) if (win > 0) this.#spots.get(bet)?.setAttribute('data-hit', 'won')
    this.#isOld = true
  }

  act(): Act {
    const stake = sumOf(this.#chips)
    const bets = [...byBet(this.#chips)].map(([bet, sum]) => ({ bet, stake: sum }))
    return {
      kind: 'play',
      label: stake > 0 ? words.spin : words.place,
      isReady: stake > 0,
      choice: { bets },
      stakeMinor: BigInt(stake),
    }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(busy: boolean): void {
    this.#isBusy = busy
    // For all of them at once: 157 places that are dead and alive again are 157 styles, at the start of a round and at its end.
    this.#table.setAttribute('aria-disabled', String(busy))
    this.#write()
  }
}

/** Kinds of bets by how many numbers they cover. */
function pays(): HTMLElement[] {
  const shown = ['17', 'split-17-18', 'street-16', 'corner-17', 'line-16', 'dozen-2', 'column-2', 'red', 'even', 'high']
  const rows = shown.map((bet) => {
    const count = rouletteBets.get(bet)?.length ?? 1
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, nameOf(bet)),
      h('td', { class: 'num' }, `${count}/37`),
      h('td', { class: 'num' }, timesText(String(36 / count)))
    )
  })
  return [h('table', { class: 'plain' }, h('tbody', {}, ...rows)), h('p', {}, words.limit)]
}

export const client: GameClient = { mount: (room) => new ParlourRoulette(room), pays }
