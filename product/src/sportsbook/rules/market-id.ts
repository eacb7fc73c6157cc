import { marketKinds, type MarketKind, type Outcome } from '../contract.ts'

export interface MarketKey {
  readonly kind: MarketKind
  readonly line: number | undefined
}

/**
 * A market's number says what it is: fixture * 1000 + kind * 100 + line + 50 (lines are quarters of a goal, -49 to 49; 0 for kinds without one).
 * Everybody who has the number knows fixture, kind and line without asking.
 */
export type MarketId = bigint

/** The number of each kind, for ever: stored bets carry it, whatever the order of the kinds is. */
const codeOf = {
  '1x2': 0,
  double_chance: 1,
  both_teams_to_score: 2,
  over_under: 3,
  draw_no_bet: 4,
  asian_handicap: 5,
} as const satisfies Record<MarketKind, number>
const kindOf = new Map<number, MarketKind>(
  (Object.keys(codeOf) as MarketKind[]).map((kind) => [codeOf[kind], kind] as const)
)
const codes = 1000n
const perKind = 100
const middle = 50
/** Fixtures are numbered by a 32-bit integer. */
const fixtureMost = 2_147_483_647n

export function marketId(fixture: bigint | number, { kind, line }: MarketKey): MarketId {
  const code = codeOf[kind] * perKind + (line === undefined ? 0 : line + middle)
  return BigInt(fixture) * codes + BigInt(code)
}

export const fixtureOf = (id: MarketId): bigint => id / codes

/** Kind and line; undefined for a number that no market has. */
export function marketKeyOf(id: MarketId): MarketKey | undefined {
  const code = Number(id % codes)
  const kind = kindOf.get(Math.floor(code / perKind))
  if (id <= 0n || id / codes > fixtureMost || !kind) return undefined
  const place = code % perKind
  const hasLine = kind === 'over_under' || kind === 'asian_handicap'
  if (hasLine === (place === 0)) return undefined
  if (!hasLine && place !== 0) return undefined
  return { kind, line: hasLine ? place - middle : undefined }
}

/** First and last number that a fixture's markets can have. */
export const marketRange = (fixture: bigint | number): [MarketId, MarketId] => [
  BigInt(fixture) * codes,
  BigInt(fixture) * codes + codes - 1n,
]

/** Place of an outcome among its kind's; undefined when the kind has no such outcome. */
export function outcomeIndex(kind: MarketKind, outcome: Outcome): number | undefined {
  const index = (marketKinds[kind] as readonly Outcome[]).indexOf(outcome)
  return index < 0 ? undefined : index
}
export const outcomeAt = (kind: MarketKind, index: number): Outcome | undefined => marketKinds[kind][index]
