import { currencies, formatMoney, fromWire, type Money, money, subtract } from '@ante/kit/money'
import type { WireError } from '@ante/kit/refusal'
import { isCelebrated, type Json } from '@ante/product/games/rules/engine'
import { boot, say, texts } from './boot.ts'
import { h, picture } from './dom.ts'
import type { GameClient, Playing, Room } from './game-client.ts'
import { openInfo } from './info.ts'
import { animate, pause, roll } from './motion.ts'
import type { Round, Table } from './table.ts'

const icons = {
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5M12 7.6v.2"/>',
  less: '<path d="M6 12h12"/>',
  more: '<path d="M6 12h12M12 6v12"/>',
}
const won = (round: Round | null): bigint => (round ? fromWire(round.win).minor : 0n)

/** The frame around a game: the sums that must always be in sight, the stake, the one big button, the line that tells what happened. */
export class Frame implements Room {
  readonly table: Table
  readonly element = h('div', { class: 'frame' })
  readonly #playing: Playing
  readonly #stage = h('div', { class: 'stage' })
  readonly #balance = h('span', { class: 'num', 'data-is': 'balance' })
  readonly #stake = h('output', { class: 'num', 'data-is': 'stake' })
  readonly #win = h('span', { class: 'num', 'data-is': 'win' }, texts.none)
  readonly #told = h('div', { class: 'told', role: 'status', 'aria-live': 'polite' })
  readonly #go = h('button', { class: 'go', type: 'button', click: () => this.#press() })
  readonly #less = this.#round(texts.stakeLess, icons.less, () => this.#step(-1))
  readonly #more = this.#round(texts.stakeMore, icons.more, () => this.#step(1))
  readonly #lost = h('div', { class: 'link-lost', role: 'alert', hidden: true }, texts.lost)
  #busy = false
  #pressed: Element | null = null

  constructor(table: Table, client: GameClient) {
    this.table = table
    this.#playing = client.mount(this)
    const { game } = table.info
    const title = game.description.name || game.name
    document.title = title
    this.#stage.append(this.#playing.element)
    this.element.append(
      h(
        'div',
        { class: 'top' },
        h('h1', {}, title),
        boot.mode === 'demo' && h('span', { class: 'tag' }, texts.demo),
        this.#round(texts.rules, icons.info, () => openInfo(this, client))
      ),
      this.#stage,
      h(
        'div',
        { class: 'foot' },
        this.#told,
        h(
          'div',
          { class: 'desk' },
          h('div', { class: 'sums' }, this.#sum(boot.mode === 'demo' ? texts.playMoney : texts.balance, this.#balance), this.#sum(texts.win, this.#win)),
          this.#go,
          h('div', { class: 'stakes' }, this.#less, this.#sum(this.#playing.levelName ?? texts.stake, this.#stake), this.#more)
        )
      ),
      this.#lost
    )
    document.addEventListener('keydown', (event) => this.#key(event))
    // Some browsers press a focused button on the way up of the space bar; it was pressed on the way down already.
    this.#go.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault())
    this.#playing.settle(table.round)
    if (table.isOpen) this.#say(texts.resumed)
    else if (table.round) this.#win.textContent = this.amount(won(table.round))
    this.#showBalance(table.balance)
    this.changed()
  }

  amount(minor: bigint): string {
    const { currency } = this.table.stake
    const text = formatMoney(money(minor, currency))
    return boot.mode === 'demo' ? text.replace(currencies[currency].symbol, '') : text
  }

  /** The connection broke or came back. */
  link(isThere: boolean): void {
    this.#lost.hidden = isThere
    if (isThere) this.#say(texts.back)
  }

  changed(): void {
    const act = this.#playing.act()
    const levels = this.table.levels
    const at = levels.findIndex((level) => level.minor === this.table.stake.minor)
    this.#go.textContent = act.label
    this.#go.disabled = this.#busy || !act.isReady
    this.#stake.textContent = this.amount(this.table.stake.minor)
    this.#less.disabled = this.#busy || this.table.isOpen || at <= 0
    this.#more.disabled = this.#busy || this.table.isOpen || at >= levels.length - 1
  }

  act(kind: 'play' | 'advance', choice?: Json, stakeMinor?: bigint): Promise<void> {
    return this.#ask(() => (kind === 'play' ? this.table.play(choice, stakeMinor) : this.table.advance(choice)))
  }

  renew(): Promise<void> {
    return this.#ask(() => this.table.open())
  }

  async #ask(question: () => Promise<WireError | undefined>): Promise<void> {
    if (this.#busy) return
    this.#hold(true)
    try {
      this.#say('')
      this.#clearPlate()
      const error = await question()
      if (error) this.#refused(error)
      else if (this.table.round) await this.#show(this.table.round)
    } finally {
      this.#hold(false)
    }
  }

  async #show(round: Round): Promise<void> {
    const paid = round.status === 'finished' ? won(round) : 0n
    // While the game shows how it went, the balance has the stake taken and the win not yet paid: no result before its time.
    this.#showBalance(this.table.balance && subtract(this.table.balance, money(paid, this.table.balance.currency)))
    await this.#playing.reveal(round)
    this.#showBalance(this.table.balance)
    if (round.status !== 'open') this.#win.textContent = this.amount(won(round))
    if (round.status === 'void') return this.#say(texts.voided)
    const own = this.#playing.tell(round)
    if (round.status === 'open') return this.#say(own ?? '')
    const stake = fromWire(round.stake).minor
    const isWin = isCelebrated(stake, won(round))
    const sentence = isWin
      ? say(texts.won, { amount: this.amount(won(round)) })
      : won(round) > 0n
        ? say(texts.wonBack, { amount: this.amount(won(round)), stake: this.amount(stake) })
        : texts.noWin
    this.#say(own ?? sentence, isWin ? 'win' : undefined)
    if (isWin) void this.#celebrate(won(round), stake)
  }

  /** GAM-15: only for a win larger than the stake; longer the more times the stake it is, never in the way of the next round. */
  async #celebrate(win: bigint, stake: bigint): Promise<void> {
    const times = Number(win / stake)
    const figure = h('b', { class: 'num' })
    const plate = h('div', { class: 'plate', 'aria-hidden': 'true' }, figure)
    this.#stage.append(plate)
    const show = (share: number): void => void (figure.textContent = this.amount((win * BigInt(Math.round(share * 1000))) / 1000n))
    const appear = animate(
      figure,
      [
        { opacity: 0, transform: 'scale(0.86)' },
        { opacity: 1, transform: 'scale(1)' },
      ],
      { duration: 220 }
    )
    await Promise.all([appear, roll(times >= 10 ? 1400 : 500, show)])
    const leave = async (): Promise<void> => {
      await pause(times >= 10 ? 1600 : 900)
      await animate(figure, [{ opacity: 1 }, { opacity: 0 }], { duration: 240, fill: 'forwards' })
      plate.remove()
    }
    void leave()
  }

  #clearPlate(): void {
    for (const plate of this.#stage.querySelectorAll('.plate')) plate.remove()
  }

  #refused(error: WireError): void {
    if (error.code === 'insufficient_funds') {
      const isDemo = boot.mode === 'demo'
      const out = isDemo
        ? h('button', { type: 'button', click: () => void this.#refill() }, texts.refill)
        : h('a', { href: this.#site('/cashier/deposit'), target: '_top' }, texts.deposit)
      return this.#say(isDemo ? texts.noPlayMoney : texts.noFunds, 'bad', out)
    }
    this.#say(error.message || texts.failed, 'bad')
  }

  async #refill(): Promise<void> {
    const error = await this.table.refill()
    if (error) return this.#refused(error)
    this.#playing.settle(null)
    this.#showBalance(this.table.balance)
    this.#win.textContent = texts.none
    this.#say('')
    this.changed()
  }

  #site(path: string): string {
    return boot.locale === 'en' ? path : `/${boot.locale}${path}`
  }

  #press(): void {
    const { kind, choice, isReady, stakeMinor } = this.#playing.act()
    if (isReady) void this.act(kind, choice, stakeMinor)
  }

  /** Space and Enter play from anywhere but a control; a held key plays once (GAM-13: release and press again). */
  #key(event: KeyboardEvent): void {
    if ((event.key !== ' ' && event.key !== 'Enter') || document.querySelector('dialog[open]')) return
    // Enter in a field plays, as it would send a form; the space bar belongs to the field.
    const isControl = event.target instanceof Element && event.target.closest(event.key === 'Enter' ? 'button, a' : 'button, a, input')
    if (isControl && event.target !== this.#go) return
    event.preventDefault()
    if (!event.repeat) this.#press()
  }

  #step(by: number): void {
    const levels = this.table.levels
    const at = levels.findIndex((level) => level.minor === this.table.stake.minor)
    this.table.stake = levels[Math.min(levels.length - 1, Math.max(0, at + by))] ?? this.table.stake
    this.changed()
  }

  #hold(isBusy: boolean): void {
    if (isBusy) this.#pressed = document.activeElement
    this.#busy = isBusy
    this.element.toggleAttribute('aria-busy', isBusy)
    this.#playing.busy(isBusy)
    this.changed()
    if (!isBusy) this.#refocus()
  }

  /** What is disabled for the time of a round loses the focus, and who plays by keyboard would have to look for it after each. */
  #refocus(): void {
    const held = this.#pressed
    // Somebody who has gone on to the page around the game is not called back: their next key would play.
    if (!document.hasFocus() || document.activeElement !== document.body || !(held instanceof HTMLElement) || held === document.body) return
    held.focus({ preventScroll: true })
    if (document.activeElement === document.body) this.#go.focus({ preventScroll: true })
  }

  #showBalance(balance: Money | undefined): void {
    this.#balance.textContent = balance ? this.amount(balance.minor) : texts.none
  }

  #say(sentence: string, tone?: 'win' | 'bad', extra?: HTMLElement): void {
    this.#told.dataset.tone = tone ?? 'plain'
    this.#told.replaceChildren(h('span', {}, sentence), ...(extra ? [extra] : []))
  }

  #sum(label: string, value: HTMLElement): HTMLElement {
    return h('div', { class: 'sum' }, h('span', {}, label), value)
  }

  #round(label: string, icon: string, click: () => void): HTMLButtonElement {
    return h('button', { class: 'round-button', type: 'button', 'aria-label': label, title: label, click }, picture('0 0 24 24', icon))
  }
}
