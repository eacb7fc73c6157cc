import type { LiveBets, LiveTable } from '../../rules/protocol.ts'
import { boot } from '../boot.ts'
import type { Table } from '../table.ts'
import { hearTopics } from './socket.ts'

/** How long the table is at most left alone while nothing is heard of it, and how soon after a turn of it is due we look. */
const lookMs = 4000
const soonMs = 250
/** The end of a round that runs comes at any moment. */
const runningMs = 400
/** While its messages are heard, a look now and then is enough. */
const heardMs = 20_000

/**
 * A live table, followed for as long as the frame is open: by its messages where a player is signed in, and by looking when its next turn is due otherwise, or while the
 * messages are lost.
 */
export class LiveFollower {
  live: LiveTable | undefined
  bets: LiveBets | undefined
  /** How far the server's clock is ahead of this one, in milliseconds. */
  #ahead = 0
  #isLinked = false
  readonly #table: Pick<Table, 'readShared'>
  readonly #taken: (live: LiveTable) => Promise<void>
  readonly #betsTaken: () => void
  #queue: Promise<void> = Promise.resolve()

  /** `taken` is told each state of the table, one after the other; `betsTaken` when `bets` are others. */
  constructor(
    table: Pick<Table, 'readShared'>,
    taken: (live: LiveTable) => Promise<void>,
    betsTaken: () => void = () => undefined
  ) {
    ;[this.#table, this.#taken, this.#betsTaken] = [table, taken, betsTaken]
    if (boot.player !== undefined)
      hearTopics(['games.table', 'games.bets'], boot.sysname, {
        heard: (topic, data) => this.#heard(topic, data),
        linked: (isLinked) => (this.#isLinked = isLinked),
      })
    void this.#watch()
  }

  /** Milliseconds until then by the server's clock. */
  readonly msTo = (iso: string | null): number => (iso === null ? 0 : Date.parse(iso) - Date.now() - this.#ahead)

  get takesBets(): boolean {
    return this.live?.round.state === 'open' && this.msTo(this.live.round.closes_at) > 0
  }
  /** Its bets are closed, and what was drawn is not told yet. */
  get isRunning(): boolean {
    return this.live !== undefined && this.live.round.state !== 'settled' && !this.takesBets
  }

  async #watch(): Promise<void> {
    for (;;) {
      const answer = await this.#table.readShared()
      if (answer?.bets) this.#takeBets(answer.bets)
      if (answer?.table) this.#take(answer.table)
      await new Promise((done) => setTimeout(done, this.#waitMs()))
    }
  }

  #waitMs(): number {
    const round = this.live?.round
    if (this.#isLinked) return heardMs
    if (!round) return lookMs
    if (this.isRunning) return round.next_at === null ? runningMs : soonMs
    const dueMs = this.msTo(round.state === 'settled' ? round.next_at : round.closes_at)
    return Math.min(lookMs, Math.max(0, dueMs) + soonMs)
  }

  #heard(topic: string, data: unknown): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The host parses what it tells by the contract of the topic.
    if (topic === 'games.table') this.#take(data as LiveTable)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- See above.
    else this.#takeBets(data as LiveBets)
  }

  #take(live: LiveTable): void {
    const known = this.live
    // What was asked for before may come after what was told since.
    if (known && Date.parse(live.now) < Date.parse(known.now)) return
    this.#ahead = Date.parse(live.now) - Date.now()
    this.live = live
    this.#queue = this.#queue.then(() => this.#taken(live)).catch(() => undefined)
  }

  #takeBets(bets: LiveBets): void {
    this.bets = bets
    this.#betsTaken()
  }
}
