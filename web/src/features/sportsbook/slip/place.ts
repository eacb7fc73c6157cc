import { isRecord } from '@ante/kit/record'
import type { Outcome, SelectionStatus } from '@ante/product/sportsbook/contract'
import { type Offer, oddsOfWire, type SlipLimits } from '@ante/product/sportsbook/rules/slip'
import { ApiError, OfflineError } from '../../../app/api/client.ts'
import { sendAttempt } from '../../../app/api/attempt.ts'
import { actionOf, betAttempts, type PlannedBet, plannedBets, type SlipRequest } from './planned-bet.ts'
import { slipStore } from './slip-store.ts'

/**
 * Sends every bet of the slip that is ready, one after another, each by an attempt of its own: it is never placed twice. What was placed
 * leaves the slip; what was refused stays in it with the reason. `failed` is said of what should not happen. Stakes were typed in
 * the language `locale`.
 */
export async function placeSlip(limits: SlipLimits, player: string, locale: string, failed: string): Promise<void> {
  if (slipStore.get().sending) return
  slipStore.begin(player)
  try {
    for (const { draft, request } of plannedBets(slipStore.get().stored, betAttempts.of(player), limits, locale))
      if (request) await placeDraft(draft, request, { player, failed })
  } finally {
    slipStore.end()
  }
}

async function placeDraft(
  draft: PlannedBet['draft'],
  params: SlipRequest,
  { player, failed }: { player: string; failed: string }
): Promise<void> {
  const action = actionOf(draft)
  try {
    const { bet } = await sendAttempt('sportsbook.placebet', { player, action, params }, betAttempts)
    // A late answer: the same was picked again meanwhile, and is being placed by another window.
    if (!betAttempts.find(player, action))
      slipStore.dispatch({ type: 'placed', marketIds: draft.items.map(({ marketId }) => marketId) })
    slipStore.placed(bet)
  } catch (error) {
    // The attempt stays open, and the slip says so.
    if (error instanceof OfflineError || (error instanceof ApiError && error.status >= 500)) return
    if (!(error instanceof ApiError)) {
      slipStore.trouble(draft.id, { text: failed, kind: 'refused' })
      throw error
    }
    applyServerPrices(error.data['selections'])
    slipStore.trouble(draft.id, {
      text: error.message,
      kind: error.code === 'insufficient_funds' || error.type === 'UserNeedDepositException' ? 'funds' : 'refused',
    })
  }
}

/** A refusal of prices carries the prices of now, and so does a quote. */
interface JudgedOnWire {
  market_id: string
  outcome: Outcome
  price: number | null
  status: SelectionStatus
}

const isJudged = (one: unknown): one is JudgedOnWire =>
  isRecord(one) &&
  typeof one['market_id'] === 'string' &&
  typeof one['outcome'] === 'string' &&
  typeof one['status'] === 'string' &&
  (one['price'] === null || typeof one['price'] === 'number')

export function applyServerPrices(judged: unknown): void {
  if (!Array.isArray(judged)) return
  for (const one of judged.filter(isJudged)) {
    if (one.status === 'conflict') continue
    const status: Offer['status'] = one.status === 'unknown' ? 'closed' : one.status === 'changed' ? 'open' : one.status
    const price = one.price === null ? undefined : oddsOfWire(one.price)
    slipStore.dispatch({
      type: 'market-changed',
      marketId: one.market_id,
      status,
      priceOf: (outcome) => (outcome === one.outcome ? price : undefined),
    })
  }
}
