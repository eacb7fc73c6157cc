import { fromWire, type Money, money, subtract, toDecimal } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { WireError } from '@ante/kit/refusal'
import { isCelebrated, type Json } from '../rules/engine.ts'
import { pauseOfSite } from './balance-pause.ts'
import { boot, numberText, shared } from './boot.ts'
import { celebrate, endCelebrations } from './celebration.ts'
import { labelled, roundButton } from './controls.ts'
import { Cycle } from './cycle.ts'
import { h } from './dom.ts'
import type { GameClient, Playing, GameHost } from './game-client.ts'
import { openInfo } from './info.ts'
import { isPlayKey, refocus } from './keyboard.ts'
import { openSeeds } from './seeds/open.ts'
import { JackpotLine } from './jackpot-line.ts'
import { OwnStakes } from './own-stakes.ts'
import { PackLine } from './pack-line.ts'
import { paidToBalance, resultSentence, won } from './result.ts'
import { Seal } from './seeds/seal.ts'
import type { Round, Table } from './table.ts'
import { noFunds, wayOn } from './way-on.ts'

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
  readonly #less = roundButton(shared.stakeLess, 'less', () => this.#step(-1))
  readonly #more = roundButton(shared.stakeMore, 'more', () => this.#step(1))
  readonly #pack: PackLine
  readonly #jackpot: JackpotLine
  readonly #own: OwnStakes
  readonly #seal: Seal
  readonly #pause = pauseOfSite()
  readonly #cycle = new Cycle()
  #busy = false
  #pressed: Element | null = null

  constructor(table: Table, client: GameClient) {
    this.table = table
    this.#playing = client.mount(this)
    this.#own = new OwnStakes(this)
    this.#pack = new PackLine(this)
    this.#jackpot = new JackpotLine(this)
    this.#seal = new Seal(() => openSeeds(table, client, this))
    document.title = table.name
    this.#stage.append(this.#playing.element)
    this.element.append(
      h(
        'div',
        { class: 'top' },
        // A Latin name on a page from right to left is cut at its end.
        h('h1', { dir: 'auto' }, table.name),
        boot.mode === 'demo' && h('span', { class: 'tag' }, shared.demo),
        ...(this.#playing.controls ?? []),
        this.#seal.element,
        roundButton(shared.rules, 'info', () => openInfo(this, client))
      ),
      this.#stage,
      h(
        'div',
        { class: 'foot' },
        this.#told,
        this.#jackpot.element,
        this.#pack.element,
        this.#own.element,
        h(
          'div',
          { class: 'desk' },
          h(
            'div',
            { class: 'sums' },
            labelled(boot.mode === 'demo' ? shared.playMoney : shared.balance, this.#balance),
            labelled(shared.win, this.#win)
          ),
          this.#go,
          h(
            'div',
            { class: 'stakes' },
            this.#less,
            labelled(this.#playing.levelName ?? shared.stake, this.#stake),
            this.#more
          )
        )
      ),
      h('div', { class: 'link-lost', role: 'alert', hidden: true }, shared.lost)
    )
    document.addEventListener('keydown', (event) => {
      if (!isPlayKey(event, this.#go)) return
      event.preventDefault()
      // A held key plays once (GAM-13: release and press again).
      if (!event.repeat) this.#press()
    })
    // Some browsers press a focused button on the way up of the space bar; it was pressed on the way down already.
    this.#go.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault())
    this.#playing.settle(table.round)
    if (table.isOpen) this.#say(shared.resumed)
    else if (table.round) this.#win.textContent = this.amount(won(table.round))
    if (this.#isDrawnLater) this.#pause.start()
    this.#showBalance(table.balance)
    this.changed()
  }

  /** Bets wait for a draw that all share. */
  get #isDrawnLater(): boolean {
    return this.table.isShared && this.table.isOpen
  }

  amount(minor: bigint): string {
    const sum = money(minor, this.table.stake.currency)
    return boot.mode === 'demo' ? numberText(toDecimal(sum)) : formatMoney(sum)
  }

  link(isThere: boolean): void {
    for (const line of document.querySelectorAll<HTMLElement>('.link-lost')) line.hidden = isThere
    if (isThere) this.#say(shared.back)
  }

  changed(): void {
    const act = this.#playing.act()
    const levels = this.table.levels
    const at = levels.findIndex((level) => level.minor === this.table.stake.minor)
    this.#go.textContent = act.label
    this.#go.disabled = this.#busy || !act.isReady || (act.kind === 'play' && this.#isTooEarly)
    this.#stake.textContent = this.amount(this.table.stake.minor)
    const isFixed = this.#busy || this.table.isOpen || this.table.pack !== undefined
    this.#less.disabled = isFixed || at <= 0
    this.#more.disabled = isFixed || at >= levels.length - 1
    this.#pack.changed()
    this.#own.changed(this.#busy)
    this.#seal.write(this.table.seeds?.server_hash, this.#busy)
  }

  act(kind: 'play' | 'advance', choice?: Json, stakeMinor?: bigint): Promise<void> {
    if (kind === 'advance') return this.#ask(() => this.table.advance(choice))
    return this.#isTooEarly ? Promise.resolve() : this.#ask(() => this.#play(choice, stakeMinor))
  }

  get #isTooEarly(): boolean {
    return this.#cycle.waitMs(performance.now()) > 0
  }

  /** The button of the next stake waits with the server for the cycle of the game. */
  async #play(choice: Json | undefined, stakeMinor: bigint | undefined): Promise<WireError | undefined> {
    const error = await this.table.play(choice, stakeMinor)
    if (error) return error
    const { cycle_ms } = this.table.info
    this.#cycle.begin(cycle_ms, performance.now())
    if (cycle_ms > 0)
      setTimeout(() => {
        this.changed()
        if (!this.#busy) refocus(this.#pressed, this.#go)
      }, cycle_ms + 5 /* A timer may ring a moment early. */)
    return undefined
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
      endCelebrations(this.#stage)
      const error = await question()
      if (error) this.#refused(error)
      else if (this.table.round) await this.#show(this.table.round)
    } finally {
      this.#hold(false)
    }
  }

  async #show(round: Round): Promise<void> {
    const jackpot = this.#jackpot.wonBy(round)
    const paid = paidToBalance(round, this.table) + jackpot
    // While the game shows how it went, the balance has the stake taken and the win not yet paid: no result before its time.
    this.#showBalance(this.table.balance && subtract(this.table.balance, money(paid, this.table.balance.currency)))
    await this.#playing.reveal(round)
    this.#showBalance(this.table.balance)
    if (round.status !== 'open') this.#win.textContent = this.amount(won(round))
    if (round.status === 'void') return this.#say(shared.voided)
    const own = this.#playing.tell(round)
    const stake = fromWire(round.stake).minor
    const win = round.status === 'open' ? jackpot : won(round) + jackpot
    const isWin = isCelebrated(stake, win)
    const said = own ?? (round.status === 'open' ? '' : resultSentence(round, this))
    this.#say(said, isWin ? 'win' : undefined, this.#jackpot.say(round), this.#pack.over())
    if (isWin) void celebrate(this.#stage, { win, stake }, (minor) => this.amount(minor))
  }

  #refused(error: WireError): void {
    if (error.code === 'insufficient_funds') return this.#say(...noFunds(() => void this.#refill()))
    this.#say(error.message || shared.failed, 'bad', wayOn(error.code))
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

  #press(): void {
    const { kind, choice, isReady, stakeMinor } = this.#playing.act()
    if (isReady) void this.act(kind, choice, stakeMinor)
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
    if (!isBusy) refocus(this.#pressed, this.#go)
  }

  #showBalance(balance: Money | undefined): void {
    this.#pause.show(balance)
    this.#balance.textContent = balance ? this.amount(balance.minor) : shared.none
  }

  #say(sentence: string, tone?: 'win' | 'bad', ...more: (HTMLElement | undefined)[]): void {
    this.#told.dataset.tone = tone ?? 'plain'
    this.#told.replaceChildren(h('span', {}, sentence), ...more.filter((one) => one !== undefined))
  }
}
