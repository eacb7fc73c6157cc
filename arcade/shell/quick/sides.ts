import { say } from '../boot.ts'
import { h, picture } from '../dom.ts'
import type { PaidBet } from '../../rules/table-bets.ts'
import type { Act, GameHost } from '../game-client.ts'
import type { Round } from '../table.ts'
import { board } from './board.ts'
import { ChipTable, type ChipWords, type Spot } from './chip-table.ts'
import type { ChipLimits } from './chips.ts'
import { type Hour, parlour } from './parlour.ts'
import { times } from './parts.ts'
import { Road } from './road.ts'
import './quick.css'
import './sides.css'

/** The bets of a game of two sides: their names in the order in which they are told, and the hundredths that each returns. */
export interface SideBets<Bet extends string> {
  readonly bets: readonly Bet[]
  readonly names: Readonly<Record<Bet, string>>
  readonly pays: Readonly<Record<Bet, number>>
  /** What a spot says in the place of what it pays. */
  readonly says?: Partial<Readonly<Record<Bet, string>>>
  /** Bets that lie as high as each other. */
  readonly together?: readonly Bet[]
}
export interface SideWords extends ChipWords {
  readonly road: string
  readonly table: string
  readonly deal: string
  readonly place: string
  readonly betWon: string
}

export const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))

/** GAM-6: after the head of a result, every bet that returned something with its own win, where there was more than one. */
export function tellBets<Bet extends string>(
  room: GameHost,
  head: string,
  laid: readonly PaidBet[],
  { bets, names }: SideBets<Bet>,
  betWon: string
): string {
  const paid = bets.flatMap((name) =>
    laid
      .filter(({ bet, win }) => bet === name && win > 0)
      .map(({ stake, win }) =>
        say(betWon, { bet: names[name], stake: room.amount(BigInt(stake)), amount: room.amount(BigInt(win)) })
      )
  )
  return laid.length < 2 || paid.length === 0 ? head : `${head}. ${paid.join(' · ')}`
}

/** The table reaches up to where the cards lie. */
const rim = 300

interface SideParts {
  readonly name: string
  readonly hour: Hour
  readonly dealt: HTMLElement
  /** Beside those of the chips. */
  readonly controls?: readonly HTMLElement[]
  /** Above the road, where the frame is wide. */
  readonly beside?: HTMLElement
}
/** The table of a game of two sides: what is dealt on top, the bead road beside it, the bets below. */
export class SideTable<Bet extends string> {
  readonly road: Road
  readonly chips: ChipTable
  readonly element: HTMLElement
  readonly #words: SideWords

  constructor(
    room: GameHost,
    { name, hour, dealt, controls = [], beside }: SideParts,
    { bets, names, pays, says, together }: SideBets<Bet>,
    limits: ChipLimits,
    words: SideWords
  ) {
    this.#words = words
    this.road = new Road(words.road)
    const spots = bets.map((bet): Spot => {
      const label = [h('strong', {}, names[bet]), h('span', { class: 'num gives' }, says?.[bet] ?? times(pays[bet]))]
      return {
        bet,
        name: names[bet],
        button: h('button', { class: 'spot', type: 'button', 'data-bet': bet }, ...label),
      }
    })
    this.chips = new ChipTable(room, spots, limits, words, together)
    const group = { class: 'spots', role: 'group', 'aria-label': words.table }
    const road = h('div', { class: 'beside' }, beside, this.road.element)
    const table = [dealt, road, h('div', group, ...spots.map(({ button }) => button))]
    this.element = h(
      'div',
      { class: `quick two-sides ${name}` },
      picture('0 0 1600 1000', parlour(hour, rim), { class: 'scene', preserveAspectRatio: 'xMidYMin slice' }),
      board(h('div', { class: 'meeting' }, ...table)),
      h('div', { class: 'panel tall', 'data-win-at': true }, ...this.chips.controls, ...controls)
    )
  }

  act(): Act {
    const { stakeMinor, bets } = this.chips
    const isReady = stakeMinor > 0n
    return {
      kind: 'play',
      label: isReady ? this.#words.deal : this.#words.place,
      isReady,
      choice: { bets },
      stakeMinor,
    }
  }
}

/** A plain table of the rules: its columns and its rows, the first cell of a row names it. */
export function plainTable(columns: readonly string[], rows: readonly (readonly [string, string])[]): HTMLElement {
  const head = h('tr', {}, ...columns.map((column) => h('th', { scope: 'col' }, column)))
  const body = rows.map(([name, value]) =>
    h('tr', {}, h('th', { scope: 'row' }, name), h('td', { class: 'num' }, value))
  )
  return h('table', { class: 'plain' }, h('thead', {}, head), h('tbody', {}, ...body))
}

export const paysTable = <Bet extends string>(
  { bets, names, pays }: SideBets<Bet>,
  words: { readonly bet: string; readonly pays: string }
): HTMLElement =>
  plainTable(
    [words.bet, words.pays],
    bets.map((bet) => [names[bet], times(pays[bet])])
  )
