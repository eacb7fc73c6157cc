import { openSeed, sealSeed } from '../identity/index.ts'
import type { SealedChain } from './store-live.ts'
import { commitment, seedFrom } from './fairness.ts'

/** About three days of one table. */
const chainLength = 10_000
/** Between two marks. A round begins with at most so many hashes: a tenth of a millisecond, in which the server does nothing else. */
const stride = 100

export interface Chain {
  readonly root: string
  readonly length: number
  /** The hash of the first seed: published before the first round. */
  readonly anchor: string
  /** The seeds of the places 100, 200, … as far as the chain goes: as secret as the root. A chain from before has none and is walked from its root. */
  readonly marks: readonly string[]
}

/** The seed of a place (from 1). The last place is the root; each seed is the hash of the one after it. */
export function seedAt({ root, length, marks }: Pick<Chain, 'root' | 'length' | 'marks'>, place: number): string {
  if (place < 1 || place > length) throw new RangeError(`a chain of ${length} seeds has no place ${place}`)
  const next = Math.ceil(place / stride)
  const mark = marks[next - 1]
  let seed = mark ?? root
  for (let at = mark === undefined ? length : next * stride; at > place; at--) seed = commitment(seed)
  return seed
}

/** A new chain from 32 strong bytes: the only time that all of it is walked. */
export function chainFrom(bytes: Uint8Array, length = chainLength): Chain {
  const root = seedFrom(bytes)
  const marks: string[] = []
  let seed = root
  for (let place = length; place > 0; place--) {
    if (place % stride === 0) marks.unshift(seed)
    seed = commitment(seed)
  }
  return { root, length, anchor: seed, marks }
}

/** A mark is bound to its chain and its place in it, as the root is to the chain: neither can stand for another. */
export const markOwner = (anchor: string, index: number): string => `${anchor}:${(index + 1) * stride}`

export const sealChain = (ports: unknown, { root, length, anchor, marks }: Chain): SealedChain => ({
  root: sealSeed(ports, root, anchor),
  length,
  anchor,
  marks: marks.map((mark, index) => sealSeed(ports, mark, markOwner(anchor, index))),
})

/** The seed of a place of a sealed chain: opens only the mark that it is found from, or the root where there is none. */
export function openSeedAt(ports: unknown, { root, length, anchor, marks }: SealedChain, place: number): string {
  const index = Math.ceil(place / stride) - 1
  const mark = marks[index]
  const opened: string[] = []
  if (mark !== undefined) opened[index] = openSeed(ports, mark, markOwner(anchor, index))
  return seedAt({ root: mark === undefined ? openSeed(ports, root, anchor) : '', length, marks: opened }, place)
}
