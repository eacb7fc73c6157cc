import type { Database } from '@ante/kit/context'
import { playerAccount } from '../ledger/index.ts'
import { type PlayRow, type PlayValues, playRounds, waitForAccount } from './store-rounds.ts'

/** So many rounds go to the database in one call; beyond that one more costs what it costs alone. */
const togetherMax = 32
/** So many calls at once: while one commits the next one is worked on. */
const lanesMax = 2
/** A call that takes longer is stuck, on a dead line or a slow disk: nobody who came later waits for it. */
const lateMs = 250

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
class RoundBatcher {
  readonly #db: Database
  readonly #waiting: Waiting[] = []
  /** The calls on their way, and how many rounds are with each. */
  readonly #lanes = new Set<{ readonly size: number }>()
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
    const [first] = this.#lanes
    if (this.#isCalled || this.#lanes.size >= lanesMax || this.#waiting.length < (first?.size ?? 1)) return
    this.#isCalled = true
    setImmediate(() => {
      this.#isCalled = false
      this.#go()
    })
  }

  #go(): void {
    const together = this.#take()
    together.sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1))
    const lane = { size: together.length }
    this.#lanes.add(lane)
    const leave = (): void => {
      clearTimeout(late)
      if (this.#lanes.delete(lane) && this.#waiting.length > 0) this.#call()
    }
    const late = setTimeout(leave, lateMs).unref()
    void this.#send(together).finally(leave)
  }

  /** The next ones, of different players; a player's second round goes with a later call. */
  #take(): Waiting[] {
    const byPlayer = new Map<bigint, Waiting>()
    for (const one of this.#waiting.splice(0)) {
      const { player } = one.values
      if (byPlayer.size < togetherMax && !byPlayer.has(player)) byPlayer.set(player, one)
      else this.#waiting.push(one)
    }
    return [...byPlayer.values()]
  }

  async #send(together: readonly Waiting[]): Promise<void> {
    const isAlone = together.length === 1
    try {
      const rows = await playRounds(
        this.#db,
        together.map(({ values }) => values)
      )
      for (const [index, one] of together.entries()) {
        const row = rows[index]
        if (!row) throw new Error('playRounds answers each of its rounds')
        if (row.verdict === 'busy' && !isAlone) void this.#sendFree(one)
        else one.done(row)
      }
    } catch (error) {
      // All or none: it was none, or nobody knows. The one that is to blame must not spoil the others, and none can be played twice.
      for (const one of together) {
        if (isAlone) one.fail(error)
        else this.#sendAlone(one)
      }
    }
  }

  /** Whoever waits within a round holds an account of the house, which others write too: so it waits before. */
  async #sendFree(one: Waiting): Promise<void> {
    await waitForAccount(this.#db, pathOf(one), one.values.currency).catch(() => undefined)
    this.#sendAlone(one)
  }

  /** Where it may wait: what it waits for is nobody else's business, so it is in no lane. */
  #sendAlone(one: Waiting): void {
    void this.#send([one])
  }
}

const gatherings = new WeakMap<Database, RoundBatcher>()

/** As `playRounds` for one round, together with those of other players that come at the same moment. A player mostly has one on the way (`runInOrder`). */
export function playTogether(db: Database, values: PlayValues): Promise<PlayRow> {
  let gathering = gatherings.get(db)
  if (!gathering) gatherings.set(db, (gathering = new RoundBatcher(db)))
  return gathering.play(values)
}
