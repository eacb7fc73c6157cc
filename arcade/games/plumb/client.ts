import { say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { board } from '../../shell/quick/board.ts'
import { aside, RunLog } from '../../shell/quick/aside.ts'
import { clouds } from '../../shell/quick/clouds.ts'
import { draughting } from '../../shell/quick/draughting.ts'
import { chanceText, figure, lately, oneOf, slider, times } from '../../shell/quick/parts.ts'
import type { Round } from '../../shell/table.ts'
import { Board } from './board.ts'
import { Chances } from './chances.ts'
import { shortTimes } from './pays.ts'
import { plumb, plumbPays, type PlumbView, type Risk, risks } from './rules.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): PlumbView => madeByRules(round.view)
const minorOf = ({ amount }: { amount: number }): bigint => BigInt(Math.round(amount * 100))

function tell(room: GameHost, round: Round): string {
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  return say(win > stake ? words.told : words.returned, {
    multiple: times(viewOf(round).pay),
    amount: room.amount(win),
    stake: room.amount(stake),
  })
}

class Plumb implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  #risk: Risk = 'medium'
  #rows = 12
  readonly #board = new Board()
  readonly #past = lately(8)
  readonly #log = new RunLog()
  readonly #chances = new Chances()
  readonly #most = figure(words.most)
  readonly #chance = figure(words.chance)
  readonly #count = h('output', { class: 'num' })
  readonly #risks = oneOf(
    words.risk,
    risks.map((risk) => [risk, words.risks[risk]] as const),
    this.#risk,
    (risk) => this.#set(risk, this.#rows)
  )
  readonly #slider = slider(words.rows, [plumb.rowsLeast, plumb.rowsMost, this.#rows], (rows) =>
    this.#set(this.#risk, rows)
  )
  readonly element = h(
    'div',
    { class: 'quick flanked plumb' },
    picture('0 0 1600 1000', draughting(1600, 1000, 77, 'plumb', 'sepia'), {
      class: 'scene',
      preserveAspectRatio: 'xMidYMid slice',
    }),
    clouds(['#7d6344', '#6b5338', '#8a6f4e']),
    aside('start', shared.info.pays, this.#chances.element),
    board(this.#board.element, this.#past.element),
    aside('end', shared.desk.history.title, this.#log.element),
    h(
      'div',
      { class: 'panel' },
      this.#risks,
      h('div', { class: 'rows' }, h('span', { 'aria-hidden': 'true' }, words.rows, ' ', this.#count), this.#slider),
      this.#most.element,
      this.#chance.element
    )
  )

  constructor(room: GameHost) {
    this.#room = room
    this.#set(this.#risk, this.#rows)
  }

  #set(risk: Risk, rows: number): void {
    ;[this.#risk, this.#rows] = [risk, rows]
    this.#board.write(risk, rows)
    this.#chances.write(risk, rows)
    this.#count.textContent = String(rows)
    this.#most.set(times(plumbPays(risk, rows)[0] ?? 0))
    // Two of the 2^rows ways lead to an outermost bin.
    this.#chance.set(chanceText(2, 2 ** rows))
  }

  settle(round: Round | null): void {
    if (!round) return
    const view = viewOf(round)
    this.#set(view.risk, view.rows)
    this.#slider.value = String(view.rows)
    for (const input of this.#risks.querySelectorAll('input')) input.checked = input.value === view.risk
    this.#board.rest(view.bin)
  }

  async reveal(round: Round): Promise<void> {
    const { path, bin, pay, risk, rows } = viewOf(round)
    await this.#board.fall(path, bin)
    const tone = pay > 100 ? 'win' : 'miss'
    this.#past.add(times(pay), tone)
    this.#chances.hit(bin, rows)
    this.#log.add(`${words.risks[risk]} · ${rows}`, times(pay), tone)
  }

  act(): Act {
    return { kind: 'play', label: words.drop, isReady: true, choice: { risk: this.#risk, rows: this.#rows } }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    for (const control of this.element.querySelectorAll<HTMLInputElement>('.panel input')) control.disabled = isBusy
  }
}

/** Of each risk and number of rows: what the bins pay, from the outermost to the middle one. */
function pays(): HTMLElement[] {
  const row = (risk: Risk, rows: number): HTMLElement => {
    const half = plumbPays(risk, rows).slice(0, Math.floor(rows / 2) + 1)
    const list = half.map(shortTimes).join(' · ')
    return h(
      'tr',
      {},
      h('th', { scope: 'row', class: 'num' }, String(rows)),
      h('td', { class: 'num', dir: 'ltr' }, list)
    )
  }
  const table = (risk: Risk): HTMLElement =>
    h(
      'table',
      { class: 'plain' },
      h('caption', {}, say(words.caption, { risk: words.risks[risk] })),
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, words.rows), h('th', { scope: 'col' }, words.bins))),
      h(
        'tbody',
        {},
        ...Array.from({ length: plumb.rowsMost - plumb.rowsLeast + 1 }, (_, index) =>
          row(risk, plumb.rowsLeast + index)
        )
      )
    )
  return risks.map(table)
}

export const client: GameClient = { mount: (room) => new Plumb(room), pays }
