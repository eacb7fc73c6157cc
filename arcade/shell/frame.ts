import { currencies, formatMoney, fromWire, type Money, money, subtract } from '@ante/kit/money'
import type { WireError } from '@ante/kit/refusal'
import { isCelebrated, type Json } from '../rules/engine.ts'
import { pauseOfSite } from './balance-pause.ts'
import { boot, say, shared } from './boot.ts'
import { h, picture } from './dom.ts'
import type { GameClient, Playing, GameHost } from './game-client.ts'
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
export class Frame implements GameHost {
  readonly table: Table
  readonly element = h('div', { class: 'frame' })
  readonly #playing: Playing
  readonly #stage = h('div', { class: 'stage' })
  readonly #balance = h('span', { class: 'num', 'data-is': 'balance' })
  readonly #stake = h('output', { class: 'num', 'data-is': 'stake' })
  readonly #win = h('span', { class: 'num', 'data-is': 'win' }, shared.none)
  readonly #told = h('div', { class: 'told', role: 'status', 'aria-live': 'polite' })
  readonly #go = h('button', { class: 'go', type: 'button', click: () => this.#press() })
  readonly #less = this.#round(shared.stakeLess, icons.less, () => this.#step(-1))
  readonly #more = this.#round(shared.stakeMore, icons.more, () => this.#step(1))
  readonly #lost = h('div', { class: 'link-lost', role: 'alert', hidden: true }, shared.lost)
  readonly #pause = pauseOfSite()
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
        boot.mode === 'demo' && h('span', { class: 'tag' }, shared.demo),
        this.#round(shared.rules, icons.info, () => openInfo(this, client))
      ),
      this.#stage,
      h(
        'div',
        { class: 'foot' },
        this.#told,
        h(
          'div',
          { class: 'desk' },
          h(
            'div',
            { class: 'sums' },
            this.#sum(boot.mode === 'demo' ? shared.playMoney : shared.balance, this.#balance),
            this.#sum(shared.win, this.#win)
          ),
          this.#go,
          h(
            'div',
            { class: 'stakes' },
            this.#less,
            this.#sum(this.#playing.levelName ?? shared.stake, this.#stake),
            this.#more
          )
        )
      ),
      this.#lost
    )
    document.addEventListener('keydown', (event) => this.#key(event))
    // Some browsers press a focused button on the way up of the space bar; it was pressed on the way down already.
    this.#go.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault())
    this.#playing.settle(table.round)
    if (table.isOpen) this.#say(shared.resumed)
    else if (table.round) this.#win.textContent = this.amount(won(table.round))
    if (this.#isDrawnLater) this.#pause.start()
    this.#showBalance(table.balance)
    this.changed()
  }

  /** Bets of the player wait for a draw that all share. */
  get #isDrawnLater(): boolean {
    return this.table.isShared && this.table.isOpen
  }

  amount(minor: bigint): string {
    const { currency } = this.table.stake
    const text = formatMoney(money(minor, currency))
    return boot.mode === 'demo' ? text.replace(currencies[currency].symbol, '') : text
  }

  /** The connection broke or came back. */
  link(isThere: boolean): void {
    this.#lost.hidden = isThere
    if (isThere) this.#say(shared.back)
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
    const work = () => this.#askAndReveal(question)
    await (boot.mode === 'real' ? this.#pause.during(work, () => this.#isDrawnLater) : work())
  }

  async #askAndReveal(question: () => Promise<WireError | undefined>): Promise<void> {
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
    if (round.status === 'void') return this.#say(shared.voided)
    const own = this.#playing.tell(round)
    if (round.status === 'open') return this.#say(own ?? '')
    const stake = fromWire(round.stake).minor
    const isWin = isCelebrated(stake, won(round))
    const sentence = isWin
      ? say(shared.won, { amount: this.amount(won(round)) })
      : won(round) > 0n
        ? say(shared.wonBack, { amount: this.amount(won(round)), stake: this.amount(stake) })
        : shared.noWin
    this.#say(own ?? sentence, isWin ? 'win' : undefined)
    if (isWin) void this.#celebrate(won(round), stake)
  }

  /** GAM-15: only for a win larger than the stake; longer the more times the stake it is, never in the way of the next round. */
  async #celebrate(win: bigint, stake: bigint): Promise<void> {
    const times = Number(win / stake)
    const figure = h('b', { class: 'num' })
    const plate = h('div', { class: 'plate', 'aria-hidden': 'true' }, figure)
    this.#stage.append(plate)
    const show = (share: number): void =>
      void (figure.textContent = this.amount((win * BigInt(Math.round(share * 1000))) / 1000n))
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
        ? h('button', { type: 'button', click: () => void this.#refill() }, shared.refill)
        : h('a', { href: this.#site('/cashier/deposit'), target: '_top' }, shared.deposit)
      return this.#say(isDemo ? shared.noPlayMoney : shared.noFunds, 'bad', out)
    }
    this.#say(error.message || shared.failed, 'bad')
  }

  async #refill(): Promise<void> {
    const error = await this.table.refill()
    if (error) return this.#refused(error)
    this.#playing.settle(null)
    this.#showBalance(this.table.balance)
    this.#win.textContent = shared.none
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
    const isControl =
      event.target instanceof Element && event.target.closest(event.key === 'Enter' ? 'button, a' : 'button, a, input')
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
    if (
      !document.hasFocus() ||
      document.activeElement !== document.body ||
      !(held instanceof HTMLElement) ||
      held === document.body
    )
      return
    held.focus({ preventScroll: true })
    if (document.activeElement === document.body) this.#go.focus({ preventScroll: true })
  }

  #showBalance(balance: Money | undefined): void {
    this.#pause.show(balance)
    this.#balance.textContent = balance ? this.amount(balance.minor) : shared.none
  }

  #say(sentence: string, tone?: 'win' | 'bad', extra?: HTMLElement): void {
    this.#told.dataset.tone = tone ?? 'plain'
    this.#told.replaceChildren(h('span', {}, sentence), ...(extra ? [extra] : []))
  }

  #sum(label: string, value: HTMLElement): HTMLElement {
    return h('div', { class: 'sum' }, h('span', {}, label), value)
  }

  #round(label: string, icon: string, click: () => void): HTMLButtonElement {
    return h(
      'button',
      { class: 'round-button', type: 'button', 'aria-label': label, title: label, click },
      picture('0 0 24 24', icon)
    )
  }
}
