import type { Money } from '@ante/kit/money'
import type { Odds } from '@ante/kit/odds'
import type { Outcome, PricePolicy } from '../contract.ts'
import { type Offer, type SlipLimits, type SlipSelection, validateSlip } from './slip.ts'

export interface SlipItem extends SlipSelection {
  readonly fixtureId: string
  /** What the book offers now; `price` stays what the player last accepted. */
  readonly offer: Offer
}
export interface SlipState {
  readonly items: readonly SlipItem[]
  readonly stakeText: string
  readonly policy: PricePolicy
}
export type SlipAction =
  | {
      readonly type: 'toggle'
      readonly marketId: string
      readonly fixtureId: string
      readonly outcome: Outcome
      readonly price: Odds
    }
  | { readonly type: 'remove'; readonly marketId: string }
  | {
      readonly type: 'market-changed'
      readonly marketId: string
      readonly status: Offer['status']
      readonly priceOf: (outcome: Outcome) => Odds | undefined
    }
  | { readonly type: 'accept-prices' }
  | { readonly type: 'stake'; readonly text: string }
  | { readonly type: 'policy'; readonly policy: PricePolicy }
  | { readonly type: 'clear' }

export const emptySlip: SlipState = { items: [], stakeText: '', policy: 'none' }

export function reduceSlip(state: SlipState, action: SlipAction): SlipState {
  switch (action.type) {
    case 'toggle':
      return toggled(state, action)
    case 'remove':
      return { ...state, items: state.items.filter((item) => item.marketId !== action.marketId) }
    case 'market-changed':
      return {
        ...state,
        items: state.items.map((item) => (item.marketId === action.marketId ? moved(item, action) : item)),
      }
    case 'accept-prices':
      return {
        ...state,
        items: state.items.map((item) =>
          item.offer.price === undefined ? item : { ...item, price: item.offer.price }
        ),
      }
    case 'stake':
      return { ...state, stakeText: action.text }
    case 'policy':
      return { ...state, policy: action.policy }
    case 'clear':
      return { ...emptySlip, policy: state.policy }
  }
}

/** The same selection again takes it away; another outcome of the same market takes its place. */
function toggled(
  state: SlipState,
  { marketId, fixtureId, outcome, price }: Extract<SlipAction, { type: 'toggle' }>
): SlipState {
  const item: SlipItem = { marketId, fixtureId, outcome, price, offer: { fixtureId, status: 'open', price } }
  const held = state.items.find((other) => other.marketId === marketId)
  if (!held) return { ...state, items: [...state.items, item] }
  if (held.outcome === outcome) return reduceSlip(state, { type: 'remove', marketId })
  return { ...state, items: state.items.map((other) => (other === held ? item : other)) }
}

function moved(item: SlipItem, action: Extract<SlipAction, { type: 'market-changed' }>): SlipItem {
  const price = action.priceOf(item.outcome) ?? item.offer.price
  return { ...item, offer: { ...item.offer, status: action.status, price } }
}

/** The slip as a bet of all its legs, judged on what the browser knows. */
export function previewSlip(state: SlipState, stake: Money, limits: SlipLimits): ReturnType<typeof validateSlip> {
  return validateSlip(
    { selections: state.items, stake, policy: state.policy },
    (selection) => state.items.find((item) => item.marketId === selection.marketId)?.offer,
    limits
  )
}
