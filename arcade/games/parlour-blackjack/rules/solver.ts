import { dealerStands, goal, type Points, pointsOfValues, values, waysOf, withValue } from './hands.ts'
import { averageOf, below, joined, share, type Share, times } from './shares.ts'

/** Moves of one hand; splitting and surrendering are decided beside it. */
export type HandMove = 'stand' | 'hit' | 'double'
/** Which of two worths a player takes. */
export type Taste = (one: Share, other: Share) => boolean
export const better: Taste = (one, other) => below(other, one)
export const worse: Taste = below

interface Ends {
  /** How many of thirteen cards a dealer without a blackjack can have beside this one. */
  readonly unit: number
  /** How likely each total is, times `unit`; beyond 21 counts as 22. */
  readonly totals: ReadonlyMap<number, Share>
}
export function dealerEnds(up: number): Ends {
  const totals = new Map<number, Share>()
  const draw = (points: Points, chance: Share): void => {
    if (points.total >= dealerStands) {
      const end = Math.min(points.total, goal + 1)
      totals.set(end, joined(totals.get(end) ?? share(0), chance))
      return
    }
    for (const value of values)
      draw(withValue(points, value), { over: chance.over * BigInt(waysOf(value)), power: chance.power + 1 })
  }
  const open = values.filter((value) => pointsOfValues(up, value).total < goal)
  for (const value of open) draw(pointsOfValues(up, value), share(waysOf(value)))
  return { unit: open.reduce((sum, value) => sum + waysOf(value), 0), totals }
}

/** All decisions of one hand against one card of the dealer, exactly: what they win, in stakes of the round’s beginning times `unit`. */
export class Solver {
  readonly unit: number
  readonly #totals: Ends['totals']
  readonly #taste: Taste
  readonly #handsMost: number
  readonly #known = new Map<string, Share>()

  constructor(up: number, taste: Taste, handsMost: number) {
    const { unit, totals } = dealerEnds(up)
    ;[this.unit, this.#totals, this.#taste, this.#handsMost] = [unit, totals, taste, handsMost]
  }

  #kept(key: string, of: () => Share): Share {
    const known = this.#known.get(key) ?? of()
    this.#known.set(key, known)
    return known
  }

  pick(one: Share, other: Share): Share {
    return this.#taste(other, one) ? other : one
  }

  stand({ total }: Points): Share {
    if (total > goal) return share(-this.unit)
    return this.#kept(`stand ${total}`, () =>
      [...this.#totals].reduce(
        (sum, [end, chance]) => joined(sum, times(chance, share(end > goal ? 1 : Math.sign(total - end)))),
        share(0)
      )
    )
  }

  hit(points: Points): Share {
    return this.#kept(`hit ${points.total} ${points.isSoft}`, () =>
      averageOf((value) => this.drawn(withValue(points, value)))
    )
  }

  drawn(points: Points): Share {
    return points.total >= goal ? this.stand(points) : this.pick(this.stand(points), this.hit(points))
  }

  double(points: Points): Share {
    return times(
      share(2),
      averageOf((value) => this.stand(withValue(points, value)))
    )
  }

  /** A hand of two cards, where nothing is split. */
  two(points: Points): Share {
    return points.total === goal ? this.stand(points) : this.pick(this.drawn(points), this.double(points))
  }

  #second(card: number, value: number): Share {
    const points = pointsOfValues(card, value)
    return card === 1 ? this.stand(points) : this.two(points)
  }

  /** Hands of one split card each that wait for their second one, while so many more splits are allowed. */
  waiting(card: number, hands: number, splits: number): Share {
    if (hands === 0) return share(0)
    return this.#kept(`waiting ${card} ${hands} ${splits}`, () => {
      const rest = this.waiting(card, hands - 1, splits)
      return averageOf((value) => {
        const stay = joined(this.#second(card, value), rest)
        if (value !== card || card === 1 || splits === 0) return stay
        return this.pick(stay, this.waiting(card, hands + 1, splits - 1))
      })
    })
  }

  /** A pair that is split, less what the hands are worth that wait anyway. */
  split(card: number, waits: number, splits: number): Share {
    return joined(this.waiting(card, waits + 2, splits - 1), times(share(-1), this.waiting(card, waits, splits)))
  }

  splits(card: number, waits: number, splits: number): boolean {
    return splits > 0 && this.#taste(this.split(card, waits, splits), this.two(pointsOfValues(card, card)))
  }

  /** Whether half of the stake is lost rather than what the first two cards can still become. */
  surrenders(a: number, b: number): boolean {
    const two = this.two(pointsOfValues(a, b))
    const all = a === b && this.#handsMost > 1 ? this.pick(two, this.split(a, 0, this.#handsMost - 1)) : two
    return this.#taste(share(-this.unit), times(share(2), all))
  }

  move(points: Points, isFirst: boolean): HandMove {
    const [stand, hit] = [this.stand(points), this.hit(points)]
    if (isFirst && this.#taste(this.double(points), this.pick(stand, hit))) return 'double'
    return this.#taste(hit, stand) ? 'hit' : 'stand'
  }
}
