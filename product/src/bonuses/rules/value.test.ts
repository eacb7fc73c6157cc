import { type Fraction, fraction, less, minus, most, plus, product } from '@ante/arcade/rules/exact/fraction'
import { describe, expect, it } from 'vitest'
import { arcadeWays, costOf, none, type Play, type Way, worthOf, worthOfBonus } from './value.ts'

const way = (name: string, type: string, over: number, under: number): Way => ({
  name,
  type,
  back: fraction(over, under),
})
const play: Play = {
  games: [way('a-slot', 'slot', 97, 100), way('dice', 'fast', 99, 100), way('poker', 'casino', 995, 1000)],
  bets: (oddsLeast) => [{ name: 'bets', type: 'single', back: fraction(oddsLeast === null ? 99 : 97, 100) }],
}
const casino = { kind: 'casino', oddsLeast: null } as const

describe('what a bonus is worth to somebody who plays best', () => {
  it('is its amount less its wagering on the way that costs least for what counts, and never less than nothing', () => {
    const weights = { slot: 100, fast: 50, casino: 10 }
    // Slots cost 3 of 100 counted, dice 2, poker 5.
    expect(worthOfBonus({ ...casino, minor: 1_000n, wagerTimes: 10, weights }, play)).toEqual(fraction(800))
    expect(worthOfBonus({ ...casino, minor: 1_000n, wagerTimes: 10, weights: { slot: 100 } }, play)).toEqual(
      fraction(700)
    )
    expect(worthOfBonus({ ...casino, minor: 1_000n, wagerTimes: 10, weights: { slot: 25 } }, play)).toEqual(none)
    expect(worthOfBonus({ ...casino, minor: 1_000n, wagerTimes: 1, weights: { live: 100, fast: 0 } }, play)).toEqual(
      none
    )
    const betting = { kind: 'betting', minor: 1_000n, wagerTimes: 10, weights: { single: 100 } } as const
    expect(worthOfBonus({ ...betting, oddsLeast: null }, play)).toEqual(fraction(900))
    expect(worthOfBonus({ ...betting, oddsLeast: 1.5 }, play)).toEqual(fraction(700))
  })

  it('where play itself gave more than it takes its wagering costs nothing, and the amount is the most that the bonus adds', () => {
    const generous = { ...play, games: [way('gift', 'slot', 101, 100)] }
    expect(worthOfBonus({ ...casino, minor: 500n, wagerTimes: 10, weights: { slot: 100 } }, generous)).toEqual(
      fraction(500)
    )
  })

  it('of free spins is what they win on the average by the certificate, and of what becomes a bonus what is left after its wagering', () => {
    const back = arcadeWays.find(({ name }) => name === 'deep-seam')?.back ?? none
    const spins = { type: 'free_spins', game: 'deep-seam', count: 10, stakeMinor: 20n } as const
    expect(worthOf({ ...spins, bonus: null }, play)).toEqual(product(fraction(200), back))
    const bonus = { wagerTimes: 10, weights: { fast: 50 } }
    expect(worthOf({ ...spins, bonus }, play)).toEqual(product(fraction(160), back))
    expect(worthOf({ ...spins, game: 'nothing-here', bonus: null }, play)).toEqual(none)
  })

  it('GAM-8 knows every game of the arcade by what its certificate says', () => {
    expect(arcadeWays.map(({ name }) => name)).toContain('midnight-orchard')
    for (const one of arcadeWays) expect(less(none, costOf(one))).toBe(true)
  })
})

/** A game of one bet: it wins `pays` stakes with a chance, or nothing. */
interface Game {
  readonly type: string
  readonly pays: bigint
  readonly chance: Fraction
}
const games: readonly Game[] = [
  { type: 'fast', pays: 2n, chance: fraction(49, 100) },
  { type: 'slot', pays: 4n, chance: fraction(24, 100) },
]

/**
 * The best anybody can do, worked out backwards from all that is counted: with so much money of their own and so much still to be counted they stop, or stake what they have or less
 * on either game. What is won is above 0, what is lost below.
 */
function optimum(amount: bigint, weights: Readonly<Record<string, number>>) {
  const known = new Map<string, Fraction>()
  const best = (purse: bigint, left: bigint): Fraction => {
    if (left <= 0n) return fraction(amount)
    const key = `${purse}:${left}`
    const before = known.get(key)
    if (before) return before
    const plans = games.flatMap(({ type, pays, chance }) =>
      [1n, 2n, 3n]
        .filter((stake) => stake <= purse)
        .map((stake) => {
          const counted = (stake * BigInt(weights[type] ?? 0)) / 100n
          // A stake that counts nothing only costs, and would be staked for ever.
          if (counted === 0n) return none
          const won = plus(fraction(stake * (pays - 1n)), best(purse + stake * (pays - 1n), left - counted))
          const lost = plus(fraction(-stake), best(purse - stake, left - counted))
          return plus(product(chance, won), product(minus(fraction(1), chance), lost))
        })
    )
    const value = most([none, ...plans])
    known.set(key, value)
    return value
  }
  return best
}

describe('the bound against every way to play', () => {
  const ways: Play = {
    games: games.map(({ type, pays, chance }) => ({ name: type, type, back: product(fraction(pays), chance) })),
    bets: () => [],
  }

  it('nobody gets more by going broke, stopping, or choosing stakes and games as they go, and somebody with enough money gets just that', () => {
    let reached = 0
    for (const weights of [
      { fast: 100, slot: 100 },
      { fast: 0, slot: 100 },
      { fast: 100, slot: 0 },
    ])
      for (const [amount, wagerTimes] of [
        [1n, 8],
        [2n, 5],
        [3n, 4],
        [1n, 30],
      ] as const) {
        const bound = worthOfBonus({ ...casino, minor: amount, wagerTimes, weights }, ways)
        const best = optimum(amount, weights)
        const required = amount * BigInt(wagerTimes)
        for (let purse = 0n; purse <= 14n; purse += 1n) {
          const value = best(purse, required)
          expect(less(bound, value)).toBe(false)
          if (purse < required) continue
          expect(value).toEqual(bound)
          reached += 1
        }
      }
    expect(reached).toBeGreaterThan(10)
  })

  it('weights below a whole and their rounding only make it dearer', () => {
    for (const weights of [
      { fast: 50, slot: 100 },
      { fast: 34, slot: 50 },
    ]) {
      const bound = worthOfBonus({ ...casino, minor: 3n, wagerTimes: 3, weights }, ways)
      const best = optimum(3n, weights)
      for (let purse = 0n; purse <= 30n; purse += 3n) expect(less(bound, best(purse, 9n))).toBe(false)
    }
  })
})
