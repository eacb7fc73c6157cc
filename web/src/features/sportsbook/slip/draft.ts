import { compare, type Money } from '@ante/kit/money'
import { readMoney } from '@ante/kit/money-text'
import { type Factor, returnOf } from '@ante/kit/odds'
import { isRefused, reasonOf } from '@ante/kit/refusal'
import {
  type SlipReason,
  type ValidatedSelection,
  validateSelections,
  priceOf,
  type SlipLimits,
  stakeMax,
} from '@ante/product/sportsbook/rules/slip'
import { previewSlip, type SlipItem, type SlipState } from '@ante/product/sportsbook/rules/slip-state'
import { latinDigits } from '../../../ui/digits.ts'
import type { StoredSlip } from './stored-slip.ts'

/** One bet that the slip would place: a single is named by its market, the accumulator `all`. */
export interface Draft {
  readonly id: string
  readonly items: readonly SlipItem[]
  readonly stakeText: string
}

export function draftsOf({ slip: { items, stakeText }, mode, stakes }: StoredSlip): Draft[] {
  if (items.length > 1 && mode === 'accumulator') return [{ id: 'all', items, stakeText }]
  return items.map((item) => ({ id: item.marketId, items: [item], stakeText: stakes[item.marketId] ?? '' }))
}

/** A stake as it was typed or pasted, without its sign. Anything else stays and cannot be read: `1e5` is not a stake of 15. */
export const stakeTyped = (text: string): string =>
  latinDigits(text)
    .replaceAll(/[\s\p{Sc}\p{Cf}]/gu, '')
    .slice(0, 30)

export interface Preview {
  readonly judged: readonly ValidatedSelection[]
  /** Undefined until a sum was typed that can be read. */
  readonly stake: Money | undefined
  /** Undefined where selections cannot be combined: there is no such bet, and it returns nothing. */
  readonly price: Factor | undefined
  readonly potential: Money | undefined
  /** The largest stake that will be taken at this price. */
  readonly largest: Money
  readonly trouble: SlipReason | 'amount_not_allowed' | undefined
  readonly ready: boolean
}

/** How a bet stands on what the browser knows, by the rules that the server will judge it with; its stake was typed in the language of the page. */
export function previewOf(
  draft: Draft,
  { policy }: Pick<SlipState, 'policy'>,
  limits: SlipLimits,
  locale: string
): Preview {
  const offers = new Map(draft.items.map((item) => [item.marketId, item.offer]))
  const judged = validateSelections(draft.items, ({ marketId }) => offers.get(marketId), policy)
  const price = priceOf(
    // A changed price too: the button that places the bet accepts it.
    judged.map(({ offered, price: seen }) => ({ price: offered ?? seen }))
  )
  const exists = judged.every(({ status }) => status !== 'conflict')
  const typed = readMoney(draft.stakeText, locale, limits.stakeMin.currency)
  const stake = typed && typed.minor > 0n ? typed : undefined
  const verdict = previewSlip(
    { items: draft.items, stakeText: draft.stakeText, policy },
    stake ?? limits.stakeMin,
    limits
  )
  const trouble = isRefused(verdict) ? reasonOf(verdict.refused) : undefined
  const unreadable = draft.stakeText.trim() !== '' && !stake ? ('amount_not_allowed' as const) : undefined
  return {
    judged,
    stake,
    price: exists ? price : undefined,
    potential: exists && stake ? returnOf(stake, price) : undefined,
    largest: stakeMax(price, limits),
    trouble: trouble ?? unreadable,
    ready: stake !== undefined && trouble === undefined,
  }
}

/** What "Max" fills in: the largest stake that is taken here and that the balance covers; undefined where that is below the smallest. */
export function maxStake(largest: Money, { stakeMin }: SlipLimits, balance: Money | undefined): Money | undefined {
  const most = balance && compare(balance, largest) < 0 ? balance : largest
  return compare(most, stakeMin) < 0 ? undefined : most
}
