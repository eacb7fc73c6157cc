import type { Context } from '@ante/kit/context'
import { refuse } from '@ante/kit/refusal'
import { promoCode } from '@ante/kit/validators'
import { findOfferOfCode } from './store-codes.ts'

/** API-54, API-55: whether a code leads to an offer of now. However it is typed, in capitals or not, it is the same code. */
export async function checkPromoCode({ db }: Context, { promo_code: given }: { promo_code: string }): Promise<boolean> {
  const code = given.trim().toUpperCase()
  const wrong = promoCode(code)
  if (wrong) refuse('InvalidParameter', { fields: { promo_code: wrong } })
  return (await db.read((tx) => findOfferOfCode(tx, code))) !== undefined
}
