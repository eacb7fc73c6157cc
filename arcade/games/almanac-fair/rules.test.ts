import { describe, expect, it } from 'vitest'
import { certificateFor } from '../../rules/certificates.ts'
import { type Draws, drawsFrom } from '../../rules/draws.ts'
import { drawsOf } from '../../testing/seeded.ts'
import type { Numbers } from '../../verifier/verifier.ts'
import { almanacFair, drawnOf, engine, type FairBet, fairBets, mostOf } from './rules.ts'
import { verifier } from './verifier.ts'

const { wheel, signs, signsOf } = almanacFair
const choice = { bets: fairBets.map((bet) => ({ bet, stake: 100 })) }
const stakeMinor = BigInt(fairBets.length * 100)

/** Numbers that are quick to make: splitmix32 from this start. */
function quick(start: number): Draws {
  let state = start >>> 0
  return {
    uint32() {
      state = (state + 0x9e37_79b9) >>> 0
      let value = Math.imul(state ^ (state >>> 16), 0x21f0_aaad)
      value = Math.imul(value ^ (value >>> 15), 0x735a_2d97)
      return (value ^ (value >>> 15)) >>> 0
    },
  }
}
/** `below` and `pick` by the words of the page. */
function numbersOf({ uint32: next }: Draws): Numbers {
  const below = (n: number): number => {
    const limit = 2 ** 32 - (2 ** 32 % n)
    for (let number = next(); ; number = next()) if (number < limit) return number % n
  }
  const pick = (n: number, k: number): number[] => {
    const list = Array.from({ length: n }, (_, place) => place)
    for (let i = 0; i < k; i++) {
      const j = i + below(n - i)
      ;[list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0]
    }
    return list.slice(0, k)
  }
  return { next, below, pick, deal: () => [] }
}
const segmentOf = (bet: FairBet): number => wheel.indexOf(bet)
const noSign = signsOf - 1
const certified = (bet: FairBet) => certificateFor('almanac-fair')?.choices[fairBets.indexOf(bet)]

describe('Almanac Fair', () => {
  it('RNG-10 its second implementation draws and pays the same in a million rounds', { timeout: 240_000 }, () => {
    const seen = new Map<string, number>()
    for (let round = 0; round < 1_000_000; round++) {
      const own = engine.resolve(quick(round * 7919), stakeMinor, [choice])
      if ('refused' in own) throw new Error(own.refused)
      const numbers = numbersOf(quick(round * 7919))
      const other = verifier.play({ numbers, stakeMinor: Number(stakeMinor), choices: [choice], isOpen: false })
      const [mine, theirs] = [
        JSON.stringify([own.winMinor.toString(), own.view]),
        JSON.stringify([String(other.winMinor), other.view]),
      ]
      if (mine !== theirs) expect(theirs).toBe(mine)
      const { bet, steps } = own.view.drawn ?? { bet: '', steps: [] }
      seen.set(`${bet} ${steps.length}`, (seen.get(`${bet} ${steps.length}`) ?? 0) + 1)
    }
    // Every show, and every number of gusts, came up.
    expect([...seen.keys()].toSorted()).toEqual(
      ['1 0', '10 0', '2 0', '5 0', 'doors 12', 'oak 8', 'vane 1', 'vane 2', 'vane 3', 'vane 4'].toSorted()
    )
  })

  it('GAM-8 returns of every bet what its figures give by hand', () => {
    const signed = (bet: FairBet): number =>
      1 +
      signs.filter((sign) => sign.bet === bet).reduce((sum, { times, count }) => sum + (times - 1) * count, 0) / signsOf
    const winds = almanacFair.winds.reduce<number>((sum, wind) => sum + wind, 0)
    const chances = [1, 8, 28, 56, 70, 56, 28, 8, 1]
    const means: Readonly<Record<FairBet, number>> = {
      '1': 1,
      '2': 2,
      '5': 5,
      '10': 10,
      vane: (winds / 16) * (1 + 2 * (2 / 16) + (2 * (2 / 16)) ** 2) + (2 * (2 / 16)) ** 3 * (winds / 14),
      oak: almanacFair.baskets.reduce((sum, pays, basket) => sum + (pays * (chances[basket] ?? 0)) / 256, 0),
      // Of three doors and two cocks: how many come before the first cock, and how often they double.
      doors: 5 * (1 / 2 + 2 / 3 + 4 / 6) + 50 * (0.1 + (0.2 * 2 * 2) / 3 + 0.1 * 4),
    }
    for (const bet of fairBets) {
      const returns = (wheel.filter((segment) => segment === bet).length / 54) * (1 + means[bet] * signed(bet))
      const { numerator, denominator } = certified(bet)?.rtp ?? { numerator: '0', denominator: '1' }
      expect(Number(numerator) / Number(denominator), bet).toBeCloseTo(returns, 12)
      expect(returns, bet).toBeGreaterThan(0.945)
      expect(returns, bet).toBeLessThan(0.965)
    }
  })

  it('GAM-5 says of each bet the most that it can return, which its limits keep', () => {
    for (const bet of fairBets) expect(certified(bet)?.max_win.multiple, bet).toBe(`${mostOf(bet) + 1}.00`)
    expect(engine.table?.payMostMinor).toBe(2001 * almanacFair.betMostMinor)
  })

  it('GAM-9 every round has one of 60 signs, and 44 of them count', () => {
    const drawn = Array.from({ length: signsOf }, (_, place) => drawnOf(drawsFrom([place, segmentOf('1')])))
    expect(drawn.filter(({ sign }) => sign !== null)).toHaveLength(44)
    for (const { bet, times, count } of signs)
      expect(
        drawn.filter(({ sign }) => sign?.bet === bet && sign.times === times),
        `${bet} ${times}`
      ).toHaveLength(count)
    // It multiplies the bet that it names, and no other.
    expect(drawn[0]).toMatchObject({ sign: { bet: '1', times: 2 }, bet: '1', multiple: 2 })
    expect(drawn[noSign]).toMatchObject({ sign: null, multiple: 1 })
    expect(drawn[10]).toMatchObject({ sign: { bet: '2' }, bet: '1', multiple: 1 })
  })

  it('GAM-9 three gusts double three times, and the fourth turn is among the winds that are none', () => {
    const vane = (...turns: number[]) => drawnOf(drawsFrom([noSign, segmentOf('vane'), ...turns]))
    expect(vane(15)).toMatchObject({ steps: [50], multiple: 50 })
    expect(vane(0, 8, 1)).toMatchObject({ steps: [0, 0, 5], multiple: 20 })
    expect(vane(0, 8, 0, 13)).toMatchObject({ steps: [0, 0, 0, 50], multiple: 400 })
    expect(vane(0, 8, 0, 0)).toMatchObject({ steps: [0, 0, 0, 5], multiple: 40 })
  })

  it('GAM-9 the acorn falls into the basket of its falls to the right, and doors add up until the cock', () => {
    const oak = (...sides: number[]) => drawnOf(drawsFrom([noSign, segmentOf('oak'), ...sides]))
    expect(oak(0, 0, 0, 0, 0, 0, 0, 0).multiple).toBe(400)
    expect(oak(1, 0, 1, 0, 1, 0, 1, 0).multiple).toBe(10)
    expect(oak(1, 1, 1, 1, 1, 1, 1, 0).multiple).toBe(70)
    // Nothing is swapped: all doors but the cocks, both of which double.
    const doors = (...places: number[]) =>
      drawnOf(drawsFrom([noSign, segmentOf('doors'), ...places, ...Array<number>(12).fill(0)]))
    expect(doors().multiple).toBe((5 + 50) * 4)
    expect(doors(10).multiple).toBe(5)
    // The second door is one that doubles (place 8), the third a cock (place 10).
    expect(doors(0, 7, 8)).toMatchObject({ steps: expect.arrayContaining([-1]), multiple: (5 + 3) * 2 })
  })

  it('LOBBY-02 takes several bets in dimes within its limits, shows others what is staked, and holds back the draw', () => {
    const bets = [
      { bet: '1', stake: 10 },
      { bet: 'oak', stake: 10_000 },
    ]
    const of = (some: object[], minor: bigint) => engine.resolve(drawsOf('a', 'b', 1), minor, [{ bets: some } as never])
    expect(of(bets, 10_010n)).toHaveProperty('view.drawn.sign')
    expect(engine.waiting([{ bets }])).toEqual({ drawn: null, bets: bets.map((bet) => ({ ...bet, win: 0 })) })
    expect(engine.seenByAll([{ bets }])).toEqual({ bets })
    const wrong: [object[], bigint][] = [
      [[], 0n],
      [bets, 10_000n],
      [[{ bet: '1', stake: 15 }], 15n],
      [[{ bet: 'oak', stake: 10_010 }], 10_010n],
      [[{ bet: '3', stake: 10 }], 10n],
      [[...bets, { bet: '1', stake: 10 }], 10_020n],
    ]
    for (const [some, minor] of wrong) expect(of(some, minor)).toHaveProperty('refused')
    expect(engine.isOpposed?.(['1', '2', '5'])).toBe(true)
    expect(engine.isOpposed?.(['1', '2'])).toBe(false)
  })

  it('LOBBY-02 a round waits for its show: the longer one the longer, and none after a number', () => {
    const ms = (...numbers: number[]) =>
      engine.showMs?.(drawnOf(drawsFrom([noSign, ...numbers, ...Array<number>(12).fill(0)])))
    expect(ms(segmentOf('1'))).toBe(0)
    const [short = 0, long = 0] = [ms(segmentOf('vane'), 1), ms(segmentOf('vane'), 0, 0, 1)]
    expect(short).toBeGreaterThan(0)
    expect(long).toBeGreaterThan(short)
    expect(ms(segmentOf('doors'))).toBeGreaterThan(ms(segmentOf('doors'), 10) ?? 0)
  })
})
