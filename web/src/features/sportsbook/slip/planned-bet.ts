import { add, type Money, money, parseMoney, toDecimal } from '@ante/kit/money'
import { extraOf, potentialFree } from '@ante/product/sportsbook/rules/gift-payouts'
import type { SlipLimits } from '@ante/product/sportsbook/rules/slip'
import type { SlipState } from '@ante/product/sportsbook/rules/slip-state'
import { type Attempt as AnyAttempt, AttemptStore } from '../../../app/api/attempt.ts'
import type { Params } from '../../../app/api/endpoints.ts'
import { type Draft, draftsOf, type Preview, previewOf } from './draft.ts'
import type { ChosenBoost, ChosenFreeBet, StoredSlip } from './stored-slip.ts'

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
  /** It is one that the chosen boost is for; true where none is chosen. */
  readonly fitsBoost: boolean
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
  const [freeBet, boost] = drafts.length === 1 ? [stored.freeBet, stored.boost] : []
  return drafts.map((draft) => {
    const attempt = attempts?.[actionOf(draft)]
    const retry = retryRequest(attempt, freeBet ? { ...draft, stakeText: freeBet.stake } : draft)
    const preview = retry
      ? previewOf({ ...draft, stakeText: String(retry.stake) }, stored.slip, limits, 'en')
      : freeBet
        ? withFreeBet(previewOf({ ...draft, stakeText: freeBet.stake }, stored.slip, limits, 'en'), freeBet)
        : withBoost(previewOf(draft, stored.slip, limits, locale), boost)
    const { stake, ready } = preview
    const fitsBoost = retry !== undefined || boost === undefined || isFor(boost, draft, stake)
    return {
      draft,
      preview,
      request:
        retry ?? (stake && ready && fitsBoost ? requestOf(draft, stored.slip, stake, { freeBet, boost }) : undefined),
      unanswered: attempt && parseMoney(String(attempt.params.stake), limits.stakeMin.currency),
      isFree: retry ? retry.free_bet !== undefined : freeBet !== undefined,
      fitsBoost,
    }
  })
}

/** What it pays its player, by the rule that the server will settle it with. */
function withFreeBet(preview: Preview, { returnsStake }: ChosenFreeBet): Preview {
  const { potential, stake } = preview
  return potential && stake ? { ...preview, potential: potentialFree(potential, stake, returnsStake) } : preview
}

/** What it pays with its boost, by the rule that the server will settle it with. */
function withBoost(preview: Preview, boost: ChosenBoost | undefined): Preview {
  const { potential, stake } = preview
  if (!potential || !stake || !boost) return preview
  const most = money(BigInt(boost.extraMostMinor), stake.currency)
  return { ...preview, potential: add(potential, extraOf(potential, stake, { percent: boost.percent, most })) }
}

/** Whether a boost can be used for this bet; while no stake is typed only its selections say so. */
const isFor = (boost: ChosenBoost, { items }: Draft, stake: Money | undefined): boolean =>
  (stake === undefined || stake.minor <= BigInt(boost.stakeMostMinor)) &&
  items.length >= boost.legsLeast &&
  items.every(({ price }) => boost.oddsLeast === null || price >= boost.oddsLeast)

/** What is sent for a bet. The stake goes as plain decimal text. */
export function requestOf(
  draft: Draft,
  { policy }: Pick<SlipState, 'policy'>,
  stake: Money,
  { freeBet, boost }: Pick<StoredSlip, 'freeBet' | 'boost'> = {}
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
    ...(boost && { boost: boost.id }),
  }
}
