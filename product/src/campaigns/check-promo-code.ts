import type { Context, RefusesAs } from '@ante/kit/context'
import { promoCode } from '@ante/kit/validators'
import type { endpoints } from './contract.ts'
import { findOfferOfCode } from './store-codes.ts'

/** API-54, API-55: whether a code leads to an offer of now. However it is typed, in capitals or not, it is the same code. */
export async function checkPromoCode(
  context: Context & RefusesAs<(typeof endpoints)['campaigns.checkPromocode']>,
  { promo_code: given }: { promo_code: string }
): Promise<boolean> {
  const code = given.trim().toUpperCase()
  const wrong = promoCode(code)
  if (wrong) context.refuse('InvalidParameter', { fields: { promo_code: wrong } })
  return (await context.db.read((tx) => findOfferOfCode(tx, code))) !== undefined
}
