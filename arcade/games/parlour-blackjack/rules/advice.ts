import type { BlackjackView, Move } from './view.ts'
import {
  dealerStands,
  goal,
  handsMost,
  type Points,
  pointsOf,
  pointsOfValues,
  valueOf,
  values,
  waysOf,
  withValue,
} from './hands.ts'

/** What a move returns on average, in stakes of the round's beginning: won above 0, lost below. Not money: only compared and shown. */
export interface Worth {
  readonly move: Move
  readonly worth: number
}

const average = (of: (value: number) => number): number =>
  values.reduce((sum, value) => sum + waysOf(value) * of(value), 0) / 13

/** What is worth what against one card of a dealer who has no blackjack. */
class Against {
  readonly #up: number
  readonly #drawn = new Map<string, number>()
  /** How likely the dealer ends with each total; beyond 21 counts as 22. */
  readonly #ends: ReadonlyMap<number, number>

  constructor(up: number) {
    this.#up = up
    const ends = new Map<number, number>()
    const draw = (points: Points, chance: number, isSecond: boolean): void => {
      if (points.total >= dealerStands) {
        const end = Math.min(points.total, goal + 1)
        ends.set(end, (ends.get(end) ?? 0) + chance)
        return
      }
      const open = values.filter((value) => !isSecond || value + up !== 11 || (value !== 1 && up !== 1))
      const ways = open.reduce((sum, value) => sum + waysOf(value), 0)
      for (const value of open) draw(withValue(points, value), (chance * waysOf(value)) / ways, false)
    }
    draw(pointsOfValues(up), 1, true)
    this.#ends = ends
  }

  stand({ total }: Points): number {
    if (total > goal) return -1
    return [...this.#ends].reduce((sum, [end, chance]) => sum + chance * (end > goal ? 1 : Math.sign(total - end)), 0)
  }

  hit(points: Points): number {
    const key = `${points.total}${points.isSoft}`
    const known = this.#drawn.get(key)
    if (known !== undefined) return known
    const worth = average((value) => this.drawn(withValue(points, value)))
    this.#drawn.set(key, worth)
    return worth
  }

  /** After a card: the better of standing and drawing another. */
  drawn(points: Points): number {
    if (points.total >= goal) return this.stand(points)
    return Math.max(this.stand(points), this.hit(points))
  }

  double(points: Points): number {
    return 2 * average((value) => this.stand(withValue(points, value)))
  }

  /** A hand of a split card and a second one, where no more is split. */
  #second(card: number, value: number): number {
    const points = pointsOfValues(card, value)
    if (card === 1 || points.total === goal) return this.stand(points)
    return Math.max(this.drawn(points), this.double(points))
  }

  /** Hands of one split card each that wait for their second one, while so many more splits are allowed. */
  waiting(card: number, hands: number, splits: number): number {
    if (hands === 0) return 0
    const rest = this.waiting(card, hands - 1, splits)
    return average((value) => {
      const stay = this.#second(card, value) + rest
      if (value !== card || card === 1 || splits === 0) return stay
      return Math.max(stay, this.waiting(card, hands + 1, splits - 1))
    })
  }

  get up(): number {
    return this.#up
  }
}

const known = new Map<number, Against>()
function againstCard(up: number): Against {
  const against = known.get(up) ?? new Against(up)
  known.set(up, against)
  return against
}

function worthOf(view: BlackjackView, move: Move): number {
  const { dealer, hands, active } = view
  const against = againstCard(valueOf(dealer[0] ?? 0))
  const cards = hands[active ?? 0]?.cards ?? []
  const points = pointsOf(cards)
  if (move === 'stand') return against.stand(points)
  if (move === 'hit') return against.hit(points)
  if (move === 'double') return against.double(points)
  if (move === 'surrender') return -0.5
  // What the hands that wait are worth is the same for all other moves.
  const [card, splits] = [valueOf(cards[0] ?? 0), handsMost - hands.length]
  const waits = hands.length - 1 - (active ?? 0)
  return against.waiting(card, waits + 2, splits - 1) - against.waiting(card, waits, splits)
}

/** The move that returns most, and what each returns, the best first; undefined where nothing is decided. */
export function worths(view: BlackjackView, allowed: readonly Move[] = view.moves): readonly Worth[] {
  if (view.active === null) return []
  return view.moves
    .filter((move) => allowed.includes(move))
    .map((move) => ({ move, worth: worthOf(view, move) }))
    .toSorted((a, b) => b.worth - a.worth)
}
export const adviceFor = (view: BlackjackView, allowed?: readonly Move[]): Worth | undefined => worths(view, allowed)[0]
