import type { Announced, Packed } from './live-messages.ts'

/** So many packs are kept at most: a module that is later than that reads its own from the database. */
const keptMax = 128

/** Several events of one name in one row. */
export interface Pack extends Announced {
  /** No other pack has it: not even one that begins with the same event after the database has lost this one. */
  readonly key: string
  readonly payload: readonly Packed[]
}

/**
 * Packs of events that this host has stored for its modules, by their keys: each of them would read and parse the same text again. The rows decide what is
 * delivered; this only spares their payload.
 */
export class KeptPacks {
  readonly #payloads = new Map<string, readonly Packed[]>()

  /** Call it once the rows are committed. */
  keep(packs: readonly Pack[]): void {
    for (const { key, payload } of packs) this.#payloads.set(key, payload)
    for (const key of this.#payloads.keys()) {
      if (this.#payloads.size <= keptMax) return
      this.#payloads.delete(key)
    }
  }

  /** As they are now: a statement that leaves their payload out gets it from here. */
  all(): ReadonlyMap<string, readonly Packed[]> {
    return new Map(this.#payloads)
  }
}
