import { simulatedMark } from '@ante/kit/simulated'
import { fromWire, toDecimal } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { LiveBets } from '../../rules/protocol.ts'
import { boot, numberText, say, shared } from '../boot.ts'
import { h } from '../dom.ts'
import './others.css'

type Bet = LiveBets['bets'][number]
/** Their own currency: others may play in another one. */
const amount = (sum: Bet['win']): string =>
  boot.mode === 'demo' ? numberText(toDecimal(fromWire(sum))) : formatMoney(fromWire(sum))

const endOf = ({ status, win }: Bet): string =>
  status === 'open'
    ? shared.live.isIn
    : status === 'void'
      ? shared.live.returned
      : win.amount > 0
        ? amount(win)
        : shared.live.lost

/** Everybody's bets on the round of a live table: who, how much, and how it ended; what else there is to say of one, the game says. */
export class Others {
  readonly #head = h('h2', {})
  readonly #list = h('ol', {})
  readonly #note = h('p', { class: 'note', hidden: true })
  readonly element = h('section', { class: 'others', tabindex: '0' }, this.#head, this.#list, this.#note)
  readonly #about: (bet: Bet) => string

  /** `about` is a short text on a bet, in the middle of its line; empty where there is nothing to say. */
  constructor(about: (bet: Bet) => string) {
    this.#about = about
    this.write(undefined)
  }

  write(bets: LiveBets | undefined): void {
    const title = say(shared.live.players, { count: numberText(String(bets?.count ?? 0)) })
    this.#head.textContent = title
    this.element.setAttribute('aria-label', title)
    const all = bets?.bets ?? []
    this.#list.replaceChildren(
      ...(all.length > 0 ? all.map((bet) => this.#line(bet)) : [h('li', { class: 'nobody' }, shared.live.nobody)])
    )
    this.#note.hidden = !all.some(({ name }) => name.startsWith(simulatedMark))
    this.#note.textContent = this.#note.hidden ? '' : say(shared.live.simulated, { mark: simulatedMark })
  }

  #line(bet: Bet): HTMLElement {
    const about = this.#about(bet)
    return h(
      'li',
      { 'data-status': bet.status === 'finished' && bet.win.amount > 0 ? 'won' : bet.status },
      h('bdi', { class: 'who' }, bet.name),
      h('span', { class: 'num' }, amount(bet.stake)),
      about !== '' && h('span', { class: 'num about' }, about),
      h('span', { class: 'num end' }, endOf(bet))
    )
  }
}
