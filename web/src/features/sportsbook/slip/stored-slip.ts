import type { MarketKind, Outcome } from '@ante/product/sportsbook/contract'
import { emptySlip, reduceSlip, type SlipAction, type SlipState } from '@ante/product/sportsbook/rules/slip-state'

/** What the slip says of a selection beside its price: the rules need none of it. */
export interface Label {
  readonly home: string
  readonly away: string
  readonly kind: MarketKind
  readonly line: number | null
  /** The market's outcomes in the order in which prices are sent. */
  readonly outcomes: readonly Outcome[]
}
/** A free bet that is to pay the one bet of the slip. `stake` is plain decimal text. */
export interface ChosenFreeBet {
  readonly id: string
  readonly stake: string
  readonly returnsStake: boolean
}
/** A boost that the one bet of the slip is to use, with its terms. Sums are minor units, odds thousandths. */
export interface ChosenBoost {
  readonly id: string
  readonly percent: number
  readonly stakeMostMinor: string
  readonly extraMostMinor: string
  readonly oddsLeast: number | null
  readonly legsLeast: number
}
export type Mode = 'singles' | 'accumulator'

/** The slip as this browser stores it. Each single has a stake of its own; the accumulator's is in the slip. */
export interface StoredSlip {
  readonly slip: SlipState
  readonly labels: Readonly<Record<string, Label>>
  readonly mode: Mode
  readonly stakes: Readonly<Record<string, string>>
  readonly freeBet?: ChosenFreeBet | undefined
  /** Not with a free bet. */
  readonly boost?: ChosenBoost | undefined
}

export const emptyStoredSlip: StoredSlip = { slip: emptySlip, labels: {}, mode: 'accumulator', stakes: {} }

export type StoredSlipAction =
  | SlipAction
  | { readonly type: 'pick'; readonly toggle: Extract<SlipAction, { type: 'toggle' }>; readonly label: Label }
  | { readonly type: 'mode'; readonly mode: Mode }
  | { readonly type: 'single-stake'; readonly marketId: string; readonly text: string }
  | { readonly type: 'free-bet'; readonly freeBet: ChosenFreeBet | undefined }
  | { readonly type: 'boost'; readonly boost: ChosenBoost | undefined }
  /** A bet on these markets was placed: they leave the slip. */
  | { readonly type: 'placed'; readonly marketIds: readonly string[] }

export function reduceStoredSlip(stored: StoredSlip, action: StoredSlipAction): StoredSlip {
  switch (action.type) {
    case 'pick':
      return withoutLeftovers({
        ...stored,
        slip: reduceSlip(stored.slip, action.toggle),
        labels: { ...stored.labels, [action.toggle.marketId]: action.label },
      })
    case 'mode':
      return { ...stored, mode: action.mode }
    case 'single-stake':
      return { ...stored, stakes: { ...stored.stakes, [action.marketId]: action.text } }
    case 'free-bet':
      return { ...stored, freeBet: action.freeBet, boost: undefined }
    case 'boost':
      return { ...stored, boost: action.boost, freeBet: undefined }
    case 'placed':
      return withoutLeftovers({
        ...stored,
        freeBet: undefined,
        boost: undefined,
        slip: action.marketIds.reduce((left, marketId) => reduceSlip(left, { type: 'remove', marketId }), stored.slip),
      })
    default:
      return withoutLeftovers({ ...stored, slip: reduceSlip(stored.slip, action) })
  }
}

/** Labels and stakes live as long as their selections. */
function withoutLeftovers(stored: StoredSlip): StoredSlip {
  const wanted = new Set(stored.slip.items.map(({ marketId }) => marketId))
  const only = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([marketId]) => wanted.has(marketId)))
  const slip = wanted.size === 0 ? { ...stored.slip, stakeText: '' } : stored.slip
  const [freeBet, boost] = wanted.size === 0 ? [] : [stored.freeBet, stored.boost]
  return { ...stored, slip, labels: only(stored.labels), stakes: only(stored.stakes), freeBet, boost }
}

const version = 3

export const writeStoredSlip = (slip: StoredSlip): string => JSON.stringify({ version, slip })

/** A slip of another version or shape is dropped. */
export function readStoredSlip(text: string | null): StoredSlip {
  try {
    const { version: written, slip }: { version?: unknown; slip?: StoredSlip } = JSON.parse(text ?? '')
    if (written !== version || !Array.isArray(slip?.slip.items)) return emptyStoredSlip
    return { ...emptyStoredSlip, ...slip }
  } catch {
    return emptyStoredSlip
  }
}
