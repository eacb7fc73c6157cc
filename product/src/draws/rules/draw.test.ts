import { drawsFrom } from '@ante/arcade/rules/draws'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawsOf } from '../../games/fairness.ts'
import {
  dropMoments,
  dropWord,
  type ListedRange,
  listText,
  raffleDraw,
  triesMost,
  voidNumbers,
  winningTickets,
} from './draw.ts'
import { grownTo, ticketsFor, worthIn } from './terms.ts'

describe('the rule of a draw', () => {
  it('draws each place evenly among all tickets, and no ticket twice', () => {
    const counts = [0, 0, 0, 0, 0]
    for (let seed = 0; seed < 5_000; seed++) {
      const won = winningTickets((place) => drawsOf(`seed-${seed}`, 'list', place), 5, 3)
      expect(new Set(won).size).toBe(3)
      counts[(won[0] ?? 0) - 1]! += 1
    }
    // Five standard deviations of a fair draw.
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(142)
  })

  it('gives each ticket a prize where there are fewer tickets than prizes, and none where there are no tickets', () => {
    const numbers = (place: number) => drawsOf('seed', 'list', place)
    expect(winningTickets(numbers, 2, 5).toSorted()).toEqual([1, 2])
    expect(winningTickets(numbers, 0, 5)).toEqual([])
  })

  it('draws a ticket that has won again from the same numbers', () => {
    expect(winningTickets((place) => drawsFrom(place === 1 ? [1] : [1, 1, 0]), 4, 2)).toEqual([2, 1])
  })

  it('changes nobody’s number but that which fell on it where a ticket becomes void', () => {
    const list = [
      { first: 1, last: 50, mark: 'a', void_from: null },
      { first: 51, last: 100, mark: 'b', void_from: null },
    ]
    const winnersOf = (of: readonly ListedRange[]) =>
      winningTickets((place) => drawsOf('seed', listText(of), place), 100, 3, voidNumbers(of))
    const all = winnersOf(list)
    const from = (void_from: number) => list.map((one) => (one.mark === 'b' ? { ...one, void_from } : one))
    for (let first = 51; first <= 100; first++) {
      const least = all.findIndex((ticket) => ticket >= first)
      const kept = least === -1 ? all.length : least
      expect(winnersOf(from(first)).slice(0, kept)).toEqual(all.slice(0, kept))
    }
    expect(all.some((ticket) => ticket > 50)).toBe(true)
  })

  it('ends however many tickets are void, and then draws evenly among those that can win', () => {
    const tickets = 10_000_000
    const gone = [
      { first: 5_000_002, last: tickets },
      { first: 1, last: 5_000_000 },
    ]
    let taken = 0
    const endless = { uint32: () => (taken += 1) }
    expect(winningTickets(() => endless, tickets, 200, gone)).toEqual([5_000_001])
    expect(taken).toBeLessThan(2 * triesMost)
    const counts = [0, 0, 0, 0]
    for (let seed = 0; seed < 400; seed++) {
      const numbers = drawsOf(`seed-${seed}`, 'list', 1)
      let tries = 0
      const last = { uint32: () => ((tries += 1) <= triesMost ? 0 : numbers.uint32()) }
      const [ticket = 0] = winningTickets(() => last, 8, 1, [
        { first: 1, last: 2 },
        { first: 5, last: 6 },
      ])
      counts[[3, 4, 7, 8].indexOf(ticket)]! += 1
    }
    // Five standard deviations of a fair draw.
    for (const count of counts) expect(Math.abs(count - 100)).toBeLessThan(44)
  })

  it('changes nobody’s place where one more ticket of the few that can still win becomes void', () => {
    const [tickets, few] = [50_000_000, [7, 1_234_567, 20_000_000, 33_333_333, 49_999_999]]
    /** The winner of one place, where of these few tickets some are left and all others are void. */
    const winnerOf = (seed: string, left: readonly number[]) => {
      const gone = [0, ...left].map((ticket, index) => ({ first: ticket + 1, last: (left[index] ?? tickets + 1) - 1 }))
      return winningTickets(
        () => drawsOf(seed, 'list', 1),
        tickets,
        1,
        gone.filter(({ first, last }) => first <= last)
      )[0]
    }
    for (let seed = 0; seed < 8; seed++) {
      let left = few
      let order: number[] = []
      while (left.length > 0) {
        const winner = winnerOf(`seed-${seed}`, left) ?? 0
        order = [...order, winner]
        for (const other of left.filter((ticket) => ticket !== winner))
          expect(
            winnerOf(
              `seed-${seed}`,
              left.filter((ticket) => ticket !== other)
            )
          ).toBe(winner)
        left = left.filter((ticket) => ticket !== winner)
      }
      expect(order.toSorted((a, b) => a - b)).toEqual(few)
    }
  })

  it('draws nothing where the numbers run out, and then the same as if it had not tried', () => {
    const draw = raffleDraw(4, [{ first: 2, last: 2 }])
    expect(() => draw(drawsFrom([1]))).toThrow(RangeError)
    expect([draw(drawsFrom([1, 0])), draw(drawsFrom([0, 3])), draw(drawsFrom([2])), draw(drawsFrom([]))]).toEqual([
      1,
      4,
      3,
      undefined,
    ])
  })

  it('puts every drop within its time, by the seed alone', () => {
    const moments = dropMoments((place) => drawsOf('seed', dropWord, place), 200, 1_000, 5_000)
    expect(moments).toEqual(dropMoments((place) => drawsOf('seed', dropWord, place), 200, 1_000, 5_000))
    for (const moment of moments) expect(moment >= 1_000 && moment < 5_000).toBe(true)
    expect(new Set(moments).size).toBeGreaterThan(150)
  })

  it('writes the list that the hash is made of with a line for each range of tickets', () => {
    const ranges = [
      { first: 1, last: 3, mark: 'a' },
      { first: 4, last: 4, mark: 'b' },
    ]
    expect(listText(ranges)).toBe('1-3 a\n4-4 b\n')
  })
})

describe('what a stake and a moment give', () => {
  it('gives the same tickets for the same sum, however it was staked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 999 }),
        (stakes, per) => {
          let [carried, tickets] = [0n, 0]
          for (const stake of stakes) {
            const next = ticketsFor(carried, BigInt(stake), BigInt(per), 1_000_000)
            carried = next.carriedMinor
            tickets += next.tickets
          }
          const all = stakes.reduce((sum, stake) => sum + stake, 0)
          expect([tickets, Number(carried)]).toEqual([Math.floor(all / per), all % per])
        }
      ),
      { seed: 16 }
    )
  })

  it('stops at the most that a player may have', () => {
    expect(ticketsFor(50n, 1_000n, 100n, 3)).toEqual({ tickets: 3, carriedMinor: 0n })
    expect(ticketsFor(0n, 1_000n, 100n, 0)).toEqual({ tickets: 0, carriedMinor: 0n })
  })

  it('grows evenly, never falls, and stays between its ends', () => {
    const terms = [
      { fromMinor: 100n, toMinor: 1_100n },
      { startsAt: 0, endsAt: 1_000 },
    ] as const
    expect([-5, 0, 1, 500, 1_000, 9_000].map((at) => Number(grownTo(...terms, at)))).toEqual([
      100, 100, 101, 600, 1_100, 1_100,
    ])
    expect(grownTo({ fromMinor: null, toMinor: 7n }, terms[1], 1)).toBe(7n)
  })

  it('is worth no more in another currency than the stakes say', () => {
    expect(worthIn('EUR', 500n, 'USD', { USD: 108, EUR: 100 })).toBe(462n)
    expect(() => worthIn('EUR', 500n, 'USD', { USD: 108 })).toThrow('no rate')
  })
})
