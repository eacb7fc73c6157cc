import { say, textsOfGame } from '../../shell/boot.ts'
import { CardElement } from '../../shell/cards/card.ts'
import { h } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { animate, pause } from '../../shell/motion.ts'
import { minorOf, paysTable, plainTable, SideTable, tellBets } from '../../shell/quick/sides.ts'
import type { Round } from '../../shell/table.ts'
import { hour } from './hour.ts'
import {
  baccarat,
  type BaccaratBet,
  baccaratBets,
  baccaratPays,
  type BaccaratView,
  bankerDraws,
  handPoints,
} from './rules.ts'
import { shoe } from './shoe.ts'
import type { texts } from './texts/en.ts'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): BaccaratView => madeByRules(round.view)
const limits = { ...baccarat, allMostMinor: baccarat.tableMostMinor }

const table = { bets: baccaratBets, names: words.sides, pays: baccaratPays }

function tell(room: GameHost, round: Round): string {
  const { winner, points, bets } = viewOf(round)
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  const head = say(win > stake ? words.told : win > 0n ? words.back : words.missed, {
    result: words.wins[winner],
    ...points,
    amount: room.amount(win),
    stake: room.amount(stake),
  })
  return tellBets(room, head, bets, table, words.betWon)
}

/** One side of the table: its cards and its points. */
class Hand {
  readonly #cards = h('div', { class: 'cards' })
  readonly #points = h('output', { class: 'points num' })
  readonly element: HTMLElement
  #held: number[] = []

  constructor(side: 'player' | 'banker') {
    const name = h('h2', {}, words.sides[side])
    this.element = h('section', { class: `hand ${side}` }, h('header', {}, name, this.#points), this.#cards)
    this.clear()
  }

  clear(): void {
    this.#held = []
    this.#cards.replaceChildren()
    this.#points.textContent = ''
    this.element.removeAttribute('data-won')
  }

  show(cards: readonly number[]): void {
    this.clear()
    for (const card of cards) this.#add(card, true)
    this.#count()
  }

  #add(card: number, isOpen: boolean): CardElement {
    const shown = new CardElement(card, isOpen)
    this.#held.push(card)
    this.#cards.append(shown.element)
    return shown
  }

  #count(): void {
    const points = handPoints(this.#held)
    this.#points.textContent = String(points)
    this.#points.setAttribute('aria-label', say(words.points, { points }))
  }

  async deal(card: number): Promise<void> {
    await this.#add(card, false).deal()
    this.#count()
  }

  win(): void {
    this.element.toggleAttribute('data-won', true)
  }
}

class ParlourBaccarat implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  readonly #hands = { player: new Hand('player'), banker: new Hand('banker') }
  readonly #table: SideTable<BaccaratBet>
  readonly element: HTMLElement
  readonly levelName = words.chip

  constructor(room: GameHost) {
    this.#room = room
    const dealt = h('div', { class: 'hands' }, this.#hands.player.element, this.#hands.banker.element, shoe())
    this.#table = new SideTable(room, { name: 'baccarat', hour, dealt }, table, limits, words)
    this.element = this.#table.element
  }

  #close({ winner }: BaccaratView): void {
    for (const side of ['player', 'banker'] as const) if (winner === side) this.#hands[side].win()
  }

  #remember({ winner, points }: BaccaratView): void {
    const said = say(words.bead, { result: words.wins[winner], ...points })
    this.#table.road.add(winner, String(Math.max(points.player, points.banker)), said)
  }

  settle(round: Round | null): void {
    if (!round) return
    const view = viewOf(round)
    this.#hands.player.show(view.player)
    this.#hands.banker.show(view.banker)
    this.#close(view)
    this.#remember(view)
    this.#table.chips.settle(view.bets)
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    this.#table.chips.mark([])
    for (const hand of Object.values(this.#hands)) hand.clear()
    for (const place of [0, 1, 2])
      for (const side of ['player', 'banker'] as const) {
        const card = view[side][place]
        if (card === undefined) continue
        // Before a third card there is a moment to read the first two.
        if (place === 2) await pause(350)
        await this.#hands[side].deal(card)
      }
    await pause(200)
    this.#close(view)
    this.#remember(view)
    this.#table.chips.settle(view.bets)
    await animate(this.#table.road.element, [{ opacity: 0.6 }, { opacity: 1 }], { duration: 160 })
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

/** What each bet gives back, and when the banker draws. */
function pays(): HTMLElement[] {
  const draws = bankerDraws.map(
    (thirds, points) => [String(points), thirds.length > 0 ? thirds.join(' ') : words.never] as const
  )
  return [paysTable(table, words), plainTable([words.bankerDraws, words.thirds], draws)]
}

export const client: GameClient = { mount: (room) => new ParlourBaccarat(room), pays }
