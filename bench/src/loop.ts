import { openSync, readSync } from 'node:fs'

const everyMs = 1
/** Three numbers: how long it has run, how long it has waited for a processor (both in nanoseconds), how often it was given one. */
const account = Buffer.alloc(128)

/** What the kernel writes down of the thread that asks, or nothing where it keeps no such account. */
function openAccount(): number | undefined {
  try {
    return openSync('/proc/thread-self/schedstat', 'r')
  } catch {
    // Only Linux has it.
    return undefined
  }
}

export interface Blocked {
  /** The longest time between two turns of the event loop in which its thread had a processor: what it was blocked by is its own work. */
  readonly ms: number
  /** The same with the time in which others had the processor: on one machine with the listeners, most of it is theirs. */
  readonly withWaitsMs: number
}

/** Looks at the event loop of this process every millisecond, from `start` to `end`. */
export class LoopWatch {
  readonly #account = openAccount()
  #timer: NodeJS.Timeout | undefined
  #last = { at: 0, waited: 0 }
  #longest = { ms: 0, withWaitsMs: 0 }
  start(): void {
    this.end()
    this.#longest = { ms: 0, withWaitsMs: 0 }
    this.#last = this.#now()
    this.#timer = setInterval(() => this.#look(), everyMs)
  }
  end(): Blocked {
    if (this.#timer) this.#look()
    clearInterval(this.#timer)
    this.#timer = undefined
    return this.#longest
  }
  #now(): { at: number; waited: number } {
    const length = this.#account === undefined ? 0 : readSync(this.#account, account, 0, account.length, 0)
    return { at: performance.now(), waited: Number(account.toString('latin1', 0, length).split(' ')[1] ?? 0) / 1e6 }
  }
  #look(): void {
    const now = this.#now()
    const passed = now.at - this.#last.at
    const waited = now.waited - this.#last.waited
    this.#last = now
    this.#longest = { ms: Math.max(this.#longest.ms, passed - waited), withWaitsMs: Math.max(this.#longest.withWaitsMs, passed) }
  }
}
