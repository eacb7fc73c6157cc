import type { PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { promoCode } from '@ante/kit/validators'
import type { z } from 'zod'
import { allowsBonusTo } from '../policies/index.ts'
import { refuseExcluded } from '../protection/index.ts'
import type { endpoints } from './contract.ts'
import { activateCode, takeById, type TakenAt } from './take-offer.ts'
import type { WholeOfferRow } from './store-offer-claims.ts'
import { type Caller, callerOf, factsFor, wireOffer } from './wire-offer.ts'

type Activate = (typeof endpoints)['campaigns.activateOffer']
type Taken = z.input<Activate['output']>
type Take = (typeof endpoints)['campaigns.takepromotions']

/** API-53, BON-22. ERR-58: `error_data.promo_code` begins with what is wrong. */
export async function activateOffer(
  context: PlayerContext & RefusesAs<Activate>,
  { promo_code, fields }: InputOf<Activate>
): Promise<Taken> {
  const { db, player } = context
  const wrong = promoCode(promo_code)
  if (wrong) context.refuse('InvalidParameter', { fields: { promo_code: wrong }, data: { promo_code: ['INVALID'] } })
  // What is withheld is kept for staff, also where it is refused.
  const answer = await db.write(async (tx) => {
    await refuseExcluded(context, tx, player.uid)
    const answer = await activateCode(
      tx,
      player.uid,
      promo_code,
      'form',
      (caller) => isAllowed(context, caller),
      takenAt(context)
    )
    return typeof answer === 'string' ? answer : taken(context, tx, answer.offer, fields)
  })
  if (typeof answer === 'string')
    context.refuse('InvalidParameter', { fields: { promo_code: 'wrong' }, data: { promo_code: [answer] } })
  return answer
}

/** BON-15. */
export async function takePromotions(
  context: PlayerContext & RefusesAs<Take>,
  { offer_id, fields }: InputOf<Take>
): Promise<Taken> {
  const { db, player } = context
  const answer = await db.write(async (tx) => {
    await refuseExcluded(context, tx, player.uid)
    if (!isAllowed(context, await callerOf(tx, player.uid))) context.refuse('InvalidRequest/offer_not_available')
    const answer = await takeById(tx, player.uid, BigInt(offer_id), { at: takenAt(context) })
    return typeof answer === 'string' ? answer : taken(context, tx, answer.offer, fields)
  })
  if (typeof answer === 'string') context.refuse(`InvalidRequest/${answer}`)
  return answer
}

/** Whether the player's market allows a bonus to them at all, by what they have paid in and were given, and their age. */
const isAllowed = ({ clock, player, policy }: PlayerContext, { deposits, offered }: Caller): boolean =>
  allowsBonusTo(policy(), { deposits, offered, birthDate: player.birthDate, now: clock.now() })

const takenAt = ({ clock, policy }: PlayerContext): TakenAt => ({ now: clock.now(), bonusMost: policy().bonusMost })

const taken = async (context: PlayerContext, tx: Tx, offer: WholeOfferRow, fields: string[] | undefined) =>
  wireOffer(context, offer, await factsFor(tx, context, [offer]), fields)
