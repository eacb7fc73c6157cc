import { hmacSha256, utf8 } from './hash.ts'
import type { Numbers } from './verifier.ts'

/** No game takes nearly as many: a mistake ends here instead of going on forever. */
const numbersMost = 10_000
const wordRange = 2 ** 32
const blockNumbers = 8

/** The numbers of 32 bits of two seeds and a nonce, from the first one on. */
function streamOf(serverSeed: string, clientSeed: string, nonce: number): () => number {
  const key = utf8(serverSeed)
  let block: DataView = new DataView(new ArrayBuffer(0))
  let taken = 0
  return () => {
    if (taken === numbersMost) throw new Error(`the round takes more than ${numbersMost} numbers`)
    const place = taken % blockNumbers
    if (place === 0) {
      const bytes = hmacSha256(key, utf8(`${clientSeed}:${nonce}:${taken / blockNumbers}`))
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    }
    taken++
    return block.getUint32(place * 4)
  }
}

function belowOf(next: () => number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > wordRange) throw new Error(`no number below ${n}`)
  const limit = wordRange - (wordRange % n)
  let number = next()
  while (number >= limit) number = next()
  return number % n
}

function pickOf(next: () => number, n: number, k: number): number[] {
  const list = Array.from({ length: n }, (_, place) => place)
  for (let i = 0; i < k; i++) {
    const j = i + belowOf(next, n - i)
    const [here = 0, there = 0] = [list[i], list[j]]
    list[i] = there
    list[j] = here
  }
  return list.slice(0, k)
}

/** What the pages say can be made of a stream of numbers of 32 bits; `stream` begins it at its first number each time. */
export function numbersFrom(stream: () => () => number): Numbers {
  const next = stream()
  return {
    next,
    below: (n) => belowOf(next, n),
    pick: (n, k) => pickOf(next, n, k),
    deal: (packs, k) => pickOf(stream(), 52 * packs, k).map((entry) => entry % 52),
  }
}
export const numbersOf = (serverSeed: string, clientSeed: string, nonce: number): Numbers =>
  numbersFrom(() => streamOf(serverSeed, clientSeed, nonce))

/** 1 is the ace, 11 jack, 12 queen, 13 king. */
export const rankOf = (card: number): number => (card % 13) + 1

/** 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export const suitOf = (card: number): number => (card - (card % 13)) / 13

/** Whether a level of a jackpot is won; `clientSeed` is that of the level. A `range` is from 1 to 2^63. */
export function isLevelWon(
  seeds: { serverSeed: string; clientSeed: string; nonce: number },
  { share, range }: { share: bigint; range: bigint }
): boolean {
  if (share >= range) return true
  const next = streamOf(seeds.serverSeed, seeds.clientSeed, seeds.nonce)
  const word = (): bigint => (BigInt(next()) << 32n) + BigInt(next())
  const limit = 2n ** 64n - (2n ** 64n % range)
  let value = word()
  while (value >= limit) value = word()
  return value % range < share
}
