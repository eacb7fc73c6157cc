import { say, textsOfGame } from '../../shell/boot.ts'
import { CardElement, cardName } from '../../shell/cards/card.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { pause } from '../../shell/motion.ts'
import { minorOf, paysTable, SideTable, tellBets } from '../../shell/quick/sides.ts'
import { rankOf } from '../../rules/cards.ts'
import type { Round } from '../../shell/table.ts'
import { foxHead, heronHead } from './art.ts'
import { hour } from './hour.ts'
import { fox, type FoxBet, foxBets, foxPays, type FoxView } from './rules.ts'
import type { texts } from './texts/en.ts'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): FoxView => madeByRules(round.view)
const limits = { ...fox, allMostMinor: fox.tableMostMinor }
const table = { bets: foxBets, names: words.sides, pays: foxPays }
const sides = ['fox', 'heron'] as const

const headOf = ({ winner, fox: one, heron: other }: FoxView): string =>
  say(words.result, { result: words.wins[winner], fox: cardName(one), heron: cardName(other) })

function tell(room: GameHost, round: Round): string {
  const view = viewOf(round)
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  const sums = { amount: room.amount(win), stake: room.amount(stake) }
  const head = `${headOf(view)}. ${say(win > stake ? words.told : win > 0n ? words.back : words.missed, sums)}`
  return tellBets(room, head, view.bets, table, words.betWon)
}

/** A side of the table: its animal and the place of its card. */
function seatOf(side: 'fox' | 'heron') {
  const place = h('div', { class: 'place' })
  const animal = picture('-100 -84 200 172', side === 'fox' ? foxHead : heronHead, { class: 'animal' })
  return { place, element: h('section', { class: `side ${side}` }, animal, h('h2', {}, words.sides[side]), place) }
}

class FoxAndHeron implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  readonly #seats = { fox: seatOf('fox'), heron: seatOf('heron') }
  readonly #table: SideTable<FoxBet>
  readonly element: HTMLElement
  readonly levelName = words.chip

  constructor(room: GameHost) {
    this.#room = room
    const dealt = h('div', { class: 'sides' }, ...sides.map((side) => this.#seats[side].element))
    this.#table = new SideTable(room, { name: 'fox', hour, dealt }, table, limits, words)
    this.element = this.#table.element
  }

  #mark(winner: FoxView['winner'] | undefined): void {
    for (const side of sides) this.#seats[side].element.toggleAttribute('data-won', winner === side || winner === 'tie')
  }

  #close(view: FoxView): void {
    this.#mark(view.winner)
    this.#table.road.add(view.winner, String(Math.max(rankOf(view.fox), rankOf(view.heron))), headOf(view))
    this.#table.chips.settle(view.bets)
  }

  settle(round: Round | null): void {
    if (!round) return
    const view = viewOf(round)
    for (const side of sides) this.#seats[side].place.replaceChildren(new CardElement(view[side]).element)
    this.#close(view)
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    this.#table.chips.mark([])
    this.#mark(undefined)
    for (const side of sides) this.#seats[side].place.replaceChildren()
    for (const side of sides) {
      const card = new CardElement(view[side], false)
      this.#seats[side].place.replaceChildren(card.element)
      await card.deal()
      await pause(160)
    }
    this.#close(view)
  }

  act(): Act {
    return this.#table.act()
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    this.#table.chips.busy(isBusy)
  }
}

export const client: GameClient = { mount: (room) => new FoxAndHeron(room), pays: () => [paysTable(table, words)] }
