import type { Database } from '@ante/kit/context'
import { playerAccount } from '../ledger/index.ts'
import { type PlayRow, type PlayValues, playRounds } from './store-rounds.ts'

/** So many rounds go to the database in one call; beyond that one more costs what it costs alone. */
const togetherMax = 32
/** So many calls at once: while one commits the next one is worked on. */
const lanesMax = 2

interface Waiting {
  readonly values: PlayValues
  readonly done: (row: PlayRow) => void
  readonly fail: (error: unknown) => void
}

/** Accounts are locked in the order of their paths, in the whole house. */
const pathOf = ({ values }: Waiting): string => playerAccount(values.player, 'main')

/**
 * Rounds of a busy moment go to the database together: one trip and one commit instead of one for every round. A round that finds nobody on the way goes
 * at once, so a quiet house answers as fast as before.
 */
class Gathering {
  readonly #db: Database
  readonly #waiting: Waiting[] = []
  /** How many rounds are on their way with each call. */
  readonly #lanes: number[] = []
  #isCalled = false

  constructor(db: Database) {
    this.#db = db
  }

  play(values: PlayValues): Promise<PlayRow> {
    return new Promise((done, fail) => {
      this.#waiting.push({ values, done, fail })
      this.#call()
    })
  }

  /**
   * Rounds that arrived in the same turn of the event loop go together. A second call goes beside the first when as many wait as went with that: so the
   * calls of a busy house are of one size, and none is spent on a single round while others are on their way to join it.
   */
  #call(): void {
    if (this.#isCalled || this.#lanes.length >= lanesMax || this.#waiting.length < (this.#lanes[0] ?? 1)) return
    this.#isCalled = true
    setImmediate(() => {
      this.#isCalled = false
      this.#go()
    })
  }

  #go(): void {
    const together = this.#waiting.splice(0, togetherMax)
    together.sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1))
    this.#lanes.push(together.length)
    void this.#send(together).finally(() => {
      this.#lanes.splice(this.#lanes.indexOf(together.length), 1)
      if (this.#waiting.length > 0) this.#call()
    })
  }

  async #send(together: readonly Waiting[]): Promise<void> {
    try {
      const rows = await playRounds(
        this.#db,
        together.map(({ values }) => values)
      )
      for (const [index, { done }] of together.entries()) done(rows[index] as PlayRow)
    } catch (error) {
      const [only] = together
      if (together.length === 1) return only?.fail(error)
      // All or none: it was none, or nobody knows. The one that is to blame must not spoil the others, and none can be played twice.
      await Promise.all(together.map((one) => this.#send([one])))
    }
  }
}

const gatherings = new WeakMap<Database, Gathering>()

/** As `playRounds` for one round, together with those of other players that come at the same moment. A player has one on the way at most (`inTurn`). */
export function playTogether(db: Database, values: PlayValues): Promise<PlayRow> {
  let gathering = gatherings.get(db)
  if (!gathering) gatherings.set(db, (gathering = new Gathering(db)))
  return gathering.play(values)
}
