import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LossesOf, oppositesAmong, type PlacedBet, type PlacedLeg } from './opposite.ts'

const leg = (event: number, market: number, outcome: string): PlacedLeg => ({
  sport: 'football',
  event,
  market: BigInt(event * 10 + market),
  type: String(market),
  specifier: '',
  outcome,
})
/** Three outcomes of a first market, of which the second and third market each take one. */
const losses: LossesOf = (_, { outcome }) => ({ home: 0b011n, draw: 0b101n, away: 0b110n })[outcome] ?? -1n
const single = (id: number, uid: number, one: PlacedLeg): PlacedBet => ({
  id: BigInt(id),
  uid: BigInt(uid),
  legs: [one],
})

/** Each bet beside each other one and each two of those, as the rule reads. */
function plainly(bet: PlacedBet, others: readonly PlacedBet[], lossesOf: LossesOf): readonly PlacedBet[] {
  const covers = (...legs: PlacedLeg[]) => legs.reduce((left, one) => left & lossesOf('', one), -1n) === 0n
  const isIn = (one: PlacedLeg, legs: readonly PlacedLeg[]) =>
    legs.some(({ market, outcome }) => market === one.market && outcome === one.outcome)
  const near = others.flatMap((other) => {
    const mine = bet.legs.filter((one) => !isIn(one, other.legs))
    const its = other.legs.filter((one) => !isIn(one, bet.legs))
    const [[one, more], [two, rest]] = [mine, its]
    return bet.legs.length === other.legs.length && one && two && !more && !rest && one.event === two.event
      ? [{ other, one, two }]
      : []
  })
  const pair = near.find(({ one, two }) => one.market === two.market || covers(one, two))
  if (pair) return [pair.other]
  for (const [at, a] of near.entries())
    for (const b of near.slice(at + 1))
      if (a.one === b.one && covers(a.one, a.two, b.two) && !covers(a.two, b.two)) return [a.other, b.other]
  return []
}

const sameAsPlainly = (bets: readonly PlacedBet[], uids: readonly bigint[], lossesOf: LossesOf): void => {
  const opposites = oppositesAmong(bets, lossesOf)
  const among = bets.filter(({ uid }) => uids.includes(uid))
  for (const bet of bets) expect(opposites(bet, uids)).toEqual(plainly(bet, among, lossesOf))
}

describe('opposite bets', () => {
  it('BON-07 are the same as where each bet is compared with each other one', () => {
    const someLeg = fc
      .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 3 }), fc.constantFrom('home', 'draw', 'away'))
      .map((of) => leg(...of))
    const someBet = fc.record({
      uid: fc.integer({ min: 1, max: 4 }).map(BigInt),
      legs: fc.uniqueArray(someLeg, { minLength: 1, maxLength: 3, selector: ({ market }) => market }),
    })
    fc.assert(
      fc.property(fc.array(someBet, { maxLength: 14 }), fc.subarray([1n, 2n, 3n, 4n]), (some, uids) => {
        sameAsPlainly(
          some.map((bet, at) => ({ ...bet, id: BigInt(at) })),
          uids,
          losses
        )
      }),
      { seed: 39, numRuns: 500 }
    )
  })

  it('BON-07 singles on many outcomes of one match, whatever they cover, are the same as where each three are compared', () => {
    const ends = fc.integer({ min: 1, max: 2 ** 6 - 1 })
    const someBet = fc.record({ uid: fc.constantFrom(1n, 2n), market: fc.integer({ min: 1, max: 30 }) })
    fc.assert(
      fc.property(
        fc.array(ends, { minLength: 30, maxLength: 30 }),
        fc.array(someBet, { maxLength: 40 }),
        (table, some) => {
          const bets = some.map(({ uid, market }, at) => ({ uid, id: BigInt(at), legs: [leg(1, market, 'home')] }))
          sameAsPlainly(bets, [1n, 2n], (_, { type }) => BigInt(table[Number(type) - 1] ?? 0))
        }
      ),
      { seed: 41, numRuns: 500 }
    )
  })

  it('BON-07 a sport is asked once for each outcome of a match, however many there are', () => {
    const size = 200
    let asked = 0
    const bets = Array.from({ length: size }, (_, at) => single(at, 1, leg(1, at + 1, 'home')))
    const opposites = oppositesAmong(bets, () => {
      asked += 1
      return 0b1n
    })
    for (const bet of bets) expect(opposites(bet, [1n])).toEqual([])
    expect(asked).toBe(size)
  })

  it('BON-07 three singles that cover a match stand against each other, whoever has them', () => {
    const [one, two, three] = [
      single(1, 1, leg(1, 1, 'home')),
      single(2, 1, leg(1, 2, 'draw')),
      single(3, 2, leg(1, 3, 'away')),
    ]
    const opposites = oppositesAmong([one, two, three], losses)
    expect(opposites(one, [1n, 2n])).toEqual([two, three])
    expect(opposites(one, [2n])).toEqual([])
  })

  it('BON-07 accumulators that differ in legs of different matches cover nothing together', () => {
    const [a, b] = [leg(1, 1, 'home'), leg(2, 1, 'home')]
    const bets = [
      [a, b],
      [leg(1, 2, 'draw'), b],
      [a, leg(2, 3, 'away')],
    ].map((legs, at) => ({
      id: BigInt(at),
      uid: 1n,
      legs,
    }))
    expect(bets.map((bet) => oppositesAmong(bets, losses)(bet, [1n]).length)).toEqual([0, 0, 0])
  })

  it('BON-07 a week of bets is read a number of times that grows as the bets do', () => {
    const size = 2_000
    let reads = 0
    const bets = Array.from({ length: size }, (_, at): PlacedBet => {
      // On matches of their own, and all on one side of one match.
      const its = at % 2 === 0 ? leg(at, 1, 'home') : leg(1, 1, 'home')
      return {
        id: BigInt(at),
        uid: BigInt(at % 20),
        get legs() {
          reads += 1
          return [its]
        },
      }
    })
    const opposites = oppositesAmong(bets, losses)
    for (const bet of bets) expect(opposites(bet, [0n, 1n, 2n])).toEqual([])
    expect(reads).toBeLessThan(10 * size)
  })
})
