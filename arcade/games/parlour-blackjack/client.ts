import { say } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { pause } from '../../shell/motion.ts'
import { board } from '../../shell/quick/board.ts'
import { way } from '../../shell/quick/chips.ts'
import type { Cloth } from '../../shell/quick/felt.ts'
import { times } from '../../shell/quick/parts.ts'
import { Road } from '../../shell/quick/road.ts'
import type { Round } from '../../shell/table.ts'
import { Fan, Seat, totalText } from './hand.ts'
import { type BlackjackView, type Move, moves, type Result } from './rules.ts'
import { worths } from './rules/advice.ts'
import { arch, paysTable } from './printed.ts'
import { halfMoon } from './table.ts'
import { tell } from './tell.ts'
import { words } from './words.ts'
import '../../shell/quick/quick.css'
import './style.css'

const viewOf = (round: Round): BlackjackView => madeByRules(round.view)
const wine: Cloth = {
  lacquer: '#131c27',
  panel: '#1f3346',
  inlay: '#d9ad64',
  cloth: ['#8a2c41', '#5c1c2d', '#2f0e19'],
}
const keys: Readonly<Record<string, Move>> = {
  KeyH: 'hit',
  KeyS: 'stand',
  KeyD: 'double',
  KeyP: 'split',
  KeyR: 'surrender',
}
const toneOf: Readonly<Record<Result, readonly [tone: string, text: string]>> = {
  blackjack: ['won', '21'],
  won: ['won', '+'],
  push: ['tie', '='],
  lost: ['lost', '−'],
  bust: ['lost', '×'],
  surrendered: ['lost', '½'],
}
const wholeOf = (worth: number): number => Math.floor((1 + worth) * 100 + 1e-9)

class ParlourBlackjack implements Playing {
  readonly #room: GameHost
  readonly #dealer = new Fan(words.dealer, 'dealer')
  readonly #own = h('div', { class: 'seats' })
  #seats: Seat[] = []
  readonly #road = new Road(words.road)
  readonly #ways = moves
    .filter((move) => move !== 'stand')
    .map((move) => ({ move, button: way(words.moves[move], () => this.#do(move)) }))
  readonly #ask = way(words.advise, () => this.#advise())
  readonly element: HTMLElement
  #isBusy = false
  /** The place of the hand that the player has just decided on: where a split makes two of it. */
  #active = 0

  constructor(room: GameHost) {
    this.#room = room
    this.element = h(
      'div',
      { class: 'quick blackjack' },
      picture('0 0 1600 1000', halfMoon(wine), { class: 'scene', preserveAspectRatio: 'xMidYMin slice' }),
      board(
        h(
          'div',
          { class: 'cloth' },
          h('div', { class: 'printed pays-here' }, paysTable(4)),
          this.#dealer.element,
          arch(),
          this.#own,
          h('div', { class: 'printed past' }, h('h2', {}, words.road), this.#road.element)
        )
      ),
      h('div', { class: 'panel', 'data-win-at': true }, ...this.#ways.map(({ button }) => button), this.#ask)
    )
    this.#reset(1)
    document.addEventListener('keydown', (event) => this.#key(event))
    this.#write()
  }

  #key(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return
    const move = keys[event.code]
    if (move) this.#do(move)
    if (event.code === 'KeyB') this.#advise()
  }

  get #open(): BlackjackView | undefined {
    const { round, isOpen } = this.#room.table
    return round && isOpen && !this.#isBusy ? viewOf(round) : undefined
  }

  #do(move: Move): void {
    if (this.#open?.moves.includes(move)) void this.#room.act('advance', { move })
  }

  /** What each move brings back on average, on request: every card that can come is counted. */
  #advise(): void {
    const open = this.#open
    if (!open) return
    const all = worths(open)
    const list = all.map(({ move, worth }) => `${words.moves[move]} ${times(Math.max(0, wholeOf(worth)))}`)
    // In the line under the game: a line of its own would move the table.
    const move = words.moves[all[0]?.move ?? 'stand']
    this.#room.say(say(words.advice, { move, list: list.slice(0, innerWidth < 620 ? 2 : 3).join(' · ') }))
    for (const { move, button } of this.#ways) button.toggleAttribute('data-best', move === all[0]?.move)
  }

  #reset(count: number): void {
    this.#seats = Array.from({ length: count }, (_, place) => new Seat(place, count))
    this.#own.replaceChildren(...this.#seats.map(({ element }) => element))
    this.#own.dataset.count = String(count)
  }

  #write(): void {
    const open = this.#open
    for (const { move, button } of this.#ways) {
      button.disabled = !open?.moves.includes(move)
      button.removeAttribute('data-best')
    }
    this.#ask.disabled = !open
    this.element.toggleAttribute('data-decides', this.#room.table.isOpen)
  }

  #mark(view: BlackjackView): void {
    this.#active = view.active ?? 0
    for (const [place, seat] of this.#seats.entries()) {
      const hand = view.hands[place]
      if (hand) seat.write(hand, place === view.active, this.#room.amount(BigInt(hand.stake)))
    }
  }

  #remember(view: BlackjackView): void {
    if (view.active !== null) return
    for (const { result, cards } of view.hands)
      if (result) this.#road.add(...toneOf[result], `${words.results[result]} ${totalText(cards)}`)
  }

  settle(round: Round | null): void {
    if (round) {
      const view = viewOf(round)
      this.#reset(view.hands.length)
      for (const [place, { cards }] of view.hands.entries()) this.#seats[place]?.lay(cards)
      this.#dealer.lay(view.dealer)
      if (view.active !== null) this.#dealer.layHidden()
      this.#mark(view)
      this.#remember(view)
    }
    this.#write()
  }

  /** The first four cards in the order in which they are drawn. */
  async #deal({ dealer, hands: [hand] }: BlackjackView): Promise<void> {
    this.#reset(1)
    const [seat] = this.#seats
    seat?.lay([])
    this.#dealer.lay([])
    await seat?.deal(hand?.cards[0] ?? 0)
    await this.#dealer.deal(dealer[0] ?? 0)
    if (hand?.cards[1] !== undefined) await seat?.deal(hand.cards[1])
    await this.#dealer.layHidden().come()
  }

  /** A hand that was split lies as two of one card each before they get another. */
  async #split(count: number): Promise<void> {
    const before = this.#seats.map(({ cards }) => cards)
    const own = before[this.#active] ?? []
    const laid = before.toSpliced(this.#active, 1, own.slice(0, 1), own.slice(1))
    this.#reset(count)
    for (const [place, seat] of this.#seats.entries()) seat.lay(laid[place] ?? [])
    await pause(260)
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    const isNew = this.#seats[0]?.cards[0] !== view.hands[0]?.cards[0] || round.step === 1 || !this.#continues(view)
    if (isNew) await this.#deal(view)
    // A round that is shown again has all of its hands at once.
    if (view.hands.length === this.#seats.length + 1) await this.#split(view.hands.length)
    else if (view.hands.length !== this.#seats.length) this.#reset(view.hands.length)
    this.#mark({ ...view, hands: view.hands.map((hand) => ({ ...hand, result: null })) })
    for (const [place, { cards }] of view.hands.entries()) {
      const seat = this.#seats[place]
      for (const card of cards.slice(seat?.cards.length ?? 0)) await seat?.deal(card)
    }
    if (view.active === null) await this.#end(view)
    this.#mark(view)
    this.#remember(view)
  }

  /** Whether what lies there is how this round has begun. */
  #continues({ hands, dealer }: BlackjackView): boolean {
    const isKnown = this.#seats.every(({ cards }) => cards.length > 0) && this.#dealer.cards[0] === dealer[0]
    return isKnown && this.#dealer.cards.length === 1 && hands.length >= this.#seats.length
  }

  async #end({ dealer: [, hole, ...drawn] }: BlackjackView): Promise<void> {
    await pause(180)
    if (hole !== undefined) await this.#dealer.turn(hole)
    for (const card of drawn) {
      // Time to read the total before the next card.
      await pause(260)
      await this.#dealer.deal(card)
    }
    await pause(200)
  }

  act(): Act {
    const { isOpen, stake } = this.#room.table
    if (isOpen) return { kind: 'advance', label: words.moves.stand, isReady: true, choice: { move: 'stand' } }
    return { kind: 'play', label: words.deal, isReady: true, choice: { stake: Number(stake.minor) } }
  }

  /** The hand that is decided on has not been doubled. */
  readonly stakeOf = (round: Round): bigint => {
    const { hands, active } = viewOf(round)
    return BigInt(hands[active ?? 0]?.stake ?? 0)
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round, viewOf(round))
  }

  busy(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#write()
  }
}

/** What each end of a hand pays. */
const pays = (): HTMLElement[] => [paysTable(), h('p', {}, words.skill)]

export const client: GameClient = { mount: (room) => new ParlourBlackjack(room), pays }
