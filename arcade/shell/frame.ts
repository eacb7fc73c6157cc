import { type Money, money, subtract, toDecimal } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { WireError } from '@ante/kit/refusal'
import type { Json } from '../rules/engine.ts'
import { AutoControl } from './auto/auto-control.ts'
import { boot, numberText, shared } from './boot.ts'
import { celebrate, endCelebrations } from './celebration.ts'
import { roundButton } from './controls.ts'
import { Cycle } from './cycle.ts'
import { h, write } from './dom.ts'
import type { GameClient, Playing, GameHost } from './game-client.ts'
import { openHistory } from './history/history-sheet.ts'
import { openInfo } from './info.ts'
import { listenForKeys, refocus } from './keyboard.ts'
import { openSeeds } from './seeds/open.ts'
import { JackpotLine } from './jackpot-line.ts'
import { calm, hurry } from './motion.ts'
import { layFrame, showLink } from './layout.ts'
import { OwnStakes } from './own-stakes.ts'
import { PackLine } from './pack-line.ts'
import type { Presses } from './pressed.ts'
import { broughtBy, keepFirstStake, paidToBalance, toldOf } from './result.ts'
import { Seal } from './seeds/seal.ts'
import { pauseOfSite } from './site-balance.ts'
import { SessionLine } from './session/session-line.ts'
import { StakeDesk } from './stakes/stake-desk.ts'
import type { Round, Table } from './table.ts'
import { Told } from './told.ts'

/** The frame around a game: the sums that must always be in sight, the stake, the one big button, the line that tells what happened. */
export class Frame implements GameHost {
  readonly table: Table
  readonly element = h('div', { class: 'frame' })
  readonly #playing: Playing
  readonly #stage = h('div', { class: 'stage' })
  readonly #balance = h('span', { class: 'num', 'data-is': 'balance' })
  readonly #win = h('span', { class: 'num', 'data-is': 'win' }, shared.none)
  readonly #told = new Told()
  readonly #go = h('button', { class: 'go', type: 'button', click: () => this.#press() })
  readonly #stakes: StakeDesk
  readonly #auto: AutoControl
  readonly #pack: PackLine
  readonly #jackpot: JackpotLine
  readonly #own: OwnStakes
  readonly #seal: Seal
  readonly #session: SessionLine
  readonly #pause = pauseOfSite((now) => {
    this.table.balance = now
    this.#showBalance(now)
  })
  readonly #cycle = new Cycle()
  /** A question is under way or its answer is being shown: nothing else is asked meanwhile. */
  #isAsking = false
  #isShowing = false
  #isHeld = false
  #pressed: Element | null = null

  constructor(table: Table, client: GameClient, presses: Presses) {
    this.table = table
    this.#playing = client.mount(this)
    this.#stakes = new StakeDesk(this, this.#playing.levelName)
    this.#auto = new AutoControl(this, this.#playing)
    this.#own = new OwnStakes(this)
    this.#pack = new PackLine(this)
    this.#jackpot = new JackpotLine(this)
    this.#session = new SessionLine(this, () => this.#auto.stop('site'))
    this.#seal = new Seal(() => openSeeds(table, client, this))
    document.title = table.name
    this.#stage.append(this.#playing.element)
    this.element.append(
      ...layFrame({
        title: table.name,
        controls: [
          ...(this.#playing.controls ?? []),
          this.#seal.element,
          roundButton(shared.rules, 'info', () => openInfo(this, client)),
        ],
        stage: this.#stage,
        lines: [
          this.#session.element,
          this.#told.element,
          this.#auto.line,
          this.#jackpot.element,
          this.#pack.element,
          this.#own.element,
        ],
        balance: this.#balance,
        win: this.#win,
        history: () => void openHistory(this, client),
        gos: [this.#go, ...this.#auto.buttons],
        stakes: this.#stakes.element,
      })
    )
    listenForKeys(
      this.#go,
      () => presses.byKey(this.#go, () => this.#press()),
      (event) => this.#stakes.key(event)
    )
    this.#stage.addEventListener('pointerdown', () => this.#slam())
    this.#playing.settle(table.round)
    if (table.isOpen) this.say(shared.resumed)
    else if (table.round) this.#win.textContent = this.amount(broughtBy(table.round))
    if (this.#isDrawnLater()) this.#pause.start()
    this.#showBalance(table.balance)
    this.changed()
  }

  readonly #isDrawnLater = (): boolean => this.table.isShared && this.table.isOpen

  amount(minor: bigint): string {
    const sum = money(minor, this.table.stake.currency)
    return boot.mode === 'demo' ? numberText(toDecimal(sum)) : formatMoney(sum)
  }

  link(isThere: boolean): void {
    showLink(isThere)
    if (isThere) this.say(shared.back)
    else this.#auto.stop('lost')
  }

  changed(): void {
    keepFirstStake(this.table, this.#playing)
    const [act, isBusy] = [this.#playing.act(), this.#isBusy]
    write(this.#go, this.#auto.isRunning ? this.#auto.label : act.label)
    const isDead = isBusy || !act.isReady || (act.kind === 'play' && this.waitMs() > 0)
    this.#go.disabled = isDead && !this.#auto.isRunning
    this.#stakes.changed(isBusy || this.table.isOpen || this.table.pack !== undefined)
    this.#auto.changed(isBusy || this.table.isOpen)
    this.#pack.changed()
    this.#own.changed(isBusy)
    this.#seal.write(this.table.seeds?.server_hash, isBusy)
    this.#hold(isBusy)
  }

  /** Controls are dead while a round is shown, and from the first to the last round of autoplay. */
  get #isBusy(): boolean {
    return this.#isAsking || this.#auto.isRunning
  }

  readonly say = (sentence: string): void => this.#told.say(sentence)
  act = async (kind: 'play' | 'advance', choice?: Json, stakeMinor?: bigint): Promise<void> =>
    this.#isBusy ? undefined : void (await this.#act(kind, choice, stakeMinor))

  #act(kind: 'play' | 'advance', choice?: Json, stakeMinor?: bigint): Promise<bigint | undefined> {
    if (kind === 'advance') return this.#ask(() => this.table.advance(choice))
    return this.waitMs() > 0 ? Promise.resolve(undefined) : this.#ask(() => this.#play(choice, stakeMinor))
  }

  /** One press of the big button; what it paid to the balance, undefined where nothing was played. */
  async pressOnce(): Promise<bigint | undefined> {
    const { kind, choice, isReady, stakeMinor, press } = this.#playing.act()
    if (kind !== 'own') return isReady ? this.#act(kind, choice, stakeMinor) : undefined
    if (isReady) press?.()
    return undefined
  }

  readonly waitMs = (): number => this.#cycle.waitMs(performance.now())
  /** The button of the next stake waits with the server for the cycle of the game. */
  async #play(choice: Json | undefined, stakeMinor: bigint | undefined): Promise<WireError | undefined> {
    const error = await this.table.play(choice, { stakeMinor, isAuto: this.#auto.isRunning })
    if (error) return error
    this.#cycle.begin(this.table.info.cycle_ms, performance.now(), () => {
      this.changed()
      if (!this.#isBusy) refocus(this.#pressed, this.#go)
    })
    return undefined
  }

  readonly renew = async (): Promise<void> => void (await this.#ask(() => this.table.open()))
  async #ask(question: () => Promise<WireError | undefined>): Promise<bigint | undefined> {
    if (this.#isAsking) return undefined
    let paid: bigint | undefined
    const work = async (): Promise<void> => void (paid = await this.#askAndReveal(question))
    await (boot.mode === 'real' ? this.#pause.during(work, this.#isDrawnLater) : work())
    return paid
  }

  async #askAndReveal(question: () => Promise<WireError | undefined>): Promise<bigint | undefined> {
    this.#pressed = document.activeElement
    this.#isAsking = true
    this.changed()
    try {
      this.say('')
      endCelebrations(this.#stage)
      const error = await question()
      if (error) this.#refused(error)
      else if (this.table.round) return await this.#show(this.table.round)
      return undefined
    } finally {
      calm()
      this.#isAsking = false
      this.changed()
      if (!this.#isBusy) refocus(this.#pressed, this.#go)
    }
  }

  async #show(round: Round): Promise<bigint> {
    const jackpot = this.#jackpot.wonBy(round)
    const paid = paidToBalance(round, this.table) + jackpot
    // While the game shows how it went, the balance has the stake taken and the win not yet paid: no result before its time.
    this.#showBalance(this.table.balance && subtract(this.table.balance, money(paid, this.table.balance.currency)))
    this.#isShowing = true
    await this.#playing.reveal(round).finally(() => (this.#isShowing = false))
    this.#showBalance(this.table.balance)
    if (round.status !== 'open') this.#win.textContent = this.amount(broughtBy(round))
    const { isWin, isWinTold, win, stake, said } = toldOf(round, this.#playing.tell(round), jackpot, this)
    this.#told.say(said, isWinTold ? 'win' : undefined, this.#jackpot.say(round), this.#pack.over())
    if (isWin) void celebrate(this.#stage, { win, stake }, (minor) => this.amount(minor))
    this.#session.readSoon()
    return paid
  }

  /** GAM-14: the player ends the motion of a round, where their market allows it. */
  #slam(): void {
    if (this.#isShowing && this.table.info.allowed.slam_stop) hurry()
  }

  #refused(error: WireError): void {
    this.#told.refuse(error, () => void this.#refill())
    this.#showBalance(this.table.balance)
    if (error.code === 'reality_check_due') void this.#session.read()
  }

  async #refill(): Promise<void> {
    const error = await this.table.refill()
    if (error) return this.#refused(error)
    this.#playing.settle(null)
    this.#showBalance(this.table.balance)
    this.#win.textContent = shared.none
    this.say('')
    this.changed()
  }

  #press(): void {
    if (this.#auto.isRunning) return this.#auto.stop('player')
    void (this.#isAsking ? this.#slam() : this.pressOnce())
  }

  #hold(isBusy: boolean): void {
    if (isBusy === this.#isHeld) return
    this.#isHeld = isBusy
    this.element.toggleAttribute('aria-busy', isBusy)
    this.#playing.busy(isBusy)
  }

  #showBalance(balance: Money | undefined): void {
    this.#pause.show(balance)
    write(this.#balance, balance ? this.amount(balance.minor) : shared.none)
  }
}
