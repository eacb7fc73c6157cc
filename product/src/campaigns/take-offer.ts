import type { Tx } from '@ante/kit/context'
import { giveBonus, holdForLinkedLoss } from '../bonuses/index.ts'
import { isAwayFromPlay } from '../protection/index.ts'
import { giveFreePlay, sourceOf } from './give-free-play.ts'
import { type LossFacts, lossOf, opposedInLoss, reckonLosses } from './loss-back.ts'
import { faceValue } from './rules/face-value.ts'
import { type Given, giftsAt, giftsOf, givenAt, type OfferGift, stepsOf } from './rules/gifts.ts'
import { validateCode, type PromoCodeRefusal } from './rules/promo-code.ts'
import { conditionsAt, satisfies } from './rules/trigger.ts'
import { lockCode, lockCodes, useCode } from './store-codes.ts'
import * as store from './store-offer-claims.ts'
import { spend, unspend } from './store-costs.ts'
import { withholdStep } from './store-withheld.ts'
import { type Caller, callerOf } from './wire-offer.ts'
import { isWithheld } from './withhold.ts'

/** However it is typed, in capitals or not, it is the same code. */
const asCode = (given: string): string => given.trim().toUpperCase()

const hasGiftFor = (offer: store.WholeOfferRow, { currency }: Caller): boolean =>
  giftsAt(giftsOf(offer.promotions), 1, currency).length > 0

/** When and in which market something is taken: a share of a loss follows from both. A registration has lost nothing. */
export type TakenAt = Pick<LossFacts, 'now' | 'bonusMost'>

/** What a step gives, with the share of what its player has lost. */
export async function givenTo(
  tx: Tx,
  gifts: readonly OfferGift[],
  {
    uid,
    step,
    currency,
    deposit,
    at,
  }: { uid: bigint; step: number; currency: Caller['currency']; deposit?: bigint | undefined; at: TakenAt | undefined }
): Promise<Given[]> {
  const losses = at && (await reckonLosses(tx, gifts, { uid, currency, ...at }))
  return givenAt(gifts, step, currency, deposit, (one) => losses?.get(one)?.sum ?? 0n)
}

interface Taking {
  readonly offer: store.WholeOfferRow
  readonly step: number
  readonly caller: Caller
  readonly via: store.Way
  readonly code?: string
  readonly given: readonly Given[]
  readonly deposit?: bigint
  readonly at?: TakenAt | undefined
}

/** `minor`: the face value of what was given and not withheld. */
type Taken = { readonly is: 'given'; readonly minor: bigint } | { readonly is: 'nothing' | 'withheld' }

/**
 * Gives what the step of the offer gives, and keeps that it was taken. `nothing` where nothing could be: a game has left the hall since, or the offer has given all that it may. `withheld`: all of it is
 * free spins and free bets that another account on the same device has by this offer.
 */
export async function takeOffer(tx: Tx, uid: bigint, taking: Taking): Promise<Taken> {
  const { offer, step, caller, via, code, given, deposit, at } = taking
  const { texts, images } = offer
  const { currency } = caller
  const to = { uid, currency, offer: offer.id, step }
  const isHeld = given.some((one) => !('bonus' in one)) && (await isWithheld(tx, uid, offer.id))
  const most = offer.most_minor[currency]
  const face = faceValue(isHeld ? given.filter((one) => 'bonus' in one) : given, currency)
  if (!(await spend(tx, offer.id, currency, face, most === undefined ? null : BigInt(most)))) return { is: 'nothing' }
  const bonuses: bigint[] = []
  for (const one of given) {
    if (!('bonus' in one)) continue
    const source = sourceOf(to, one.index)
    const facts = at && { uid, currency, now: at.now }
    const loss = one.lossOf && facts && (await lossOf(tx, one.lossOf, facts))
    const id = await giveBonus(tx, { uid, currency, source, gift: one.bonus, texts, images, loss })
    if (id === undefined) continue
    bonuses.push(id)
    const opposed = one.lossOf && facts && (await opposedInLoss(tx, one.lossOf, facts))
    if (opposed) await holdForLinkedLoss(tx, id, uid, opposed)
  }
  const { packs, freeBets, leftOut } = isHeld
    ? { packs: [], freeBets: [], leftOut: [] }
    : await giveFreePlay(tx, to, given)
  const notGiven = faceValue(leftOut, currency)
  if (notGiven > 0n) await unspend(tx, offer.id, currency, notGiven)
  // A step that comes with a deposit is over with it, whatever of it was given.
  const isTaken = bonuses.length + packs.length + freeBets.length > 0 || (isHeld && deposit !== undefined)
  if (!isTaken) return { is: isHeld ? 'withheld' : 'nothing' }
  await store.take(tx, { uid, offer: offer.id, step, via, code, bonuses, packs, freeBets, deposit })
  if (isHeld) await withholdStep(tx, uid, offer.id, step)
  return { is: 'given', minor: face - notGiven }
}

export interface Activated {
  readonly offer: store.WholeOfferRow
  readonly caller: Caller
}

/**
 * The offer behind a code, for this player: taken now, or what is wrong with the code. REG-53: what the registration took already is answered as taken and
 * taken no second time, whichever of the two came first.
 */
export async function activateCode(
  tx: Tx,
  uid: bigint,
  given: string,
  via: 'form' | 'registration',
  isAllowed: (caller: Caller) => boolean = () => true,
  at?: TakenAt
): Promise<Activated | PromoCodeRefusal> {
  await store.lockTaker(tx, uid)
  const name = asCode(given)
  const code = await lockCode(tx, name)
  const offer = code && (await store.readOffer(tx, code.offer_id))
  const caller = await callerOf(tx, uid)
  const claim = offer && (await store.readOfferClaims(tx, uid, [offer.id]))[0]
  if (offer && claim?.via === 'registration' && claim.code === name && via === 'form') {
    // Once: whoever asks again has used it.
    await store.retake(tx, uid, offer.id)
    return { offer, caller }
  }
  const isOpenToPlayer =
    offer !== undefined &&
    isAllowed(caller) &&
    satisfies(offer.trigger.params ?? {}, caller) &&
    hasGiftFor(offer, caller)
  const no = validateCode({ code, offer, isTaken: claim !== undefined, isOpenToPlayer })
  if (no || !offer) return no ?? 'INVALID'
  const gifts = await givenTo(tx, giftsOf(offer.promotions), { uid, step: 1, currency: caller.currency, at })
  if (gifts.length === 0) return 'NOT_AVAILABLE'
  const answer = await takeOffer(tx, uid, { offer, step: 1, caller, via, code: name, given: gifts, at })
  if (answer.is !== 'given') return 'NOT_AVAILABLE'
  await useCode(tx, name)
  return { offer, caller }
}

/**
 * Codes of several players in one transaction: first all players, then all codes, each in their order, as somebody alone takes one of each. Otherwise whoever
 * uses a code that is held here would hold the player who is next here.
 */
export async function activateCodes(
  tx: Tx,
  brought: readonly { readonly uid: bigint; readonly code: string; readonly isFirstOnly: boolean }[]
): Promise<void> {
  const inOrder = brought.toSorted((a, b) => (a.uid < b.uid ? -1 : 1))
  for (const { uid } of inOrder) await store.lockTaker(tx, uid)
  await lockCodes(tx, [...new Set(inOrder.map(({ code }) => asCode(code)))])
  for (const { uid, code, isFirstOnly } of inOrder) {
    // Who chose not to play meanwhile is given nothing that leads back to play.
    if (await isAwayFromPlay(tx, uid)) continue
    await activateCode(
      tx,
      uid,
      code,
      'registration',
      ({ deposits, offered }) => !isFirstOnly || deposits + offered === 0
    )
  }
}

/** What a deposit says of itself: it is judged as it was when it was asked for, by what had arrived before it. */
export interface DepositFacts {
  readonly id: bigint
  readonly askedAt: Date
  readonly method: string
  readonly amountMinor: bigint
  readonly depositsBefore: number
}

/** The offer itself, without a code: by its button, or the next of its steps with a deposit that it was chosen with. */
export async function takeById(
  tx: Tx,
  uid: bigint,
  id: bigint,
  { deposit, at }: { readonly deposit?: DepositFacts; readonly at?: TakenAt }
): Promise<Activated | 'not_found' | 'offer_taken' | 'offer_not_available' | 'bonus_linked_account'> {
  await store.lockTaker(tx, uid)
  // What was chosen with a deposit was agreed when it was begun: that it is over since then takes nothing away, and one that was over then gives nothing.
  const offer = await store.readOffer(tx, id, deposit?.askedAt)
  if (!offer?.enabled) return 'not_found'
  const gifts = giftsOf(offer.promotions)
  const step = (await store.readOfferClaims(tx, uid, [id])).length + 1
  if (step > (deposit ? stepsOf(gifts) : 1)) return 'offer_taken'
  const now = await callerOf(tx, uid)
  const caller = deposit ? { ...now, deposits: deposit.depositsBefore, method: deposit.method } : now
  const given = await givenTo(tx, gifts, { uid, step, currency: caller.currency, deposit: deposit?.amountMinor, at })
  const action = deposit ? 'deposit' : 'take'
  if (
    offer.trigger.action !== action ||
    offer.is_early ||
    offer.is_over ||
    !satisfies(conditionsAt(step, offer.trigger.params ?? {}), caller) ||
    given.length === 0
  )
    return 'offer_not_available'
  const way = deposit ? ({ via: 'deposit', deposit: deposit.id } as const) : ({ via: 'button' } as const)
  const answer = await takeOffer(tx, uid, { offer, step, caller, ...way, given, at })
  if (answer.is === 'given') return { offer, caller }
  return answer.is === 'withheld' ? 'bonus_linked_account' : 'offer_not_available'
}
