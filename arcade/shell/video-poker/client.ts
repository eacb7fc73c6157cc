import { say, textsOfGame, timesText } from '../boot.ts'
import { CardElement, cardBack, cardName } from '../cards/card.ts'
import { h, picture } from '../dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../game-client.ts'
import { madeByRules } from '../made-by-rules.ts'
import { animate, pause } from '../motion.ts'
import { board } from '../quick/board.ts'
import { type Hour, parlour } from '../quick/parlour.ts'
import { times } from '../quick/parts.ts'
import type { Round } from '../table.ts'
import { type HandPays, videoPoker, type VideoPokerView } from '../../rules/video-poker/engine.ts'
import { bestHold } from '../../rules/video-poker/worth.ts'
import { paid, PayTable } from './pay-table.ts'
import { Ribbon } from './ribbon.ts'
import { scoringPlaces } from './scoring.ts'
import type { videoPokerTexts } from './texts/en.ts'
import '../quick/quick.css'
import './video-poker.css'

const words = textsOfGame<typeof videoPokerTexts>()
const viewOf = (round: Round): VideoPokerView => madeByRules(round.view)
const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))
const places = Array.from({ length: videoPoker.cards }, (_, place) => place)

/** What makes a game of video poker: its pay table, the class of its styles and the hour at which it is played. */
export interface Machine {
  readonly pays: HandPays
  readonly name: string
  readonly hour: Hour
}
function tell(room: GameHost, round: Round): string {
  const { hand } = viewOf(round)
  const name = hand ? words.hands[hand] : words.nothing
  if (round.status === 'open') return hand ? say(words.dealt, { hand: name }) : words.choose
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  return say(win > stake ? words.told : win > 0n ? words.back : words.missed, { hand: name, amount: room.amount(win) })
}

class VideoPoker implements Playing {
  readonly #room: GameHost
  readonly #machine: Machine
  #isBusy = false
  #cards: readonly number[] = []
  #shown: CardElement[] = []
  #held = new Set<number>()
  readonly #pays: PayTable
  readonly #seats = places.map((place) => this.#seat(place))
  readonly #hand = h('div', { class: 'five', role: 'group', dir: 'ltr', 'aria-label': words.cards }, ...this.#seats)
  readonly #ribbon = new Ribbon()
  readonly #ask = h('button', { class: 'way', type: 'button', click: () => this.#advise() }, words.advise)
  readonly element: HTMLElement

  constructor(room: GameHost, machine: Machine) {
    ;[this.#room, this.#machine] = [room, machine]
    this.#pays = new PayTable(room, machine.pays)
    this.element = h(
      'div',
      { class: `quick video-poker ${machine.name}` },
      picture('0 0 1600 1000', parlour(machine.hour), { class: 'scene', preserveAspectRatio: 'xMidYMin slice' }),
      board(h('div', { class: 'machine' }, this.#pays.element, this.#ribbon.element, this.#hand)),
      h('div', { class: 'panel tall', 'data-win-at': true }, this.#ask)
    )
    document.addEventListener('keydown', (event) => this.#key(event))
    this.#write()
  }

  #seat(place: number): HTMLButtonElement {
    return h(
      'button',
      { class: 'seat', type: 'button', 'aria-pressed': 'false', click: () => this.#toggle(place) },
      cardBack(),
      h('span', { class: 'held', 'aria-hidden': 'true' }, words.held)
    )
  }

  /** The keys 1 to 5 hold and let go. */
  #key(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return
    const place = Number(event.key) - 1
    if (places.includes(place)) this.#toggle(place)
  }

  get #chooses(): boolean {
    return this.#room.table.isOpen && !this.#isBusy
  }

  #toggle(place: number): void {
    if (!this.#chooses) return
    if (!this.#held.delete(place)) this.#held.add(place)
    this.#ribbon.advise('')
    this.#write()
    this.#room.changed()
  }

  /** The hold that returns most, on request: every draw of every hold is counted. */
  #advise(): void {
    if (!this.#chooses) return
    const { hold, pay } = bestHold(this.#machine.pays, this.#cards)
    this.#held = new Set(hold)
    this.#ribbon.advise(say(hold.length > 0 ? words.best : words.bestNone, { multiple: times(pay) }))
    this.#write()
    this.#room.changed()
  }

  #write(): void {
    const chooses = this.#chooses
    for (const [place, seat] of this.#seats.entries()) {
      const card = this.#cards[place]
      const isHeld = this.#held.has(place)
      seat.disabled = !chooses
      seat.setAttribute('aria-pressed', String(isHeld))
      seat.setAttribute('aria-label', card === undefined ? words.empty : `${place + 1}: ${cardName(card)}`)
    }
    this.#ask.disabled = !chooses
    this.#pays.write(this.#cards)
  }

  #lay(cards: readonly number[], isOpen: boolean): void {
    this.#cards = cards
    this.#shown = cards.map((card) => new CardElement(card, isOpen, 'twofold'))
    for (const [place, seat] of this.#seats.entries()) {
      seat.querySelector('.card')?.remove()
      seat.querySelector('.waits')?.remove()
      delete seat.dataset.end
      const shown = this.#shown[place]
      if (shown) seat.prepend(shown.element)
    }
  }

  settle(round: Round | null): void {
    if (!round) return this.#write()
    const { cards, hold } = viewOf(round)
    this.#lay(cards, true)
    this.#held = new Set(hold ?? [])
    this.#name(round)
    this.#write()
  }

  /** The hand by its name, and once the round is over the cards that make it. */
  #name(round: Round): void {
    const { cards, hand } = viewOf(round)
    const isOver = round.status !== 'open'
    const isWon = isOver && minorOf(round.win) > 0n
    this.#ribbon.show(
      hand ? words.hands[hand] : isOver ? words.nothing : '',
      isWon ? this.#room.amount(minorOf(round.win)) : ''
    )
    const scoring = isOver && hand ? scoringPlaces(hand, cards) : []
    for (const [place, seat] of this.#seats.entries())
      if (!isOver) delete seat.dataset.end
      else seat.dataset.end = isWon ? (scoring.includes(place) ? 'won' : 'beside') : 'lost'
  }

  async reveal(round: Round): Promise<void> {
    const { cards, dealt, hold } = viewOf(round)
    this.#ribbon.advise('')
    if (!hold) {
      this.#held = new Set()
      for (const seat of this.#seats) seat.setAttribute('aria-pressed', 'false')
      this.#pays.write([])
      this.#ribbon.show('')
      this.#lay(dealt, false)
      for (const shown of this.#shown) shown.element.style.opacity = '0'
      for (const shown of this.#shown) {
        shown.element.style.opacity = ''
        await shown.deal()
      }
      this.#name(round)
      return this.#write()
    }
    this.#held = new Set(hold)
    await this.#replace(cards, hold)
    this.#cards = cards
    await pause(120)
    this.#name(round)
    this.#write()
  }

  /** The one card that decides lies there for a moment before it is turned. */
  async #wait(place: number): Promise<void> {
    const seat = this.#seats[place]
    seat?.toggleAttribute('data-tense', true)
    await pause(520)
    seat?.removeAttribute('data-tense')
  }

  async #replace(cards: readonly number[], hold: readonly number[]): Promise<void> {
    const replaced = places.filter((place) => !hold.includes(place))
    const tense = replaced.length === 1 ? replaced[0] : undefined
    await Promise.all(
      replaced.map(async (place) => {
        const old = this.#shown[place]
        if (old)
          await animate(old.element, [{ transform: 'none' }, { opacity: 0, transform: 'translateY(-40%)' }], {
            duration: 200,
          })
        old?.element.remove()
      })
    )
    for (const place of replaced) {
      const shown = new CardElement(cards[place] ?? 0, false, 'twofold')
      this.#shown[place] = shown
      this.#seats[place]?.prepend(shown.element)
      await shown.come()
      if (place === tense) await this.#wait(place)
      await shown.turn()
    }
  }

  act(): Act {
    if (!this.#room.table.isOpen) {
      this.#pays.write(this.#cards)
      return { kind: 'play', label: words.deal, isReady: true }
    }
    const hold = [...this.#held].toSorted((a, b) => a - b)
    return {
      kind: 'advance',
      label: hold.length === videoPoker.cards ? words.keep : words.draw,
      isReady: true,
      choice: { hold },
    }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#write()
  }
}

/** What each hand pays. */
function paysOf(pays: HandPays): HTMLElement[] {
  const rows = paid(pays).map(([hand, multiple]) =>
    h('tr', {}, h('th', { scope: 'row' }, words.hands[hand]), h('td', { class: 'num' }, timesText(String(multiple))))
  )
  return [h('table', { class: 'plain' }, h('tbody', {}, ...rows)), h('p', {}, words.skill), h('p', {}, words.simple)]
}

/** The client of a game of video poker. */
export const videoPokerClient = (machine: Machine): GameClient => ({
  mount: (room) => new VideoPoker(room, machine),
  pays: () => paysOf(machine.pays),
})
