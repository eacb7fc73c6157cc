import { say, textsOfGame } from '../../shell/boot.ts'
import { CardElement, cardName } from '../../shell/cards/card.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { pause } from '../../shell/motion.ts'
import { ChipTable, type Spot } from '../../shell/quick/chip-table.ts'
import { felt } from '../../shell/quick/felt.ts'
import { times } from '../../shell/quick/parts.ts'
import { Road } from '../../shell/quick/road.ts'
import { rankOf } from '../../rules/cards.ts'
import type { Round } from '../../shell/table.ts'
import { foxHead, heronHead } from './art.ts'
import { fox, foxBets, foxPays, type FoxView } from './rules.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): FoxView => madeByRules(round.view)
const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))
const limits = { ...fox, allMostMinor: fox.tableMostMinor }
const sides = ['fox', 'heron'] as const

const headOf = ({ winner, fox: one, heron: other }: FoxView): string =>
  say(words.result, { result: words.wins[winner], fox: cardName(one), heron: cardName(other) })

/** GAM-6: every bet that returned something, with its own win. */
function tell(room: GameHost, round: Round): string {
  const view = viewOf(round)
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  const sums = { amount: room.amount(win), stake: room.amount(stake) }
  const head = `${headOf(view)}. ${say(win > stake ? words.told : win > 0n ? words.back : words.missed, sums)}`
  const paid = foxBets.flatMap((name) => view.bets.filter(({ bet, win: own }) => bet === name && own > 0))
  if (view.bets.length < 2 || paid.length === 0) return head
  const list = paid.map(({ bet, stake: laid, win: own }) =>
    say(words.betWon, {
      bet: words.sides[foxBets.find((one) => one === bet) ?? 'tie'],
      stake: room.amount(BigInt(laid)),
      amount: room.amount(BigInt(own)),
    })
  )
  return `${head}. ${list.join(' · ')}`
}

/** A side of the table: its animal and the place of its card. */
function seatOf(side: 'fox' | 'heron') {
  const place = h('div', { class: 'place' })
  const animal = picture('-100 -84 200 172', side === 'fox' ? foxHead : heronHead, { class: 'animal' })
  return { place, element: h('section', { class: `side ${side}` }, animal, h('h2', {}, words.sides[side]), place) }
}

class FoxAndHeron implements Playing {
  readonly #room: GameHost
  readonly #seats = { fox: seatOf('fox'), heron: seatOf('heron') }
  readonly #road = new Road(words.road)
  readonly #table: ChipTable
  readonly element: HTMLElement
  readonly levelName = words.chip

  constructor(room: GameHost) {
    this.#room = room
    const spots = foxBets.map((bet): Spot => {
      const pay = h('span', { class: 'num gives' }, times(foxPays[bet]))
      const name = h('strong', {}, words.sides[bet])
      return {
        bet,
        name: words.sides[bet],
        button: h('button', { class: 'spot', type: 'button', 'data-bet': bet }, name, pay),
      }
    })
    this.#table = new ChipTable(room, spots, limits, words)
    this.element = h(
      'div',
      { class: 'quick fox' },
      picture('0 0 1600 1000', felt(1600, 1000), { class: 'scene', preserveAspectRatio: 'xMidYMid slice' }),
      h(
        'div',
        { class: 'board' },
        h(
          'div',
          { class: 'meeting' },
          h('div', { class: 'sides' }, ...sides.map((side) => this.#seats[side].element)),
          this.#road.element,
          h('div', { class: 'spots', role: 'group', 'aria-label': words.table }, ...spots.map(({ button }) => button))
        )
      ),
      h('div', { class: 'panel' }, ...this.#table.controls)
    )
  }

  #mark(winner: FoxView['winner'] | undefined): void {
    for (const side of sides) this.#seats[side].element.toggleAttribute('data-won', winner === side || winner === 'tie')
  }

  #close(view: FoxView): void {
    this.#mark(view.winner)
    this.#road.add(view.winner, String(Math.max(rankOf(view.fox), rankOf(view.heron))), headOf(view))
    this.#table.settle(view.bets)
  }

  settle(round: Round | null): void {
    if (!round) return
    const view = viewOf(round)
    for (const side of sides) this.#seats[side].place.replaceChildren(new CardElement(view[side]).element)
    this.#close(view)
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    this.#table.mark([])
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

/** What each bet gives back. */
function pays(): HTMLElement[] {
  const head = [words.bet, words.pays].map((name) => h('th', { scope: 'col' }, name))
  const rows = foxBets.map((bet) =>
    h('tr', {}, h('th', { scope: 'row' }, words.sides[bet]), h('td', { class: 'num' }, times(foxPays[bet])))
  )
  return [h('table', { class: 'plain' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows))]
}

export const client: GameClient = { mount: (room) => new FoxAndHeron(room), pays }
