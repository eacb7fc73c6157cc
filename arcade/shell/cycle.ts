/** GAM-13: the shortest time between the starts of two rounds, as the server keeps it. A client that waits for it is never refused. */
export class Cycle {
  #endsAt = 0

  /** A round of this cycle was begun at the latest at `now`: the answer has come. Milliseconds of one clock. */
  begin(cycleMs: number, now: number): void {
    this.#endsAt = now + cycleMs
  }

  /** How long the next stake still waits. */
  waitMs(now: number): number {
    return Math.max(0, this.#endsAt - now)
  }
}
