import type { Draw } from '@ante/product/draws/contract'
import {
  dropMoments,
  dropWord,
  type ListedRange,
  listText,
  voidNumbers,
  winningTickets,
} from '@ante/product/draws/rules/draw'
import { createHash, createHmac } from 'node:crypto'
import { drawsFrom } from '@ante/arcade/rules/draws'
import { describe, expect, it } from 'vitest'
import type { get } from '../../app/api/client.ts'
import { checkDraw } from './check-draw.ts'

const commitment = (text: string): string => createHash('sha256').update(text).digest('hex')
/** As many numbers as any place takes here, by the rule as it is published. */
const drawsOf = (key: string, word: string, place: number) =>
  drawsFrom(
    Array.from({ length: 600 }, (_, block) =>
      createHmac('sha256', key).update(`${word}:${place}:${block}`).digest()
    ).flatMap((bytes) => [0, 4, 8, 12, 16, 20, 24, 28].map((at) => bytes.readUInt32BE(at)))
  )
const seed = 'c0ffee'.repeat(10)
const usd = { amount: 5, currency: 'USD' as const }
const ranges = [
  { first: 1, last: 40, mark: 'aa', void_from: null },
  { first: 41, last: 97, mark: 'bb', void_from: null },
]
const listHash = commitment(listText(ranges))
const winner = { name: 'moth', is_own: false, due_at: null, round: null, won_at: '2026-11-27T00:00:01.000Z' }
const base = {
  id: '7',
  seed,
  seed_hash: commitment(seed),
  started_at: '2026-11-26T00:00:00.000Z',
  due_before: '2026-11-27T00:00:00.000Z',
}
const raffle = (tickets: readonly number[], hash = listHash) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is checked of it.
  ({
    ...base,
    kind: 'raffle',
    list_hash: hash,
    prizes: tickets.map((ticket, at) => ({ place: at + 1, amount: usd, winner: { ...winner, ticket } })),
  }) as unknown as Draw & { seed: string }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- One call is answered.
const reads = (items: readonly ListedRange[]) => (() => Promise.resolve({ items, count: 2 })) as unknown as typeof get
const verdict = async (draw: Draw & { seed: string }, items: readonly ListedRange[] = ranges) =>
  (await checkDraw(draw, reads(items))).map(({ name, holds }) => `${name}:${holds}`)

describe('a draw that a browser works out', () => {
  const won = winningTickets((place) => drawsOf(seed, listHash, place), 97, 90)

  it('comes to the same tickets as the server, from the seed and the list alone', async () => {
    expect(await verdict(raffle(won))).toEqual(['hash:true', 'list:true', 'winners:true'])
  })

  it('finds another winner, another list and another seed', async () => {
    const [first = 0, second = 0, ...rest] = won
    expect(await verdict(raffle([second, first, ...rest]))).toEqual(['hash:true', 'list:true', 'winners:false'])
    expect(await verdict(raffle(won, commitment('x')))).toEqual(['hash:true', 'list:false', 'winners:true'])
    expect(await verdict({ ...raffle(won), seed_hash: commitment('x') })).toEqual([
      'hash:false',
      'list:true',
      'winners:true',
    ])
  })

  it('comes to the same tickets where nearly all of them are void', async () => {
    for (const most of [10_000, 1_000_000]) {
      const list = [
        { first: 1, last: most, mark: 'aa', void_from: 1 },
        { first: most + 1, last: most + 3, mark: 'bb', void_from: null },
      ]
      const hash = commitment(listText(list))
      const three = winningTickets((place) => drawsOf(seed, hash, place), most + 3, 3, voidNumbers(list))
      expect(three.toSorted()).toEqual([most + 1, most + 2, most + 3])
      expect(await verdict(raffle(three, hash), list)).toEqual(['hash:true', 'list:true', 'winners:true'])
      expect(await verdict(raffle(three.toReversed(), hash), list)).toEqual(['hash:true', 'list:true', 'winners:false'])
    }
  })

  it('finds a drop that fell at another moment than the seed says', async () => {
    const moments = dropMoments(
      (place) => drawsOf(seed, dropWord, place),
      3,
      Date.parse(base.started_at),
      Date.parse(base.due_before)
    )
    const drops = (shift: number) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is checked of it.
      ({
        ...base,
        kind: 'drops',
        prizes: moments.map((moment, at) => ({
          place: at + 1,
          amount: usd,
          winner: { ...winner, ticket: null, due_at: new Date(moment + shift).toISOString() },
        })),
      }) as unknown as Draw & { seed: string }
    expect(await verdict(drops(0))).toEqual(['hash:true', 'moments:true'])
    expect(await verdict(drops(1))).toEqual(['hash:true', 'moments:false'])
  })
})
