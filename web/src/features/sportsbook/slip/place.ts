import type { Outcome, SelectionStatus } from '@ante/product/sportsbook/contract'
import { type Offer, oddsOfWire, type SlipLimits } from '@ante/product/sportsbook/rules/slip'
import { ApiError, newKey, OfflineError, post } from '../../../app/api.ts'
import { type Draft, draftsOf, previewOf, requestOf } from './slip.ts'
import { slipStore } from './store.ts'

/** Sentences for what the server could not say itself. */
export interface PlaceWords {
  unknown: string
  failed: string
}

/**
 * Sends every bet of the slip that is ready, one after another. A bet keeps its key until its fate is known, over repetitions, a reload and a
 * lost connection: it is never placed twice. What was placed leaves the slip; what was refused stays in it with the reason.
 */
export async function placeSlip(limits: SlipLimits, words: PlaceWords): Promise<void> {
  if (slipStore.get().sending) return
  slipStore.forgetTroubles()
  slipStore.forgetPlaced()
  slipStore.sending(true)
  try {
    for (const draft of draftsOf(slipStore.get().held)) {
      const { policy } = slipStore.get().held.slip
      const { stake, ready } = previewOf(draft, { policy }, limits)
      if (!stake || !ready) continue
      await placeDraft(draft, requestOf(draft, { policy }, stake), words)
    }
  } finally {
    slipStore.sending(false)
  }
}

async function placeDraft(draft: Draft, request: ReturnType<typeof requestOf>, words: PlaceWords): Promise<void> {
  const content = JSON.stringify(request)
  const before = slipStore.get().held.attempts[draft.id]
  const key = before?.content === content ? before.key : newKey()
  slipStore.dispatch({ type: 'sent', draft: draft.id, key, content })
  try {
    const { bet } = await post('sportsbook.placebet', request, { key })
    slipStore.dispatch({ type: 'answered', draft: draft.id, leaving: draft.items.map(({ marketId }) => marketId) })
    slipStore.placed(bet)
  } catch (error) {
    if (error instanceof OfflineError) return slipStore.trouble(draft.id, { text: words.unknown, kind: 'unknown' })
    slipStore.dispatch({ type: 'answered', draft: draft.id, leaving: [] })
    if (!(error instanceof ApiError)) {
      slipStore.trouble(draft.id, { text: words.failed, kind: 'refused' })
      throw error
    }
    learn(error.data['selections'])
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

export function learn(judged: unknown): void {
  if (!Array.isArray(judged)) return
  for (const one of judged as JudgedOnWire[]) {
    if (one.status === 'conflict') continue
    const status: Offer['status'] = one.status === 'unknown' ? 'closed' : one.status === 'changed' ? 'open' : one.status
    const price = one.price === null ? undefined : oddsOfWire(one.price)
    slipStore.dispatch({ type: 'market-changed', marketId: one.market_id, status, priceOf: (outcome) => (outcome === one.outcome ? price : undefined) })
  }
}
