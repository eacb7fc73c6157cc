import { say, textsOfGame } from '../../shell/boot.ts'
import { CardElement } from '../../shell/cards/card.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { animate, pause } from '../../shell/motion.ts'
import { ChipTable, type Spot } from '../../shell/quick/chip-table.ts'
import { felt } from '../../shell/quick/felt.ts'
import { times } from '../../shell/quick/parts.ts'
import { Road } from '../../shell/quick/road.ts'
import type { Round } from '../../shell/table.ts'
import { baccarat, baccaratBets, baccaratPays, type BaccaratView, bankerDraws, handPoints } from './rules.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): BaccaratView => madeByRules(round.view)
const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))
const limits = { ...baccarat, allMostMinor: baccarat.tableMostMinor }

/** GAM-6: every bet that returned something, with its own win. */
function tell(room: GameHost, round: Round): string {
  const { winner, points, bets } = viewOf(round)
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  const head = say(win > stake ? words.told : win > 0n ? words.back : words.missed, {
    result: words.wins[winner],
    ...points,
    amount: room.amount(win),
    stake: room.amount(stake),
  })
  const paid = baccaratBets.flatMap((name) => bets.filter(({ bet, win: own }) => bet === name && own > 0))
  if (bets.length < 2 || paid.length === 0) return head
  const list = paid.map(({ bet, stake: laid, win: own }) =>
    say(words.betWon, {
      bet: words.sides[baccaratBets.find((one) => one === bet) ?? 'tie'],
      stake: room.amount(BigInt(laid)),
      amount: room.amount(BigInt(own)),
    })
  )
  return `${head}. ${list.join(' · ')}`
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
  readonly #room: GameHost
  readonly #hands = { player: new Hand('player'), banker: new Hand('banker') }
  readonly #road = new Road(words.road)
  readonly #table: ChipTable
  readonly element: HTMLElement
  readonly levelName = words.chip

  constructor(room: GameHost) {
    this.#room = room
    const spots = baccaratBets.map((bet): Spot => {
      const pay = h('span', { class: 'num gives' }, times(baccaratPays[bet]))
      const button = h(
        'button',
        { class: 'spot', type: 'button', 'data-bet': bet },
        h('strong', {}, words.sides[bet]),
        pay
      )
      return { bet, name: words.sides[bet], button }
    })
    this.#table = new ChipTable(room, spots, limits, words)
    this.element = h(
      'div',
      { class: 'quick baccarat' },
      picture('0 0 1600 1000', felt(1600, 1000), { class: 'scene', preserveAspectRatio: 'xMidYMid slice' }),
      h(
        'div',
        { class: 'board' },
        h(
          'div',
          { class: 'coup' },
          h('div', { class: 'hands' }, this.#hands.player.element, this.#hands.banker.element),
          this.#road.element,
          h('div', { class: 'spots', role: 'group', 'aria-label': words.table }, ...spots.map(({ button }) => button))
        )
      ),
      h('div', { class: 'panel' }, ...this.#table.controls)
    )
  }

  #close({ winner }: BaccaratView): void {
    for (const side of ['player', 'banker'] as const) if (winner === side) this.#hands[side].win()
  }

  #remember({ winner, points }: BaccaratView): void {
    const said = say(words.bead, { result: words.wins[winner], ...points })
    this.#road.add(winner, String(Math.max(points.player, points.banker)), said)
  }

  settle(round: Round | null): void {
    if (!round) return
    const view = viewOf(round)
    this.#hands.player.show(view.player)
    this.#hands.banker.show(view.banker)
    this.#close(view)
    this.#remember(view)
    this.#table.settle(view.bets)
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    this.#table.mark([])
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
    this.#table.settle(view.bets)
    await animate(this.#road.element, [{ opacity: 0.6 }, { opacity: 1 }], { duration: 160 })
  }

  act(): Act {
    const { stakeMinor, bets } = this.#table
    const isReady = stakeMinor > 0n
    return { kind: 'play', label: isReady ? words.deal : words.place, isReady, choice: { bets }, stakeMinor }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    this.#table.busy(isBusy)
  }
}

/** What each bet gives back, and when the banker draws. */
function pays(): HTMLElement[] {
  const row = (name: string, value: string): HTMLElement =>
    h('tr', {}, h('th', { scope: 'row' }, name), h('td', { class: 'num' }, value))
  const head = (...names: readonly string[]): HTMLElement =>
    h('thead', {}, h('tr', {}, ...names.map((name) => h('th', { scope: 'col' }, name))))
  const bets = baccaratBets.map((bet) => row(words.sides[bet], times(baccaratPays[bet])))
  const draws = bankerDraws.map((thirds, points) =>
    row(String(points), thirds.length > 0 ? thirds.join(' ') : words.never)
  )
  return [
    h('table', { class: 'plain' }, head(words.bet, words.pays), h('tbody', {}, ...bets)),
    h('table', { class: 'plain' }, head(words.bankerDraws, words.thirds), h('tbody', {}, ...draws)),
  ]
}

export const client: GameClient = { mount: (room) => new ParlourBaccarat(room), pays }
