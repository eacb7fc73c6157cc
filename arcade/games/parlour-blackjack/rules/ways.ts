import { type Fraction, fraction, plus, product } from '../../../rules/exact/fraction.ts'
import { goal, handsMost, type Points, pointsOfValues, values, waysOf, withValue } from './hands.ts'
import { joined, share, type Share, times, under } from './shares.ts'
import { dealerEnds, type HandMove } from './solver.ts'

/** How somebody plays against one card of the dealer. */
export interface Way {
  move(points: Points, isFirst: boolean): HandMove
  splits(card: number, waits: number, splits: number): boolean
  surrenders(a: number, b: number): boolean
}
/** Won or lost in halves of the first stake, and how likely. */
export type Spread = ReadonlyMap<number, Fraction>
type Shares = Map<number, Share>

const addShare = (shares: Shares, net: number, one: Share): void =>
  void shares.set(net, joined(shares.get(net) ?? share(0), one))
/** Two hands whose cards do not depend on each other, once the end of the dealer is given. */
function together(one: Shares, other: Shares): Shares {
  const all: Shares = new Map()
  for (const [a, p] of one) for (const [b, q] of other) addShare(all, a + b, times(p, q))
  return all
}
function averaged(of: (value: number) => Shares): Shares {
  const all: Shares = new Map()
  for (const value of values)
    for (const [net, { over, power }] of of(value))
      addShare(all, net, { over: over * BigInt(waysOf(value)), power: power + 1 })
  return all
}

/** A way to play against one end of the dealer: every card that can come, counted. */
class Ended {
  readonly #way: Way
  readonly #end: number
  readonly #known = new Map<string, Shares>()

  constructor(way: Way, end: number) {
    ;[this.#way, this.#end] = [way, end]
  }

  #kept(key: string, of: () => Shares): Shares {
    const known = this.#known.get(key) ?? of()
    this.#known.set(key, known)
    return known
  }

  #stand({ total }: Points, units: number): Shares {
    const won = total > goal ? -1 : this.#end > goal ? 1 : Math.sign(total - this.#end)
    return new Map([[won * units * 2, share(1)]])
  }

  hand(points: Points, isFirst: boolean): Shares {
    return this.#kept(`${points.total} ${points.isSoft} ${isFirst}`, () => {
      if (points.total >= goal) return this.#stand(points, 1)
      const move = this.#way.move(points, isFirst)
      if (move === 'stand') return this.#stand(points, 1)
      if (move === 'double') return averaged((value) => this.#stand(withValue(points, value), 2))
      return averaged((value) => this.hand(withValue(points, value), false))
    })
  }

  waiting(card: number, hands: number, splits: number): Shares {
    if (hands === 0) return new Map([[0, share(1)]])
    return this.#kept(`waiting ${card} ${hands} ${splits}`, () =>
      averaged((value) => {
        const points = pointsOfValues(card, value)
        if (card !== 1 && value === card && this.#way.splits(card, hands - 1, splits))
          return this.waiting(card, hands + 1, splits - 1)
        const own = card === 1 ? this.#stand(points, 1) : this.hand(points, true)
        return together(own, this.waiting(card, hands - 1, splits))
      })
    )
  }
}

const isBlackjack = (a: number, b: number): boolean => pointsOfValues(a, b).total === goal
const deals = values.flatMap((a) => values.map((b) => ({ a, b, ways: BigInt(waysOf(a) * waysOf(b)) })))

/** What becomes of the first two cards against one end of a dealer who has no blackjack; times the ways to be dealt them, over 169. */
function played(way: Way, end: number, hands: number): Shares {
  const [all, ended]: [Shares, Ended] = [new Map(), new Ended(way, end)]
  for (const { a, b, ways } of deals) {
    const one = (): Shares => {
      if (isBlackjack(a, b)) return new Map([[3, share(1)]])
      if (way.surrenders(a, b)) return new Map([[-1, share(1)]])
      if (a === b && way.splits(a, 0, hands - 1)) return ended.waiting(a, 2, hands - 2)
      return ended.hand(pointsOfValues(a, b), true)
    }
    for (const [net, { over, power }] of one()) addShare(all, net, { over: over * ways, power: power + 2 })
  }
  return all
}

/** What a round comes to that is played so, with so many hands at most, over all cards that can come, the dealer’s blackjacks with them. */
export function spreadOf(wayAgainst: (up: number) => Way, hands: number = handsMost): Spread {
  const all: Shares = new Map()
  for (const up of values) {
    const { totals, unit } = dealerEnds(up)
    const way = wayAgainst(up)
    // The hole card is one of thirteen; `unit` of them leave the game going.
    const up13: Share = { over: BigInt(waysOf(up)), power: 2 }
    for (const [end, chance] of totals)
      for (const [net, one] of played(way, end, hands)) addShare(all, net, times(times(up13, chance), one))
    const blackjacks = times(up13, share(13 - unit))
    for (const { a, b, ways } of deals)
      addShare(all, isBlackjack(a, b) ? 0 : -2, times(blackjacks, { over: ways, power: 2 }))
  }
  return new Map([...all].map(([net, one]) => [net, fraction(one.over, under(one))]))
}

/** The average of something over all that a round can come to. */
export const averageIn = (spread: Spread, of: (net: number) => Fraction): Fraction =>
  plus(...[...spread].map(([net, chance]) => product(of(net), chance)))
