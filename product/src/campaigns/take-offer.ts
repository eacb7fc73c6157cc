import type { Tx } from '@ante/kit/context'
import { giveBonus, noteGiftOfOffer } from '../bonuses/index.ts'
import { giveFreeSpins } from '../games/index.ts'
import { giveFreeBet } from '../sportsbook/index.ts'
import { type Given, giftsAt, giftsOf, givenAt, stepsOf } from './rules/gifts.ts'
import { validateCode, type PromoCodeRefusal } from './rules/promo-code.ts'
import { conditionsAt, satisfies } from './rules/trigger.ts'
import { lockCode, lockCodes, useCode } from './store-codes.ts'
import * as store from './store-offer-claims.ts'
import { type Caller, callerOf } from './wire-offer.ts'

/** However it is typed, in capitals or not, it is the same code. */
export const asCode = (given: string): string => given.trim().toUpperCase()

const hasGiftFor = (offer: store.WholeOfferRow, { currency }: Caller): boolean =>
  giftsAt(giftsOf(offer.promotions), 1, currency).length > 0

interface Taking {
  readonly offer: store.WholeOfferRow
  readonly step: number
  readonly caller: Caller
  readonly via: store.Way
  readonly code?: string
  readonly given: readonly Given[]
  readonly deposit?: bigint
}

/** Gives what the step of the offer gives, and keeps that it was taken. False where nothing could be: a game has left the hall since. */
async function takeOffer(tx: Tx, uid: bigint, taking: Taking): Promise<boolean> {
  const { offer, step, caller, via, code, given, deposit } = taking
  const { texts, images } = offer
  const { currency } = caller
  const bonuses: bigint[] = []
  const packs: bigint[] = []
  const freeBets: bigint[] = []
  for (const one of given) {
    const source = `offer:${offer.id}:${one.index}${step === 1 ? '' : `:${step}`}`
    if ('bonus' in one) {
      const id = await giveBonus(tx, { uid, currency, source, gift: one.bonus, texts, images })
      if (id !== undefined) bonuses.push(id)
      continue
    }
    const id =
      'spins' in one
        ? await giveFreeSpins(tx, { uid, currency, source, gift: one.spins })
        : await giveFreeBet(tx, { uid, currency, source, gift: one.freeBet })
    if (id === undefined) continue
    if ('spins' in one) packs.push(id)
    else freeBets.push(id)
    await noteGiftOfOffer(tx, uid, source)
  }
  if (bonuses.length + packs.length + freeBets.length === 0) return false
  await store.take(tx, { uid, offer: offer.id, step, via, code, bonuses, packs, freeBets, deposit })
  return true
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
  const gifts = givenAt(giftsOf(offer.promotions), 1, caller.currency, undefined)
  if (!(await takeOffer(tx, uid, { offer, step: 1, caller, via, code: name, given: gifts }))) return 'NOT_AVAILABLE'
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
  deposit?: DepositFacts
): Promise<Activated | 'not_found' | 'offer_taken' | 'offer_not_available'> {
  await store.lockTaker(tx, uid)
  // What was chosen with a deposit was agreed when it was begun: that it is over since then takes nothing away, and one that was over then gives nothing.
  const offer = await store.readOffer(tx, id, deposit?.askedAt)
  if (!offer?.enabled) return 'not_found'
  const gifts = giftsOf(offer.promotions)
  const step = (await store.readOfferClaims(tx, uid, [id])).length + 1
  if (step > (deposit ? stepsOf(gifts) : 1)) return 'offer_taken'
  const now = await callerOf(tx, uid)
  const caller = deposit ? { ...now, deposits: deposit.depositsBefore, method: deposit.method } : now
  const given = givenAt(gifts, step, caller.currency, deposit?.amountMinor)
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
  return (await takeOffer(tx, uid, { offer, step, caller, ...way, given })) ? { offer, caller } : 'offer_not_available'
}
