import { openSync, readSync } from 'node:fs'

const everyMs = 1
/** Three numbers: how long it has run, how long it has waited for a processor (both in nanoseconds), how often it was given one. */
const account = Buffer.alloc(128)

/** What the kernel writes down of the thread that asks, or nothing where it keeps no such account. */
function openAccount(): number | undefined {
  try {
    return openSync('/proc/thread-self/schedstat', 'r')
  } catch {
    // Only Linux has it. Elsewhere nothing is taken off.
    return undefined
  }
}

export interface Blocked {
  /** The longest time between two turns of the event loop, without what its thread waited while other processes had the processor. */
  readonly ms: number
  /** The same with it: on one machine with the listeners, most of that is theirs. */
  readonly withWaitsMs: number
}

/** One look at the clocks, in milliseconds. */
export interface Look {
  readonly at: number
  /** Of the loop's thread. */
  readonly ran: number
  readonly waited: number
  /** By all threads of the process. */
  readonly used: number
}

/** How long the loop was blocked between two looks. A thread that waits for its own process (the engine's helpers) is blocked by it. */
export function blockedBetween(before: Look, now: Look): Blocked {
  const withWaitsMs = now.at - before.at
  const byOwn = now.used - before.used - (now.ran - before.ran)
  const byOthers = now.waited - before.waited - Math.max(0, byOwn)
  return { ms: withWaitsMs - Math.max(0, byOthers), withWaitsMs }
}

/** Looks at the event loop of this process every millisecond, from `start` to `end`. */
export class LoopWatch {
  readonly #account = openAccount()
  #timer: NodeJS.Timeout | undefined
  #last: Look | undefined
  #longest: Blocked = { ms: 0, withWaitsMs: 0 }
  start(): void {
    clearInterval(this.#timer)
    this.#longest = { ms: 0, withWaitsMs: 0 }
    this.#last = this.#now()
    this.#timer = setInterval(() => this.#look(), everyMs)
  }
  /** @throws Error before `start` */
  end(): Blocked {
    if (!this.#last) throw new Error('nobody has watched the loop')
    this.#look()
    clearInterval(this.#timer)
    this.#last = undefined
    return this.#longest
  }
  #now(): Look {
    const { user, system } = process.cpuUsage()
    const used = (user + system) / 1e3
    const length = this.#account === undefined ? 0 : readSync(this.#account, account, 0, account.length, 0)
    const [ran = 0, waited = 0] =
      length === 0
        ? [used]
        : account
            .toString('latin1', 0, length)
            .split(' ')
            .map((each) => Number(each) / 1e6)
    return { at: performance.now(), ran, waited, used }
  }
  #look(): void {
    const now = this.#now()
    const { ms, withWaitsMs } = blockedBetween(this.#last ?? now, now)
    this.#last = now
    this.#longest = {
      ms: Math.max(this.#longest.ms, ms),
      withWaitsMs: Math.max(this.#longest.withWaitsMs, withWaitsMs),
    }
  }
}
