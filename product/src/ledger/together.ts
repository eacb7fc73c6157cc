import type { Database } from '@ante/kit/context'
import type { AccountPath } from './rules/accounts.ts'
import { waitForAccount } from './store.ts'

/** So much goes to the database in one call; beyond that one more costs what it costs alone. */
const togetherMax = 32
/** So many calls at once: while one commits the next one is worked on. */
const lanesMax = 2
/** A call that takes longer is stuck, on a dead line or a slow disk: nobody who came later waits for it. */
const lateMs = 250

/** Moves of players' money that can go to the database in one transaction, each of another player. */
export interface Joinable<Move, Answer> {
  /** The account that the move locks, and its currency. */
  readonly accountOf: (move: Move) => { readonly path: AccountPath; readonly currency: string }
  /** Carries all of them out, or none and throws; answers each in its place. Accounts are locked in the order given. */
  readonly send: (db: Database, moves: readonly Move[]) => Promise<readonly Answer[]>
  /** Another transaction has the player's account: nothing happened to this one. Never where it was sent alone. */
  readonly isBusy: (answer: Answer) => boolean
}

interface Waiting<Move, Answer> {
  readonly move: Move
  readonly path: AccountPath
  readonly done: (answer: Answer) => void
  readonly fail: (error: unknown) => void
}

/**
 * Moves of a busy moment go to the database together: one trip and one commit instead of one for each. One that finds nobody on the way goes at once, so
 * a quiet house answers as fast as before.
 */
class Batcher<Move, Answer> {
  readonly #db: Database
  readonly #kind: Joinable<Move, Answer>
  readonly #waiting: Waiting<Move, Answer>[] = []
  /** The calls on their way, and how many moves are with each. */
  readonly #lanes = new Set<{ readonly size: number }>()
  #isCalled = false

  constructor(db: Database, kind: Joinable<Move, Answer>) {
    this.#db = db
    this.#kind = kind
  }

  add(move: Move): Promise<Answer> {
    return new Promise((done, fail) => {
      this.#waiting.push({ move, path: this.#kind.accountOf(move).path, done, fail })
      this.#call()
    })
  }

  /**
   * What arrived in the same turn of the event loop goes together. A second call goes beside the first when as many wait as went with that: so the
   * calls of a busy house are of one size, and none is spent on a single move while others are on their way to join it.
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
    // Accounts are locked in the order of their paths, in the whole house.
    together.sort((one, other) => (one.path < other.path ? -1 : 1))
    const lane = { size: together.length }
    this.#lanes.add(lane)
    const leave = (): void => {
      clearTimeout(late)
      if (this.#lanes.delete(lane) && this.#waiting.length > 0) this.#call()
    }
    const late = setTimeout(leave, lateMs).unref()
    void this.#send(together).finally(leave)
  }

  /** The next ones, of different players; a player's second move goes with a later call. */
  #take(): Waiting<Move, Answer>[] {
    const byAccount = new Map<string, Waiting<Move, Answer>>()
    for (const one of this.#waiting.splice(0)) {
      if (byAccount.size < togetherMax && !byAccount.has(one.path)) byAccount.set(one.path, one)
      else this.#waiting.push(one)
    }
    return [...byAccount.values()]
  }

  async #send(together: readonly Waiting<Move, Answer>[]): Promise<void> {
    const isAlone = together.length === 1
    try {
      const answers = await this.#kind.send(
        this.#db,
        together.map(({ move }) => move)
      )
      if (answers.length !== together.length)
        throw new Error(`${together.length} moves were answered by ${answers.length}`)
      for (const [index, answer] of answers.entries()) {
        const one = together[index]
        if (one && !isAlone && this.#kind.isBusy(answer)) void this.#sendFree(one)
        else one?.done(answer)
      }
    } catch (error) {
      // All or none: it was none, or nobody knows. The one that is to blame must not spoil the others, and none can be carried out twice.
      for (const one of together) {
        if (isAlone) one.fail(error)
        else this.#sendAlone(one)
      }
    }
  }

  /** Whoever waits within a transaction holds an account of the house, which others write too: so it waits before. */
  async #sendFree(one: Waiting<Move, Answer>): Promise<void> {
    const { path, currency } = this.#kind.accountOf(one.move)
    await waitForAccount(this.#db, path, currency).catch(() => undefined)
    this.#sendAlone(one)
  }

  /** Where it may wait: what it waits for is nobody else's business, so it is in no lane. */
  #sendAlone(one: Waiting<Move, Answer>): void {
    void this.#send([one])
  }
}

/**
 * A function that carries one move out together with those of other players that come at the same moment. Each move has to tell its repetition by a key of its own:
 * after an error nobody knows whether it happened, and it is sent again.
 */
export function joining<Move, Answer>(kind: Joinable<Move, Answer>): (db: Database, move: Move) => Promise<Answer> {
  const batchers = new WeakMap<Database, Batcher<Move, Answer>>()
  return (db, move) => {
    let batcher = batchers.get(db)
    if (!batcher) batchers.set(db, (batcher = new Batcher(db, kind)))
    return batcher.add(move)
  }
}
