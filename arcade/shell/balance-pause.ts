import { equals, type Money, toWire } from '@ante/kit/money'
import { type BalanceMessage, pauseRepeatMs } from '../rules/frame-message.ts'

interface HostServices {
  readonly post: (message: BalanceMessage) => void
  readonly every: (ms: number, run: () => void) => () => void
  readonly now: () => number
}
/** No reveal takes longer; after this the site shows the balance whatever the game does. */
const longestMs = 60_000

/** Keeps the site around the frame from showing a balance before the game has shown how it came about. */
export class BalancePause {
  readonly #around: HostServices
  #shown: Money | undefined
  #since = 0
  #stopRepeating: (() => void) | undefined

  constructor(around: HostServices) {
    this.#around = around
  }

  /** From the question to the end of the reveal, however it ends. `isDrawnLater`: the bets wait for a draw that the server does by itself. */
  async during(work: () => Promise<void>, isDrawnLater: () => boolean): Promise<void> {
    this.start()
    try {
      await work()
    } finally {
      if (!isDrawnLater()) this.end()
    }
  }

  start(): void {
    this.#stopRepeating?.()
    // The balance may have changed elsewhere since the game last read it.
    this.#shown = undefined
    this.#since = this.#around.now()
    this.#stopRepeating = this.#around.every(pauseRepeatMs, () =>
      this.#around.now() - this.#since < longestMs ? this.#post() : this.end()
    )
    this.#post()
  }

  /** What the game shows: the site shows the same while it is paused. */
  show(balance: Money | undefined): void {
    this.#shown = balance
    if (this.#stopRepeating) this.#post()
  }

  /**
   * The site shows this balance. It may be older than the game's last answer, so the server is asked where it is not what the game shows. What the server
   * says is taken only if the game has asked nothing meanwhile: neither an older balance is shown, nor one that tells a result.
   */
  async follow(
    told: Money,
    { read, take }: { read: () => Promise<Money | undefined>; take: (now: Money) => void }
  ): Promise<void> {
    const before = this.#shown
    if (this.#stopRepeating || (before && equals(before, told))) return
    const now = await read()
    if (now && !this.#stopRepeating && this.#shown === before) take(now)
  }

  end(): void {
    if (!this.#stopRepeating) return
    this.#stopRepeating()
    this.#stopRepeating = undefined
    this.#around.post({ type: 'ante:balance', paused: false })
  }

  #post(): void {
    this.#around.post({ type: 'ante:balance', paused: true, ...(this.#shown && { main: toWire(this.#shown) }) })
  }
}
