import {
  type AutoEnd,
  type AutoPlan,
  type AutoStep,
  type AutoTally,
  endAfter,
  endBefore,
  noTally,
  tallied,
} from './stops.ts'

/** What autoplay needs of the frame. */
export interface AutoHost {
  /** How long the next stake waits for the cycle of the game, in milliseconds. */
  waitMs(): number
  wait(ms: number): Promise<void>
  /** A moment in which a result stands before the next stake. */
  rest(): Promise<void>
  /** Presses the big button and shows what came of it; undefined where nothing was played. */
  step(): Promise<AutoStep | undefined>
  /** Whether a round waits for its next step. */
  isOpen(): boolean
  /** What the next round takes from the balance, in minor units. */
  stakeMinor(): bigint
  /** Something of it changed: it began, counted on, or is to end. */
  changed(): void
  ended(end: AutoEnd, tally: AutoTally): void
}

/** GAM-12: plays round after round as its player told it to. The next stake is made only when the round before it is over and shown. */
export class Autoplay {
  readonly #host: AutoHost
  #plan: AutoPlan | undefined
  #tally = noTally
  #end: AutoEnd | undefined

  constructor(host: AutoHost) {
    this.#host = host
  }

  get isRunning(): boolean {
    return this.#plan !== undefined
  }
  /** It ends after the round that runs. */
  get isEnding(): boolean {
    return this.#end !== undefined
  }
  get left(): number {
    return this.#plan ? this.#plan.count - this.#tally.played : 0
  }
  get netMinor(): bigint {
    return this.#tally.netMinor
  }

  /** No further stake is made. The first reason counts. */
  stop(end: AutoEnd): void {
    if (!this.#plan || this.#end) return
    this.#end = end
    this.#host.changed()
  }

  async run(plan: AutoPlan): Promise<void> {
    if (this.#plan) return
    ;[this.#plan, this.#tally, this.#end] = [plan, noTally, undefined]
    this.#host.changed()
    try {
      while (!this.isEnding) await this.#once(plan)
    } finally {
      const end = this.#end ?? 'refused'
      ;[this.#plan, this.#end] = [undefined, undefined]
      this.#host.ended(end, this.#tally)
    }
  }

  async #once(plan: AutoPlan): Promise<void> {
    if (!this.#host.isOpen()) {
      this.#end = endBefore(plan, this.#tally, this.#host.stakeMinor())
      if (this.isEnding) return
      await this.#host.wait(this.#host.waitMs())
      if (this.isEnding) return
    }
    const step = await this.#host.step()
    if (!step) {
      this.#end ??= 'refused'
      return
    }
    this.#tally = tallied(this.#tally, step)
    this.#end ??= endAfter(plan, this.#tally, step)
    this.#host.changed()
    if (!this.isEnding) await this.#host.rest()
  }
}
