/** A set that takes few bits for each member and now and then takes a stranger for one: never the other way round. */
export interface BloomFilter {
  readonly bits: Uint8Array
  /** How many bits stand for one member. */
  readonly probes: number
}

/** Two halves of a good hash are as good as many hashes (Kirsch and Mitzenmacher). */
function* positionsOf({ bits, probes }: BloomFilter, hash: Uint8Array): Generator<number> {
  const words = new DataView(hash.buffer, hash.byteOffset)
  const size = bits.length * 8
  const [first, step] = [words.getUint32(0), words.getUint32(4) | 1]
  for (let n = 0; n < probes; n++) yield (first + n * (step >>> 0)) % size
}

/** `hash`: at least eight bytes that look like chance. */
export function addTo(filter: BloomFilter, hash: Uint8Array): void {
  for (const at of positionsOf(filter, hash)) filter.bits[at >> 3] = (filter.bits[at >> 3] ?? 0) | (1 << (at & 7))
}
export function isIn(filter: BloomFilter, hash: Uint8Array): boolean {
  for (const at of positionsOf(filter, hash)) if (((filter.bits[at >> 3] ?? 0) & (1 << (at & 7))) === 0) return false
  return true
}
