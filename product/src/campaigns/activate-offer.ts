import type { PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { promoCode } from '@ante/kit/validators'
import type { z } from 'zod'
import { allowsBonusTo } from '../policies/index.ts'
import { refuseExcluded } from '../protection/index.ts'
import type { endpoints } from './contract.ts'
import { activateCode, type Activated, takeById } from './take-offer.ts'
import { callerOf, statesFor, wireOffer } from './wire-offer.ts'

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
  return db.write(async (tx) => {
    await refuseExcluded(context, tx, player.uid)
    if (!(await isAllowed(context, tx)))
      context.refuse('InvalidParameter', { fields: { promo_code: 'wrong' }, data: { promo_code: ['NOT_AVAILABLE'] } })
    const answer = await activateCode(tx, player.uid, promo_code, 'form')
    if (typeof answer === 'string')
      context.refuse('InvalidParameter', { fields: { promo_code: 'wrong' }, data: { promo_code: [answer] } })
    return taken(context, answer, await statesFor(tx, player.uid, [answer.offer.id]), fields)
  })
}

/** BON-15. */
export async function takePromotions(
  context: PlayerContext & RefusesAs<Take>,
  { offer_id, fields }: InputOf<Take>
): Promise<Taken> {
  const { db, player } = context
  return db.write(async (tx) => {
    await refuseExcluded(context, tx, player.uid)
    if (!(await isAllowed(context, tx))) context.refuse('InvalidRequest/offer_not_available')
    const answer = await takeById(tx, player.uid, BigInt(offer_id))
    if (typeof answer === 'string') context.refuse(`InvalidRequest/${answer}`)
    return taken(context, answer, await statesFor(tx, player.uid, [answer.offer.id]), fields)
  })
}

/** Whether the player's market allows a bonus to them at all, by what they have paid in and their age. */
const isAllowed = async ({ clock, player, policy }: PlayerContext, tx: Tx): Promise<boolean> => {
  const { deposits } = await callerOf(tx, player.uid)
  return allowsBonusTo(policy(), { deposits, birthDate: player.birthDate, now: clock.now() })
}

const taken = (
  context: PlayerContext,
  { offer, caller }: Activated,
  states: Awaited<ReturnType<typeof statesFor>>,
  fields: string[] | undefined
) => wireOffer(context, offer, caller, states.get(offer.id) ?? 'taken', fields)
