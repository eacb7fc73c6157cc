import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verifiers } from '../registry/verifiers.ts'
import { jackpotClientSeed, winsJackpot } from '../rules/jackpot.ts'
import { commitment, drawsOf } from '../testing/seeded.ts'
import { verifyText } from './verify.ts'

const verdictOf = (data: object) => verifyText(JSON.stringify(data), verifiers)
const serverSeed = commitment('the seed of a day')

/** A draw as the card of a bet gives it, by the rules that the server draws by. */
function drawn(text: string, levels: readonly { level: string; share: bigint; range: bigint }[], id = '2') {
  const won = levels.find((one) => winsJackpot(drawsOf(serverSeed, jackpotClientSeed(text, id, one.level), 0), one))
  return {
    draw: {
      id,
      hit: won?.level ?? null,
      levels: levels.map(({ level, share, range }) => ({ level, share: String(share), range: String(range) })),
      day: '2026-11-27',
      text,
    },
    server_hash: commitment(serverSeed),
    server_seed: serverSeed,
  }
}
const chances = [
  { level: 'full-time', share: 1_000n, range: 50_000n },
  { level: 'half-time', share: 1_000n, range: 2_500n },
]

describe('offline verifier of a bet in a jackpot', () => {
  it('RNG-10 JKP-3 agrees with the rules of the server on any draw', () => {
    const hits = new Set<string | null>()
    fc.assert(
      fc.property(fc.uuid(), fc.bigInt(0n, 5_000n), fc.bigInt(1n, 2n ** 63n), (text, share, range) => {
        const data = drawn(text, [...chances, { level: 'rare', share, range }])
        hits.add(data.draw.hit)
        expect(verdictOf(data)).toMatchObject({ verdict: 'matches', subject: 'draw' })
      }),
      { seed: 690, numRuns: 500 }
    )
    expect([...hits]).toEqual(expect.arrayContaining(['full-time', 'half-time', null]))
  })

  it('RNG-10 JKP-3 finds another level, text, jackpot, chance, seed and hash', () => {
    const data = drawn('the key of a bet', [{ level: 'full-time', share: 1n, range: 1n }, ...chances])
    expect(data.draw.hit).toBe('full-time')
    const wrong: object[] = [
      { draw: { ...data.draw, hit: null } },
      { draw: { ...data.draw, hit: 'half-time' } },
      { draw: { ...data.draw, levels: [] } },
      { server_seed: '0'.repeat(64) },
      { server_hash: '0'.repeat(64) },
    ]
    for (const change of wrong) expect([change, verdictOf({ ...data, ...change }).verdict]).toEqual([change, 'differs'])
    const draws = Array.from({ length: 20 }, (_, place) =>
      drawn(`key ${place}`, [{ level: 'even', share: 1n, range: 2n }])
    )
    for (const change of [{ text: 'another' }, { id: '3' }]) {
      const found = draws.map((one) => verdictOf({ ...one, draw: { ...one.draw, ...change } }).verdict)
      expect(new Set(found)).toEqual(new Set(['matches', 'differs']))
    }
  })

  it('says why it cannot verify a draw', () => {
    const data = drawn('the key of a bet', chances)
    for (const change of [
      { server_seed: null },
      { server_hash: 'short' },
      { draw: null },
      { draw: { ...data.draw, text: 5 } },
      { draw: { ...data.draw, levels: [{ level: 'x', share: '1', range: '0' }] } },
    ])
      expect(verdictOf({ ...data, ...change })).toMatchObject({ verdict: 'unknown', problem: expect.any(String) })
    expect(verdictOf({ ...data, server_seed: null }).problem).toContain('not published yet')
  })
})
