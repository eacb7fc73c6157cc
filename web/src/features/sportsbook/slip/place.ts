import type { Outcome, SelectionStatus } from '@ante/product/sportsbook/contract'
import { type Offer, oddsOfWire, type SlipLimits } from '@ante/product/sportsbook/rules/slip'
import { ApiError, newKey, OfflineError, post } from '../../../app/api.ts'
import { askedAgain, attemptOf, type Draft, draftsOf, previewOf, requestOf, selectionsOf, type SlipRequest } from './slip.ts'
import { type PlacedBet, slipStore } from './store.ts'

/** Sentences for what the server could not say itself. */
export interface PlaceWords {
  unknown: string
  failed: string
}

/**
 * Sends every bet of the slip that is ready, one after another. A bet keeps its key until its fate is known, over repetitions, a reload, a lost
 * connection and a price that moves meanwhile: it is never placed twice. What was placed leaves the slip; what was refused stays in it with the reason.
 */
export async function placeSlip(limits: SlipLimits, player: string, words: PlaceWords): Promise<void> {
  if (slipStore.get().sending) return
  slipStore.begin(player)
  try {
    for (const draft of draftsOf(slipStore.get().held)) {
      const { held } = slipStore.get()
      const preview = previewOf(draft, held.slip, limits)
      const { stake, ready } = preview
      const content = stake && ready ? JSON.stringify(requestOf(draft, held.slip, stake)) : askedAgain(attemptOf(held, player, draft.id), draft, preview)
      if (content) await placeDraft(player, draft, content, words)
    }
  } finally {
    slipStore.end()
  }
}

/**
 * Until a bet was taken there is one key, also where price, stake or selections have changed since: then the house takes one of them, and tells of any
 * other that the key is taken.
 */
async function placeDraft(player: string, draft: Draft, content: string, words: PlaceWords): Promise<void> {
  const before = attemptOf(slipStore.get().held, player, draft.id)
  const earlier = before?.sent.filter((one) => one !== content) ?? []
  const key = before?.key ?? newKey()
  const named = { player, draft: draft.id, key }
  slipStore.dispatch({ type: 'sent', ...named, content })
  try {
    const { bet, sent } = await placeOne([content, ...earlier.toReversed()], named)
    const isThis = selectionsOf(sent) === selectionsOf(content)
    slipStore.dispatch({ type: 'answered', ...named, leaving: isThis ? draft.items.map(({ marketId }) => marketId) : [] })
    slipStore.placed(bet)
    // What was taken is another bet, of which we had heard nothing: this one is still to be placed.
    if (!isThis) await placeDraft(player, draft, content, words)
  } catch (error) {
    if (error instanceof OfflineError) return slipStore.trouble(draft.id, { text: words.unknown, kind: 'unknown' })
    if (isFinal(error)) slipStore.dispatch(isTaken(error) ? { type: 'answered', ...named, leaving: [] } : { type: 'refused', ...named, content })
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

/** The key has placed something, and not what was sent now. */
const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'idempotency_key_reused'

/** Sends the first of these, and where the key was taken by one of the others, that one again, which answers with its bet. */
async function placeOne(
  [sent = '', ...others]: readonly string[],
  options: { readonly key: string; readonly player: string }
): Promise<{ bet: PlacedBet; sent: string }> {
  try {
    const { bet } = await post('sportsbook.placebet', JSON.parse(sent) as SlipRequest, options)
    return { bet, sent }
  } catch (error) {
    if (others.length === 0 || !isTaken(error)) throw error
    return placeOne(others, options)
  }
}

/** A refusal decides what was sent. A server that failed, or looked at nothing (who are you, not so fast), says nothing of it. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429

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
