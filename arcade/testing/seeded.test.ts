import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { drawsOf, seededOnce } from './seeded.ts'

/** The first numbers of a round as the product makes them. */
function expected(serverSeed: string, clientSeed: string, nonce: number): number[] {
  const blocks = [0, 1, 2].map((block) =>
    createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest()
  )
  return blocks.flatMap((block) => Array.from({ length: 8 }, (_, at) => block.readUInt32BE(4 * at)))
}

it.each(['server', '', 'ß'.repeat(32), 'a'.repeat(64), 'longer than one block '.repeat(4)])(
  'makes the numbers of the seed “%s” as HMAC does',
  (seed) => {
    const draws = drawsOf(seed, 'a player’s own', 7)
    expect(Array.from({ length: 24 }, () => draws.uint32())).toEqual(expected(seed, 'a player’s own', 7))
  }
)

it('gives the numbers of a round again from its beginning each time it is asked', () => {
  const draws = seededOnce(3)
  const first = Array.from({ length: 20 }, draws().uint32)
  expect(first).toEqual(expected('server', 'client', 3).slice(0, 20))
  expect(Array.from({ length: 20 }, draws().uint32)).toEqual(first)
})
