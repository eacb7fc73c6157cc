import { divideHalfUp, type Money, parseMoney, toDecimal } from '@ante/kit/money'
import { type Factor, returnOf } from '@ante/kit/odds'
import { isRefused, type Reason } from '@ante/kit/refusal'
import type { MarketKind, Outcome } from '@ante/product/sportsbook/contract'
import {
  emptySlip,
  type JudgedSelection,
  judgeSelections,
  previewSlip,
  priceOf,
  type SlipAction,
  reduceSlip,
  type SlipItem,
  type SlipLimits,
  type SlipState,
  stakeMax,
} from '@ante/product/sportsbook/rules/slip'
import { latinDigits } from '../../../ui/digits.ts'

/** What the slip says of a selection beside its price: the rules need none of it. */
export interface Label {
  readonly home: string
  readonly away: string
  readonly kind: MarketKind
  readonly line: number | null
  /** The market's outcomes in the order in which prices are sent. */
  readonly outcomes: readonly Outcome[]
}
export type Mode = 'singles' | 'accumulator'

/** The slip as this browser keeps it. Each single has a stake of its own; the accumulator's is in the slip. */
export interface Held {
  readonly slip: SlipState
  readonly labels: Readonly<Record<string, Label>>
  readonly mode: Mode
  readonly stakes: Readonly<Record<string, string>>
  /** By player, and by draft: what one player has sent is never asked for in the name of another who comes to the same browser. */
  readonly attempts: Readonly<Record<string, Readonly<Record<string, Attempt>>>>
}

/**
 * The key of a bet that was sent. Only a bet ends it, or the word that it was taken: what was refused once may still be on its way from another window,
 * and is taken under the same key or not at all.
 */
export interface Attempt {
  readonly key: string
  /** What was sent under it, the last one last. */
  readonly sent: readonly string[]
  /** Those of them that were refused. */
  readonly refused?: readonly string[]
}

/** So many of what was sent under a key are remembered. */
const sentMax = 20

export const emptyHeld: Held = { slip: emptySlip, labels: {}, mode: 'accumulator', stakes: {}, attempts: {} }

export type HeldAction =
  | SlipAction
  | { readonly type: 'pick'; readonly toggle: Extract<SlipAction, { type: 'toggle' }>; readonly label: Label }
  | { readonly type: 'mode'; readonly mode: Mode }
  | { readonly type: 'single-stake'; readonly marketId: string; readonly text: string }
  | { readonly type: 'sent'; readonly player: string; readonly draft: string; readonly key: string; readonly content: string }
  /** The fate of a bet is known; the markets of one that was placed leave the slip. */
  | { readonly type: 'answered'; readonly player: string; readonly draft: string; readonly key: string; readonly leaving: readonly string[] }
  | { readonly type: 'refused'; readonly player: string; readonly draft: string; readonly key: string; readonly content: string }

export function reduceHeld(held: Held, action: HeldAction): Held {
  switch (action.type) {
    case 'pick':
      return kept({ ...held, slip: reduceSlip(held.slip, action.toggle), labels: { ...held.labels, [action.toggle.marketId]: action.label } })
    case 'mode':
      return { ...held, mode: action.mode }
    case 'single-stake':
      return { ...held, stakes: { ...held.stakes, [action.marketId]: action.text } }
    case 'sent':
      return withAttempt(held, action, sentIn(attemptOf(held, action.player, action.draft), action))
    case 'answered': {
      const now = attemptOf(held, action.player, action.draft)
      // An answer speaks of its own key: another window has gone on to the next one, under which the same may stand in the slip again.
      if (now && now.key !== action.key) return held
      const slip = action.leaving.reduce((left, marketId) => reduceSlip(left, { type: 'remove', marketId }), held.slip)
      return kept(withAttempt({ ...held, slip }, action, undefined))
    }
    case 'refused': {
      const now = attemptOf(held, action.player, action.draft)
      return now?.key === action.key ? withAttempt(held, action, { ...now, refused: [...(now.refused ?? []), action.content] }) : held
    }
    default:
      return kept({ ...held, slip: reduceSlip(held.slip, action) })
  }
}

/** What this player has sent of a bet that was not taken as far as we have heard. */
export const attemptOf = ({ attempts }: Held, player: string, draft: string): Attempt | undefined => attempts[player]?.[draft]

/** What was sent of these selections and of which nothing was heard, the last one last; with a stake only what was sent for that. */
export function unansweredOf(attempt: Attempt | undefined, { items }: Draft, stake?: Money): string[] {
  const selections = selectionsIn(items.map(({ marketId, outcome }) => ({ market_id: marketId, outcome })))
  const sent = attempt?.sent.filter((one) => !attempt.refused?.includes(one) && selectionsOf(one) === selections) ?? []
  return stake ? sent.filter((one) => (JSON.parse(one) as SlipRequest).stake === toDecimal(stake)) : sent
}

/** The market stands in the way, and not what the player has typed. */
const isShut = (trouble: Reason | undefined): boolean => trouble === 'market_closed' || trouble === 'market_suspended'

/** What was sent for this very stake and can be placed no more, but may have been taken: it is asked for as it was sent. */
export const askedAgain = (attempt: Attempt | undefined, draft: Draft, { stake, trouble }: Preview): string | undefined =>
  stake && isShut(trouble) ? unansweredOf(attempt, draft, stake).at(-1) : undefined

/** Which outcomes of which markets were sent, whatever their prices. */
export const selectionsOf = (content: string): string =>
  selectionsIn(JSON.parse((JSON.parse(content) as SlipRequest).selections) as { market_id: string; outcome: string }[])

const selectionsIn = (all: readonly { market_id: string; outcome: string }[]): string =>
  all
    .map((one) => `${one.market_id} ${one.outcome}`)
    .sort()
    .join()

interface Named {
  readonly player: string
  readonly draft: string
}

const sentIn = (before: Attempt | undefined, { key, content }: { readonly key: string; readonly content: string }): Attempt => {
  const others = (all: readonly string[] = []) => all.filter((one) => one !== content)
  const same = before?.key === key ? before : undefined
  const sent = [...others(same?.sent), content].slice(-sentMax)
  return { key, sent, refused: others(same?.refused).filter((one) => sent.includes(one)) }
}

function withAttempt(held: Held, { player, draft }: Named, attempt: Attempt | undefined): Held {
  const { [player]: { [draft]: _, ...own } = {}, ...others } = held.attempts
  const left = attempt ? { ...own, [draft]: attempt } : own
  return { ...held, attempts: Object.keys(left).length > 0 ? { ...others, [player]: left } : others }
}

/** Labels and stakes live as long as their selections. */
function kept(held: Held): Held {
  const wanted = new Set(held.slip.items.map(({ marketId }) => marketId))
  const only = <T>(record: Readonly<Record<string, T>>) => Object.fromEntries(Object.entries(record).filter(([marketId]) => wanted.has(marketId)))
  const slip = wanted.size === 0 ? { ...held.slip, stakeText: '' } : held.slip
  return { ...held, slip, labels: only(held.labels), stakes: only(held.stakes) }
}

/** A stake as it was typed or pasted, without its sign. Anything else stays and cannot be read: `1e5` is not a stake of 15. */
export const stakeTyped = (text: string): string =>
  latinDigits(text)
    .replaceAll(/[\s\p{Sc}\p{Cf}]/gu, '')
    .slice(0, 30)

/** One bet that the slip would place: a single is named by its market, the accumulator `all`. */
export interface Draft {
  readonly id: string
  readonly items: readonly SlipItem[]
  readonly stakeText: string
}

export function draftsOf({ slip: { items, stakeText }, mode, stakes }: Held): Draft[] {
  if (items.length > 1 && mode === 'accumulator') return [{ id: 'all', items, stakeText }]
  return items.map((item) => ({ id: item.marketId, items: [item], stakeText: stakes[item.marketId] ?? '' }))
}

export interface Preview {
  readonly judged: readonly JudgedSelection[]
  /** Undefined until a sum was typed that can be read. */
  readonly stake: Money | undefined
  readonly price: Factor
  readonly potential: Money | undefined
  /** The largest stake that will be taken at this price. */
  readonly largest: Money
  readonly trouble: Reason | undefined
  readonly ready: boolean
}

/** How a bet stands on what the browser knows, by the rules that the server will judge it with. */
export function previewOf(draft: Draft, { policy }: Pick<SlipState, 'policy'>, limits: SlipLimits): Preview {
  const offers = new Map(draft.items.map((item) => [item.marketId, item.offer]))
  const judged = judgeSelections(draft.items, ({ marketId }) => offers.get(marketId), policy)
  const price = priceOf(judged.map(({ offered, price: seen, status }) => ({ price: status === 'changed' || offered === undefined ? seen : offered })))
  const typed = parseMoney(draft.stakeText, limits.stakeMin.currency)
  const stake = typed && typed.minor > 0n ? typed : undefined
  const verdict = previewSlip({ items: draft.items, stakeText: draft.stakeText, policy }, stake ?? limits.stakeMin, limits)
  const trouble = isRefused(verdict) ? verdict.reason : undefined
  const unreadable = draft.stakeText.trim() !== '' && !stake ? ('amount_not_allowed' as const) : undefined
  return {
    judged,
    stake,
    price,
    potential: stake && returnOf(stake, price),
    largest: stakeMax(price, limits),
    trouble: trouble ?? unreadable,
    ready: stake !== undefined && trouble === undefined,
  }
}

export interface SlipRequest {
  selections: string
  stake: string
  currency: string
  price_policy: SlipState['policy']
}

/** What is sent for a bet. The stake goes as plain decimal text. */
export function requestOf(draft: Draft, { policy }: Pick<SlipState, 'policy'>, stake: Money): SlipRequest {
  const selections = draft.items.map(({ marketId, outcome, price }) => ({ market_id: marketId, outcome, price: price / 1000 }))
  return { selections: JSON.stringify(selections), stake: toDecimal(stake), currency: stake.currency, price_policy: policy }
}

/** The product of the prices in hundredths, for showing only, and as large as it comes: the payout is computed from the exact product. */
export function totalPriceText({ numerator, denominator }: Factor): string {
  const hundredths = divideHalfUp(numerator * 100n, denominator)
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}
