/** Where a round's chance comes from: 32-bit whole numbers in order, each used once. fairness.ts makes them from the seeds. */
export interface Draws {
  uint32(): number
}

/**
 * A whole number from 0 to `count - 1`, each equally likely: numbers beyond the last whole multiple of `count` are drawn again, so there is
 * no bias at all (RNG-3). `count` from 1 to 2^32 - 1. (`>>> 0` keeps it in whole 32-bit arithmetic: `-count >>> 0` is 2^32 - count.)
 */
export function below(draws: Draws, count: number): number {
  const size = count >>> 0
  const last = 0xffff_ffff - ((-size >>> 0) % size)
  let value = draws.uint32() >>> 0
  while (value > last) value = draws.uint32() >>> 0
  return value % size
}

/** A whole number from 0 to 2^52 - 1: 32 high bits, then the upper 20 of the next number. */
export function bits52(draws: Draws): bigint {
  const high = BigInt(draws.uint32())
  return (high << 20n) | BigInt(draws.uint32() >>> 12)
}

/** The first `count` places of a fair shuffle of 0..size-1 (Fisher-Yates from the front): drawing without replacement. */
export function pickWithout(draws: Draws, size: number, count: number): number[] {
  // What was moved: of eight packs six cards are drawn, and the others are never written down.
  const moved = new Map<number, number>()
  const picked: number[] = []
  for (let place = 0; place < count; place++) {
    const other = place + below(draws, size - place)
    picked.push(moved.get(other) ?? other)
    moved.set(other, moved.get(place) ?? place)
  }
  return picked
}

/** Draws that were made before: for replays in the browser, whose hashing is asynchronous. Throws when there are not enough. */
export function drawsFrom(values: ArrayLike<number>): Draws {
  let next = 0
  return {
    uint32() {
      const value = values[next++]
      if (value === undefined) throw new RangeError('no more draws')
      return value
    },
  }
}
