import type { Announced, Packed } from './live-messages.ts'

/** So many packs are kept at most: a module that is later than that reads its own from the database. */
const keptMax = 64

/** Several events of one name in one row. */
export interface Pack extends Announced {
  readonly payload: readonly Packed[]
}

/** What names a row of deliveries beside its module. */
export const keyOf = ({ id, name }: Pick<Announced, 'id' | 'name'>): string => `${id} ${name}`

/**
 * Packs of events that this host has stored for its modules, by `keyOf`: each of them would read and parse the same text again. The rows decide what is
 * delivered; this only spares their payload.
 */
export class KeptPacks {
  readonly #payloads = new Map<string, readonly Packed[]>()

  /** Call it once the rows are committed. */
  keep(packs: readonly Pack[]): void {
    for (const pack of packs) this.#payloads.set(keyOf(pack), pack.payload)
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
