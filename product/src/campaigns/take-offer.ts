import type { Tx } from '@ante/kit/context'
import { giveBonus } from '../bonuses/index.ts'
import { validateCode, type PromoCodeRefusal } from './rules/promo-code.ts'
import { satisfies } from './rules/trigger.ts'
import { lockCode, lockCodes, useCode } from './store-codes.ts'
import * as store from './store-offer-claims.ts'
import { type Caller, callerOf, giftsOf } from './wire-offer.ts'

/** However it is typed, in capitals or not, it is the same code. */
export const asCode = (given: string): string => given.trim().toUpperCase()

const hasGiftFor = (offer: store.WholeOfferRow, { currency }: Caller): boolean =>
  giftsOf(offer.promotions).some((one) => one.amounts_minor[currency] !== undefined)

/** Gives what the offer gives, and keeps that it was taken. Everything was judged before. */
async function takeOffer(
  tx: Tx,
  uid: bigint,
  offer: store.WholeOfferRow,
  caller: Caller,
  via: store.Way,
  code?: string
): Promise<void> {
  const { texts, images } = offer
  const bonuses: bigint[] = []
  for (const [index, gift] of giftsOf(offer.promotions).entries()) {
    const id = await giveBonus(tx, {
      uid,
      currency: caller.currency,
      source: `offer:${offer.id}:${index}`,
      gift,
      texts,
      images,
    })
    if (id !== undefined) bonuses.push(id)
  }
  await store.take(tx, uid, offer.id, via, code, bonuses)
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
  isAllowed: (caller: Caller) => boolean = () => true
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
  await takeOffer(tx, uid, offer, caller, via, name)
  await useCode(tx, name)
  return { offer, caller }
}

/**
 * Codes of several players in one transaction: first all players, then all codes, each in their order, as somebody alone takes one of each. Otherwise whoever
 * uses a code that is held here would hold the player who is next here.
 */
export async function activateCodes(
  tx: Tx,
  brought: readonly { readonly uid: bigint; readonly code: string }[]
): Promise<void> {
  const inOrder = brought.toSorted((a, b) => (a.uid < b.uid ? -1 : 1))
  for (const { uid } of inOrder) await store.lockTaker(tx, uid)
  await lockCodes(tx, [...new Set(inOrder.map(({ code }) => asCode(code)))])
  for (const { uid, code } of inOrder) await activateCode(tx, uid, code, 'registration')
}

/** What a deposit says of itself: it is judged as it was when it was asked for, by what had arrived before it. */
export interface DepositFacts {
  readonly askedAt: Date
  readonly method: string
  readonly depositsBefore: number
}

/** The offer itself, without a code: by its button, or with a deposit that it was chosen with. */
export async function takeById(
  tx: Tx,
  uid: bigint,
  id: bigint,
  deposit?: DepositFacts
): Promise<Activated | 'not_found' | 'offer_taken' | 'offer_not_available'> {
  await store.lockTaker(tx, uid)
  // What was chosen with a deposit was agreed when it was begun: that it is over since then takes nothing away, and one that was over then gives nothing.
  const offer = await store.readOffer(tx, id, deposit?.askedAt)
  if (!offer?.enabled) return 'not_found'
  if ((await store.readOfferClaims(tx, uid, [id])).length > 0) return 'offer_taken'
  const now = await callerOf(tx, uid)
  const caller = deposit ? { ...now, deposits: deposit.depositsBefore, method: deposit.method } : now
  const action = deposit ? 'deposit' : 'take'
  if (
    offer.trigger.action !== action ||
    offer.is_early ||
    offer.is_over ||
    !satisfies(offer.trigger.params ?? {}, caller) ||
    !hasGiftFor(offer, caller)
  )
    return 'offer_not_available'
  await takeOffer(tx, uid, offer, caller, deposit ? 'deposit' : 'button')
  return { offer, caller }
}
