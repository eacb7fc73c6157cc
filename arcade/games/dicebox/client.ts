import { board } from '../../shell/quick/board.ts'
import { dicebox, diceboxPay, type DiceboxView } from './rules.ts'
import { percentText, say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, Playing, GameHost } from '../../shell/game-client.ts'
import { animate, roll } from '../../shell/motion.ts'
import { Rolling } from '../../shell/rolling.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import type { Round } from '../../shell/table.ts'
import { aside, RunLog } from '../../shell/quick/aside.ts'
import { draughting } from '../../shell/quick/draughting.ts'
import { clouds } from '../../shell/quick/clouds.ts'
import { Ladder } from '../../shell/quick/ladder.ts'
import { figure, hundredths, lately, oneOf, slider, times } from '../../shell/quick/parts.ts'
import { Survey } from './survey.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): DiceboxView => madeByRules(round.view)
/** A plumb bob of cut brass: it drops on the place of the roll. */
const bob =
  '<path d="M20 2v16" stroke="#f1e3bd" stroke-width="1.6"/><path d="M11 19h18l2 10-11 30L9 29z" fill="#050d0c" opacity=".35" transform="translate(2 2.5)"/><path d="M11 19h18l2 10-11 30L9 29z" fill="#d39a45"/><path d="M11 19h7l-1 10 3 30L9 29z" fill="#f0c679"/><path d="M13 15h14v5H13z" fill="#8d6527"/>'

const ticks = (): HTMLElement[] =>
  Array.from({ length: 11 }, (_, index) =>
    h('span', { class: 'num', style: `left: ${index * 10}%` }, String(index * 10))
  )

function tell(room: GameHost, round: Round): string {
  const view = viewOf(round)
  return say(view.isWon ? words.told : words.missed, {
    roll: hundredths(view.roll),
    amount: room.amount(BigInt(Math.round(round.win.amount * 100))),
  })
}

/** The bob is lifted, and drops where the roll is. */
const drop = (drawing: Element): Promise<void> =>
  animate(
    drawing,
    [
      { transform: 'translateY(-34px)', offset: 0.25 },
      { transform: 'translateY(-34px)', offset: 0.7 },
      { transform: 'none' },
    ],
    { duration: 620 }
  )

const rungs = [2, 5, 10, 20, 25, 33, 50, 66, 75, 90].map((chance) => ({
  value: chance,
  cells: [percentText(String(chance)), times(Number(diceboxPay(chance)))] as const,
}))

class Dicebox implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  #side: 'under' | 'over' = 'under'
  #chance = 50
  #marked = 5000
  readonly #number = h('div', { class: 'number num', dir: 'ltr', 'aria-hidden': 'true' }, '00.00')
  readonly #figure = new Rolling(this.#number)
  readonly #zone = h('div', { class: 'zone' })
  /** What wins, down through the last rolls. */
  readonly #band = h('div', { class: 'band' })
  readonly #pulse = h('div', { class: 'pulse' })
  readonly #bob = picture('0 0 40 62', bob)
  /** As wide as the scale: it is moved by a share of itself. */
  readonly #marker = h('div', { class: 'marker' }, this.#bob)
  readonly #past = lately(9)
  readonly #survey = new Survey()
  readonly #log = new RunLog()
  readonly #ladder = new Ladder(rungs, (chance) => {
    this.#chances.value = String(chance)
    this.#chance = chance
    this.#write()
  })
  readonly #edge = h('output', { class: 'edge num' })
  readonly #pays = figure(words.pays)
  readonly #odds = figure(words.chance)
  readonly #chances = slider(words.chance, [dicebox.chanceLeast, dicebox.chanceMost, this.#chance], (value) => {
    this.#chance = value
    this.#write()
  })
  readonly #turn = (value: 'under' | 'over'): void => {
    this.#side = value
    this.#write()
  }
  readonly #sides = oneOf(
    words.side,
    [
      ['under', words.under],
      ['over', words.over],
    ],
    this.#side,
    this.#turn
  )
  readonly element = h(
    'div',
    { class: 'quick flanked dicebox' },
    picture('0 0 1600 1000', draughting(1600, 1000, 4, 'dice'), {
      class: 'scene',
      preserveAspectRatio: 'xMidYMid slice',
    }),
    clouds(),
    aside('start', shared.info.pays, this.#ladder.element),
    board(
      h(
        'div',
        { class: 'scale-box' },
        this.#number,
        this.#edge,
        h('div', { class: 'scale', dir: 'ltr' }, this.#band, this.#zone, this.#pulse, this.#marker, ...ticks()),
        this.#survey.element,
        this.#past.element
      )
    ),
    aside('end', shared.desk.history.title, this.#log.element),
    h('div', { class: 'panel' }, this.#sides, this.#odds.element, this.#chances, this.#pays.element)
  )

  readonly #place = (value: number): void => {
    this.#marker.style.transform = `translateX(${value / 100}%)`
    this.#marked = value
  }

  constructor(room: GameHost) {
    this.#room = room
    this.#place(this.#marked)
    this.#figure.rest('–')
    this.#write()
  }

  #write(): void {
    const at = this.#side === 'under' ? this.#chance : 100 - this.#chance
    const inset = this.#side === 'under' ? `0 ${100 - this.#chance}%` : `${100 - this.#chance}% 0`
    for (const part of [this.#zone, this.#band, this.#pulse]) part.style.insetInline = inset
    this.#edge.textContent = say(this.#side === 'under' ? words.winsBelow : words.winsFrom, {
      edge: hundredths(at * 100),
    })
    this.#odds.set(percentText(String(this.#chance)))
    this.#pays.set(times(Number(diceboxPay(this.#chance))))
    this.#tellWins()
  }

  /** What each chance of the paytable pays at the stake that is set. */
  #tellWins(): void {
    const { minor } = this.#room.table.stake
    this.#ladder.write(this.#chance, minor, (chance) => this.#room.amount((minor * diceboxPay(chance)) / 100n))
  }

  settle(round: Round | null): void {
    this.#number.dataset.tone = ''
    if (!round) return
    const view = viewOf(round)
    ;[this.#side, this.#chance] = [view.side, view.chance]
    this.#chances.value = String(this.#chance)
    for (const input of this.#sides.querySelectorAll('input')) input.checked = input.value === this.#side
    this.#rest(view.roll)
    this.#write()
  }

  #rest(value: number): void {
    this.#place(value)
    this.#figure.rest(hundredths(value))
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    const from = this.#marked
    this.#number.dataset.tone = ''
    const pass = (share: number): void => {
      this.#place(Math.round(from + (view.roll - from) * share))
      this.#figure.write(hundredths(this.#marked))
    }
    await Promise.all([drop(this.#bob), roll(520, pass)])
    this.#rest(view.roll)
    this.#number.dataset.tone = view.isWon ? 'win' : 'miss'
    const tone = view.isWon ? 'win' : 'miss'
    this.#past.add(hundredths(view.roll), tone)
    this.#log.add(hundredths(view.roll), view.isWon ? times(Number(diceboxPay(view.chance))) : shared.none, tone)
    const shown = this.#survey.add(view.roll, view.isWon)
    if (view.isWon)
      await animate(this.#pulse, [{ opacity: 0 }, { opacity: 0.9, offset: 0.25 }, { opacity: 0 }], { duration: 420 })
    await shown
  }

  act(): Act {
    this.#tellWins()
    return { kind: 'play', label: shared.play, isReady: true, choice: { side: this.#side, chance: this.#chance } }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    this.#chances.disabled = isBusy
    this.#sides.disabled = isBusy
    this.#ladder.disabled = isBusy
  }
}

/** What a few chances pay, at the stake that is set. */
function pays(room: GameHost): HTMLElement[] {
  const rows = [1, 5, 10, 25, 33, 50, 66, 75, 95].map((chance) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row', class: 'num' }, percentText(String(chance))),
      h('td', { class: 'num' }, times(Number(diceboxPay(chance)))),
      h('td', { class: 'num' }, room.amount((room.table.stake.minor * diceboxPay(chance)) / 100n))
    )
  )
  return [h('table', { class: 'plain' }, h('tbody', {}, ...rows))]
}

export const client: GameClient = { mount: (room) => new Dicebox(room), pays }
