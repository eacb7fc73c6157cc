import { say, shared, textsOfGame } from '../../shell/boot.ts'
import { CardElement } from '../../shell/cards/card.ts'
import { h } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { animate, pause } from '../../shell/motion.ts'
import { way } from '../../shell/quick/chips.ts'
import { times } from '../../shell/quick/parts.ts'
import { minorOf, plainTable, SideTable, tellBets } from '../../shell/quick/sides.ts'
import type { Round } from '../../shell/table.ts'
import { ranks } from '../../rules/cards.ts'
import { hour } from './hour.ts'
import { type Result, type ThreeBet, threeBets, threeCards, threePays, type ThreeView } from './rules.ts'
import { strengthOf, type Three, threes, topOf } from './rules/hands.ts'
import { worthOf } from './rules/worth.ts'
import type { texts } from './texts/en.ts'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): ThreeView => madeByRules(round.view)
const limits = { ...threeCards, allMostMinor: threeCards.tableMostMinor }
const most = Math.max(...Object.values(threePays.pairPlus))
const table = {
  bets: threeBets,
  names: words.sides,
  pays: { ante: threePays.even, play: threePays.even, 'pair-plus': most },
  says: { 'pair-plus': say(words.upTo, { multiple: times(most) }) },
  together: ['ante', 'play'] as const,
}
const threeCardsOf = ([a = 0, b = 0, c = 0]: readonly number[]) => [a, b, c] as const

/** `Pair`, or the highest card of a hand that is nothing more. */
function nameOf(hand: Three, cards: readonly number[]): string {
  if (hand !== 'high') return words.hands[hand]
  const { jack, queen, king, ace } = shared.cards.letters
  const top = topOf(strengthOf(threeCardsOf(cards)))
  return say(words.high, { rank: [jack, queen, king, ace][top - ranks + 2] ?? String(top) })
}

function headOf({ player, dealer, hand, dealerHand, result }: ThreeView): string {
  const names = {
    hand: nameOf(hand, player),
    dealer: dealer && dealerHand ? nameOf(dealerHand, dealer) : '',
  }
  return say(result ? words.results[result] : words.alone, names)
}

function tell(room: GameHost, round: Round): string {
  const view = viewOf(round)
  if (round.status === 'open') return say(words.choose, { hand: nameOf(view.hand, view.player) })
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  const sums = { amount: room.amount(win), stake: room.amount(stake) }
  const head = `${headOf(view)}. ${say(win > stake ? words.told : win > 0n ? words.back : words.missed, sums)}`
  return tellBets(room, head, view.bets, table, words.betWon)
}

/** The cards of one side and what they are. */
class Hand {
  readonly #cards = h('div', { class: 'cards' })
  readonly #hand = h('output', { class: 'is' })
  readonly element: HTMLElement

  constructor(name: string) {
    this.element = h('section', { class: 'three' }, h('h2', {}, name), this.#cards, this.#hand)
    this.clear()
  }

  clear(): void {
    this.#cards.replaceChildren(...[0, 1, 2].map(() => h('div', { class: 'place' })))
    this.name('')
    this.mark(undefined)
  }

  name(hand: string): void {
    this.#hand.textContent = hand
  }

  mark(state: 'won' | 'folded' | undefined): void {
    this.element.toggleAttribute('data-won', state === 'won')
    this.element.toggleAttribute('data-folded', state === 'folded')
  }

  show(cards: readonly number[], hand: string): void {
    for (const [place, card] of cards.entries()) this.#lay(place, new CardElement(card))
    this.name(hand)
  }

  async deal(cards: readonly number[], hand: string): Promise<void> {
    for (const [place, card] of cards.entries()) {
      const shown = new CardElement(card, false)
      this.#lay(place, shown)
      await shown.deal()
    }
    this.name(hand)
  }

  #lay(place: number, card: CardElement): void {
    this.#cards.children[place]?.replaceChildren(card.element)
  }
}

const toneOf: Readonly<Record<Result, string>> = {
  won: '+',
  'no-queen': '+',
  lost: '−',
  tie: '=',
  folded: '×',
}

class QueenOfThree implements Playing {
  readonly #room: GameHost
  readonly #hands = { player: new Hand(words.you), dealer: new Hand(words.dealer) }
  readonly #fold = way(words.fold, () => this.#giveUp())
  readonly #ask = way(words.advise, () => this.#advise())
  readonly #advice = h('p', { class: 'advice', 'aria-live': 'polite' })
  readonly #table: SideTable<ThreeBet>
  readonly element: HTMLElement
  readonly levelName = words.chip
  #isBusy = false

  constructor(room: GameHost) {
    this.#room = room
    const dealt = h('div', { class: 'threes' }, this.#hands.dealer.element, this.#hands.player.element)
    const controls = [this.#fold, this.#ask, this.#advice]
    for (const control of controls) control.classList.add('decides')
    this.#table = new SideTable(room, { name: 'queen', hour, dealt, controls, beside: plaque() }, table, limits, words)
    this.element = this.#table.element
    document.addEventListener('keydown', (event) => this.#key(event))
    this.#write()
  }

  /** The key F folds. */
  #key(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return
    if (event.code === 'KeyF') this.#giveUp()
  }

  get #open(): ThreeView | undefined {
    const { round, isOpen } = this.#room.table
    return round && isOpen && !this.#isBusy ? viewOf(round) : undefined
  }

  #giveUp(): void {
    if (this.#open) void this.#room.act('advance', { decision: 'fold' })
  }

  /** What playing and folding return, on request: every hand of the dealer is counted. */
  #advise(): void {
    const open = this.#open
    if (!open) return
    const { best, play, fold } = worthOf(threeCardsOf(open.player))
    this.#advice.textContent = say(best === 'play' ? words.bestPlay : words.bestFold, {
      play: times(play),
      fold: times(fold),
    })
  }

  /** During a round the chips stay where they are. */
  #write(): void {
    const { isOpen } = this.#room.table
    this.#table.chips.busy(this.#isBusy || isOpen)
    this.#fold.disabled = this.#ask.disabled = !this.#open
    this.element.toggleAttribute('data-decides', isOpen)
  }

  #close(view: ThreeView): void {
    const { result } = view
    this.#hands.player.mark(
      result === 'folded' ? 'folded' : result === 'won' || result === 'no-queen' ? 'won' : undefined
    )
    this.#hands.dealer.mark(result === 'lost' ? 'won' : undefined)
    if (result) this.#table.road.add(result, toneOf[result], headOf(view))
    this.#table.chips.settle(view.bets)
  }

  settle(round: Round | null): void {
    if (!round) return
    const view = viewOf(round)
    this.#hands.player.show(view.player, nameOf(view.hand, view.player))
    if (view.dealer && view.dealerHand) this.#hands.dealer.show(view.dealer, nameOf(view.dealerHand, view.dealer))
    this.#close(view)
    this.#write()
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    this.#advice.textContent = ''
    if (view.result === null) {
      this.#table.chips.mark([])
      for (const hand of Object.values(this.#hands)) hand.clear()
      await this.#hands.player.deal(view.player, nameOf(view.hand, view.player))
    } else if (view.dealer && view.dealerHand) {
      await this.#hands.dealer.deal(view.dealer, nameOf(view.dealerHand, view.dealer))
      await pause(200)
    }
    this.#close(view)
    await animate(this.#table.road.element, [{ opacity: 0.6 }, { opacity: 1 }], { duration: 160 })
  }

  act(): Act {
    if (!this.#room.table.isOpen) return this.#table.act()
    return { kind: 'advance', label: words.play, isReady: true, choice: { decision: 'play' } }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#write()
  }
}

const rowsOf = (all: Readonly<Record<Three, number>>) =>
  threes
    .filter((hand) => all[hand] > 0)
    .toReversed()
    .map((hand) => [words.hands[hand], times(all[hand])] as const)

/** What the two say beside the table, where there is room; the rules say it everywhere. */
const plaque = (): HTMLElement =>
  h(
    'div',
    { class: 'plaque', 'aria-hidden': 'true' },
    ...(
      [
        [words.sides['pair-plus'], threePays.pairPlus],
        [words.bonus, threePays.bonus],
      ] as const
    ).map(([name, all]) =>
      h(
        'dl',
        {},
        h('dt', { class: 'of' }, name),
        ...rowsOf(all).flatMap(([hand, pay]) => [h('dt', {}, hand), h('dd', { class: 'num' }, pay)])
      )
    )
  )

/** What the bonus on the ante and the pair plus give. */
function pays(): HTMLElement[] {
  return [
    plainTable([words.bonus, words.onTop], rowsOf(threePays.bonus)),
    plainTable([words.sides['pair-plus'], words.pays], rowsOf(threePays.pairPlus)),
    h('p', {}, words.skill),
  ]
}

export const client: GameClient = { mount: (room) => new QueenOfThree(room), pays }
