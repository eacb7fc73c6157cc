import type { ReadTx } from '@ante/kit/context'
import { describe, expect, it } from 'vitest'
import { findOpposed } from './find-opposed.ts'
import type { BesideRow, CountingRow } from './store-counting.ts'

const leg = (id: number, uid: number, event: number, outcome: string): BesideRow => ({
  id: BigInt(id),
  uid: BigInt(uid),
  sport: 'football',
  event_id: event,
  market_id: BigInt(event * 10 + (outcome.length % 10)),
  market_type: '1x2',
  specifier: '',
  outcome,
})
/** Every player of an even number shares a device with the next one. */
const txOf = (beside: readonly BesideRow[]) =>
  ({
    rows: async ({ name }: { name: string }) =>
      name === 'sportsbook.bets_beside'
        ? beside
        : name.includes('evice')
          ? [...new Set(beside.map(({ uid }) => uid))].map((uid) => ({ uid, other: uid ^ 1n }))
          : [],
  }) as unknown as ReadTx
const rowsOf = (beside: readonly BesideRow[]) => beside.map(({ id, uid }) => ({ id, uid }) as CountingRow)

describe('bets that others stand against', () => {
  it('BON-39 of three singles that cover a match the linked account that has the third is named, whoever has the second', async () => {
    // Each outcome on a market of its own, so that no two of them are two sides of one market.
    const three = (second: number, third: number) => [
      leg(1, 2, 1, 'home'),
      { ...leg(2, second, 1, 'draw'), market_id: 98n },
      { ...leg(3, third, 1, 'away'), market_id: 99n },
    ]
    for (const beside of [three(2, 3), three(3, 2)]) {
      const found = await findOpposed(txOf(beside), rowsOf(beside), 'linked')
      expect(found.get(1n)).toBe(3n)
    }
  })

  it('BON-39 of a device of three the account that has a side is named, and not another', async () => {
    const beside = [
      leg(1, 2, 1, 'home'),
      { ...leg(2, 2, 1, 'draw'), market_id: 98n },
      { ...leg(3, 4, 1, 'away'), market_id: 99n },
    ]
    const tx = {
      rows: async ({ name }: { name: string }) =>
        name === 'sportsbook.bets_beside'
          ? beside
          : name.includes('evice')
            ? [3n, 4n].map((other) => ({ uid: 2n, other }))
            : [],
    } as unknown as ReadTx
    expect((await findOpposed(tx, rowsOf(beside), 'linked')).get(1n)).toBe(4n)
  })

  it('BON-39 the rows that are asked about are read a number of times that grows as they do', async () => {
    const size = 2_000
    const beside = Array.from({ length: size }, (_, at) => leg(at, at % 40, at, 'home'))
    let reads = 0
    const rows = beside.map(
      ({ id, uid }) =>
        ({
          uid,
          get id() {
            reads += 1
            return id
          },
        }) as CountingRow
    )
    expect(await findOpposed(txOf(beside), rows, 'linked')).toEqual(new Map())
    expect(reads).toBeLessThan(10 * size)
  })
})
