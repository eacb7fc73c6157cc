import { type Money, parseMoney, toDecimal } from '@ante/kit/money'
import { potentialFree } from '@ante/product/sportsbook/rules/free-bets'
import type { SlipLimits, SlipState } from '@ante/product/sportsbook/rules/slip'
import { type Attempt as AnyAttempt, AttemptStore } from '../../../app/api/attempt.ts'
import type { Params } from '../../../app/api/endpoints.ts'
import { type Draft, draftsOf, type Preview, previewOf } from './draft.ts'
import type { ChosenFreeBet, StoredSlip } from './stored-slip.ts'

export type SlipRequest = Params<'sportsbook.placebet'>
type Attempt = AnyAttempt<'sportsbook.placebet'>

/** The bets that were sent and are not answered: after a reload and in the other windows too. */
export const betAttempts = new AttemptStore<'sportsbook.placebet'>('bet_attempts')

/** What an attempt is about: these outcomes, at whatever prices and stake. Other outcomes are another bet. */
export const actionOf = ({ items }: Pick<Draft, 'items'>): string =>
  items
    .map(({ marketId, outcome }) => `${marketId} ${outcome}`)
    .sort()
    .join()

/** What was sent and may have been taken, as it was sent; undefined where the player has taken the stake back. */
const retryRequest = (attempt: Attempt | undefined, { stakeText }: Draft): SlipRequest | undefined =>
  stakeText.trim() === '' ? undefined : attempt?.params

/** A draft with what a press of the button would do with it. */
export interface PlannedBet {
  readonly draft: Draft
  /** Of what would be sent: where that was sent before, not of what is typed now. */
  readonly preview: Preview
  /** Undefined where there is nothing to send, or a price is to be accepted first. */
  readonly request: SlipRequest | undefined
  /** The stake of a bet of which we do not know yet whether it was taken. */
  readonly unanswered: Money | undefined
  /** A free bet pays it, and its player nothing. */
  readonly isFree: boolean
}

/** `attempts` are those of the player who would press. */
export function plannedBets(
  stored: StoredSlip,
  attempts: Readonly<Record<string, Attempt>> | undefined,
  limits: SlipLimits,
  locale: string
): PlannedBet[] {
  const drafts = draftsOf(stored)
  // It pays one bet: where there are several nobody has said which.
  const freeBet = drafts.length === 1 ? stored.freeBet : undefined
  return drafts.map((draft) => {
    const attempt = attempts?.[actionOf(draft)]
    const retry = retryRequest(attempt, freeBet ? { ...draft, stakeText: freeBet.stake } : draft)
    const preview = retry
      ? previewOf({ ...draft, stakeText: String(retry.stake) }, stored.slip, limits, 'en')
      : freeBet
        ? withFreeBet(previewOf({ ...draft, stakeText: freeBet.stake }, stored.slip, limits, 'en'), freeBet)
        : previewOf(draft, stored.slip, limits, locale)
    const { stake, ready } = preview
    return {
      draft,
      preview,
      request: retry ?? (stake && ready ? requestOf(draft, stored.slip, stake, freeBet) : undefined),
      unanswered: attempt && parseMoney(String(attempt.params.stake), limits.stakeMin.currency),
      isFree: retry ? retry.free_bet !== undefined : freeBet !== undefined,
    }
  })
}

/** What it pays its player, by the rule that the server will settle it with. */
function withFreeBet(preview: Preview, { returnsStake }: ChosenFreeBet): Preview {
  const { potential, stake } = preview
  return potential && stake ? { ...preview, potential: potentialFree(potential, stake, returnsStake) } : preview
}

/** What is sent for a bet. The stake goes as plain decimal text. */
export function requestOf(
  draft: Draft,
  { policy }: Pick<SlipState, 'policy'>,
  stake: Money,
  freeBet?: ChosenFreeBet
): SlipRequest {
  const selections = draft.items.map(({ marketId, outcome, price }) => ({
    market_id: marketId,
    outcome,
    price: price / 1000,
  }))
  return {
    selections: JSON.stringify(selections),
    stake: toDecimal(stake),
    currency: stake.currency,
    price_policy: policy,
    ...(freeBet && { free_bet: freeBet.id }),
  }
}
