import type { LiveBets } from '../../rules/protocol.ts'
import { betNamesOf } from '../../rules/table-bets.ts'
import { say } from '../boot.ts'
import { h } from '../dom.ts'
import type { Act, GameHost } from '../game-client.ts'
import { byBet, type Chip, type ChipLimits, fits, sumOf, way } from '../quick/chips.ts'
import { figure } from '../quick/parts.ts'
import type { LiveTable, Round } from '../table.ts'
import { LiveFollower } from './follow.ts'
import { Others } from './others.ts'

/** What a live table with chips says. */
export interface LiveChipWords {
  readonly undo: string
  readonly clear: string
  readonly again: string
  readonly total: string
  readonly place: string
  readonly bet: string
  readonly taken: string
  readonly closed: string
  readonly closing: string
  readonly turning: string
  readonly next: string
  readonly seconds: string
}

/** What the game shows of the rounds that all players share. */
export interface LiveScene<Drawn> {
  /** An outcome, at once: of a round that was over before. */
  rest(drawn: Drawn): void
  /** How the round came to its outcome, with motion. */
  show(drawn: Drawn): Promise<void>
  /** Puts an outcome before the last ones. */
  remember(drawn: Drawn): void
  /** Marks what an outcome pays, and the bets of one's own that won; undefined takes the marks away. */
  mark(drawn: Drawn | undefined, won: ReadonlySet<string>): void
  /** The chips as they lie; held ones cannot be moved. */
  write(chips: readonly Chip[], isHeld: boolean): void
  /** What all players have staked is another; and a new round takes bets. */
  others?(bets: LiveBets | undefined): void
  opened?(): void
}
interface SeenBets<Drawn> {
  readonly drawn: Drawn | null
  readonly bets: readonly { readonly bet: string; readonly stake: number; readonly win: number }[]
}
interface LiveChipGame<Drawn> {
  readonly words: LiveChipWords
  readonly limits: ChipLimits
  readonly scene: LiveScene<Drawn>
  nameOf(bet: string): string
  /** What was drawn, as it stands in the table's messages. */
  drawnOf(drawn: LiveTable['round']['drawn']): Drawn
  seenOf(round: Round): SeenBets<Drawn>
}

const tickMs = 250
/** With less than this left before the next round, an outcome is shown at once. */
const showLeastMs = 1500
const namesMost = 3
const wonOf = (bets: SeenBets<unknown>['bets']): Set<string> =>
  new Set(bets.flatMap(({ bet, win }) => (win > 0 ? [bet] : [])))

/** Chips on the rounds of a live table: they are laid while it takes bets, lie until the round is drawn, and are paid when its outcome has been shown. */
export class LiveChips<Drawn> {
  readonly #room: GameHost
  readonly #game: LiveChipGame<Drawn>
  readonly #follower: LiveFollower
  #chips: readonly Chip[] = []
  #before: readonly Chip[] = []
  #isBusy = false
  #isFirst = true
  #isShowing = false
  /** The last round whose end was shown. */
  #shown = ''
  readonly clock = h('p', { class: 'clock', 'aria-hidden': 'true' })
  readonly others: Others
  readonly #total: ReturnType<typeof figure>
  readonly #undo: HTMLButtonElement
  readonly #clear: HTMLButtonElement
  readonly #again: HTMLButtonElement
  /** The controls, for the panel of the game. */
  readonly controls: readonly HTMLElement[]

  constructor(room: GameHost, game: LiveChipGame<Drawn>) {
    ;[this.#room, this.#game] = [room, game]
    const { words, nameOf } = game
    this.others = new Others(({ seen }) => betNamesOf(seen).slice(0, namesMost).map(nameOf).join(' · '))
    this.#total = figure(words.total)
    this.#undo = way(words.undo, () => this.#put(this.#chips.slice(0, -1)))
    this.#clear = way(words.clear, () => this.#put([]))
    this.#again = way(words.again, () => this.#put(this.#before))
    this.controls = [this.#total.element, this.#undo, this.#clear, this.#again]
    this.#write()
    this.#follower = new LiveFollower(
      room.table,
      (live) => this.#take(live),
      () => this.#writeOthers()
    )
    setInterval(() => this.#tick(), tickMs)
  }

  get #isTaken(): boolean {
    return this.#room.table.isOpen
  }

  /** Who won is told when it has been shown here. */
  #writeOthers(): void {
    const { bets } = this.#follower
    const isTold = bets === undefined || bets.round === this.#shown
    const seen: LiveBets | undefined = isTold
      ? bets
      : { ...bets, bets: bets.bets.map((bet) => (bet.status === 'finished' ? { ...bet, status: 'open' } : bet)) }
    this.others.write(seen)
    this.#game.scene.others?.(seen)
  }

  async #take(live: LiveTable): Promise<void> {
    const { scene, drawnOf } = this.#game
    const isFirst = this.#isFirst
    this.#isFirst = false
    if (isFirst) for (const { drawn } of live.last.toReversed()) scene.remember(drawnOf(drawn))
    const { round } = live
    this.#room.table.sharedRound = round.id
    if (round.state === 'settled' && this.#shown !== round.id) await this.#end(round, isFirst)
    else if (round.state === 'open') {
      if (this.#isTaken && this.#room.table.round?.nonce !== round.place) await this.#room.renew()
      if (!this.#isTaken) scene.opened?.()
    }
    this.#write()
    this.#room.changed()
  }

  async #end(round: LiveTable['round'], isFirst: boolean): Promise<void> {
    const { scene } = this.#game
    const drawn = this.#game.drawnOf(round.drawn)
    // Bets of a round before are over too, whatever was missed meanwhile.
    if (this.#isTaken) await this.#room.renew()
    else if (isFirst) scene.rest(drawn)
    else await this.#show(drawn)
    if (this.#isTaken) return
    this.#shown = round.id
    scene.mark(drawn, this.#wonIn(round))
    scene.remember(drawn)
    this.#writeOthers()
  }

  async #show(drawn: Drawn): Promise<void> {
    const round = this.#follower.live?.round
    const isLate = round?.state !== 'settled' || this.#follower.msTo(round.next_at) < showLeastMs
    if (isLate) return this.#game.scene.rest(drawn)
    this.#isShowing = true
    this.#tick()
    await this.#game.scene.show(drawn).finally(() => (this.#isShowing = false))
  }

  /** Bets of one's own that won in this round. */
  #wonIn({ id, place }: LiveTable['round']): Set<string> {
    const [own, now] = [this.#room.table.round, this.#follower.live?.round]
    return own !== null && now?.id === id && own.nonce === place ? wonOf(this.#game.seenOf(own).bets) : new Set()
  }

  #tick(): void {
    const round = this.#follower.live?.round
    if (!round) return
    const { words } = this.#game
    const seconds = (iso: string | null): string =>
      say(words.seconds, { seconds: Math.max(0, Math.ceil(this.#follower.msTo(iso) / 1000)) })
    const isOpen = this.#follower.takesBets
    const line = isOpen
      ? `${words.closing} ${seconds(round.closes_at)}`
      : round.state === 'settled' && !this.#isShowing
        ? `${words.next} ${seconds(round.next_at)}`
        : words.turning
    if (this.clock.textContent === line) return
    this.clock.textContent = line
    this.clock.toggleAttribute('data-open', isOpen)
    this.#write()
    this.#room.changed()
  }

  /** Puts a chip of the set size on a bet. */
  lay(bet: string): void {
    const chip = { bet, stake: Number(this.#room.table.stake.minor) }
    if (fits(this.#chips, chip, this.#game.limits)) this.#put([...this.#chips, chip])
  }

  #put(next: readonly Chip[]): void {
    if (this.#isBusy || this.#isTaken) return
    this.#chips = next
    this.#game.scene.mark(undefined, new Set())
    this.#write()
    this.#room.changed()
  }

  #write(): void {
    const isHeld = this.#isBusy || this.#isTaken
    this.#game.scene.write(this.#chips, isHeld)
    this.#total.set(this.#room.amount(BigInt(sumOf(this.#chips))))
    this.#undo.disabled = this.#clear.disabled = isHeld || this.#chips.length === 0
    this.#again.disabled = isHeld || this.#before.length === 0
  }

  settle(round: Round | null): void {
    if (!round) return
    const { drawn, bets } = this.#game.seenOf(round)
    this.#before = bets.map(({ bet, stake }) => ({ bet, stake }))
    if (drawn === null) this.#chips = this.#before
    else this.#game.scene.rest(drawn)
    this.#write()
  }

  async reveal(round: Round): Promise<void> {
    const { drawn, bets } = this.#game.seenOf(round)
    this.#before = bets.map(({ bet, stake }) => ({ bet, stake }))
    if (drawn === null) return
    await this.#show(drawn)
    this.#chips = []
    this.#game.scene.mark(drawn, wonOf(bets))
  }

  act(): Act {
    const { words } = this.#game
    const stake = sumOf(this.#chips)
    const bets = [...byBet(this.#chips)].map(([bet, sum]) => ({ bet, stake: sum }))
    const { takesBets } = this.#follower
    const label = this.#isTaken ? words.taken : !takesBets ? words.closed : stake > 0 ? words.bet : words.place
    return {
      kind: 'play',
      label,
      isReady: !this.#isTaken && takesBets && stake > 0,
      choice: { bets },
      stakeMinor: BigInt(stake),
    }
  }

  busy(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#write()
  }
}
