import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketKeys } from '../sports/football/pricing.ts'
import { fixtureOf, marketId, marketKeyOf, outcomeAt, outcomeIndex } from './market-id.ts'

describe('a market number', () => {
  it('says fixture, kind and line, and nothing else has one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 31n - 1n }), fc.constantFrom(...marketKeys()), (fixture, key) => {
        const id = marketId(fixture, key)
        expect(fixtureOf(id)).toBe(fixture)
        expect(marketKeyOf(id)).toEqual(key)
      })
    )
    for (const id of [0n, 1001n, 1900n, 1300n, 1999n, -5n, marketId(2n ** 31n, { kind: '1x2', line: undefined })])
      expect(marketKeyOf(id)).toBeUndefined()
  })
  it('knows the outcomes of its kind', () => {
    expect(outcomeIndex('1x2', 'away')).toBe(2)
    expect(outcomeIndex('over_under', 'away')).toBeUndefined()
    expect(outcomeAt('over_under', 1)).toBe('under')
  })
})
