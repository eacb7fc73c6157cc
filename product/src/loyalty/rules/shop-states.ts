/** How a product stands for a player: `open`, or why not. */
export const productStates = ['open', 'shown', 'not_yet', 'over', 'sold_out', 'limit', 'level'] as const
export type ProductState = (typeof productStates)[number]

export interface ProductFacts {
  readonly isSold: boolean
  readonly now: Date
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** Null: as many as wanted. */
  readonly left: number | null
  /** How many more this player may have; null: as many as wanted. */
  readonly leftForPlayer: number | null
  readonly fromLevel: number
  readonly level: number
}

/** The points are looked at last, by whoever buys. */
export function stateOf(facts: ProductFacts): ProductState {
  if (!facts.isSold) return 'shown'
  if (facts.startsAt && facts.now < facts.startsAt) return 'not_yet'
  if (facts.endsAt && facts.now >= facts.endsAt) return 'over'
  if (facts.left !== null && facts.left <= 0) return 'sold_out'
  if (facts.leftForPlayer !== null && facts.leftForPlayer <= 0) return 'limit'
  return facts.level < facts.fromLevel ? 'level' : 'open'
}
