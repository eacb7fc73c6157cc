import { commitment, seedFrom } from './fairness.ts'

/** About three days of one table; walked in a few milliseconds. */
export const chainLength = 10_000

export interface Chain {
  readonly root: string
  readonly length: number
  /** The hash of the first seed: published before the first round. */
  readonly anchor: string
}

/** The seed of a place (from 1). The last place is the root; each seed is the hash of the one after it. */
export function seedAt({ root, length }: Pick<Chain, 'root' | 'length'>, place: number): string {
  if (place < 1 || place > length) throw new RangeError(`a chain of ${length} seeds has no place ${place}`)
  let seed = root
  for (let at = length; at > place; at--) seed = commitment(seed)
  return seed
}

/** A new chain from 32 strong bytes. */
export function chainFrom(bytes: Uint8Array, length = chainLength): Chain {
  const root = seedFrom(bytes)
  return { root, length, anchor: commitment(seedAt({ root, length }, 1)) }
}
