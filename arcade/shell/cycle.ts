/** GAM-13: the shortest time between the starts of two rounds, as the server keeps it. A client that waits for it is never refused. */
export class Cycle {
  #endsAt = 0

  /** A round of this cycle was begun at the latest at `now`: the answer has come. Milliseconds of one clock. `over` runs when the next stake may be made. */
  begin(cycleMs: number, now: number, over?: () => void): void {
    this.#endsAt = now + cycleMs
    // A timer may ring a moment early.
    if (over && cycleMs > 0) setTimeout(over, cycleMs + 5)
  }

  /** How long the next stake still waits. */
  waitMs(now: number): number {
    return Math.max(0, this.#endsAt - now)
  }
}
