import type { Context, ReadTx } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { type Currency, defaultCurrency } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import type { z } from 'zod'
import { bonusStatesOf, countOffersGiven, termsOfGift } from '../bonuses/index.ts'
import { type Gift, gift } from '../bonuses/contract.ts'
import { countDeposits, countOffersChosen } from '../cashier/index.ts'
import { findPlayer } from '../players/index.ts'
import { allowsBonusTo } from '../policies/index.ts'
import { type offer, offerFields } from './contract.ts'
import { type OfferState, offerState } from './rules/offer-state.ts'
import { satisfies, type TriggerFacts } from './rules/trigger.ts'
import type { OfferRow } from './store.ts'
import { readOfferClaims } from './store-offer-claims.ts'

export interface Caller extends TriggerFacts {
  readonly currency: Currency
  /** Bonuses of offers that they were given, or chose with a deposit that is on its way. */
  readonly offered: number
}

/** CASH-29: what conditions are judged by. A visitor has paid in nothing yet. */
export async function callerOf(tx: ReadTx, uid: bigint | undefined): Promise<Caller> {
  const player = uid === undefined ? undefined : await findPlayer(tx, uid)
  if (!player) return { deposits: 0, offered: 0, country: undefined, currency: defaultCurrency }
  return {
    deposits: await countDeposits(tx, player.uid),
    offered: (await countOffersGiven(tx, player.uid)) + (await countOffersChosen(tx, player.uid)),
    country: player.countryCode ?? undefined,
    currency: player.currency,
  }
}

/** What an offer gives of what we know how to give. */
export const giftsOf = (promotions: readonly unknown[]): Gift[] =>
  promotions.flatMap((one) => {
    const parsed = gift.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })

/** How these offers stand for a player, by their ids. */
export async function statesFor(
  tx: ReadTx,
  uid: bigint | undefined,
  offers: readonly bigint[]
): Promise<Map<bigint, OfferState>> {
  const claims = uid === undefined || offers.length === 0 ? [] : await readOfferClaims(tx, uid, offers)
  const states = await bonusStatesOf(
    tx,
    claims.flatMap((one) => one.bonus_ids)
  )
  return new Map(
    claims.map(({ offer_id, bonus_ids }) => [offer_id, offerState(bonus_ids.flatMap((id) => states.get(id) ?? []))])
  )
}

/** An offer with the fields that are asked for. */
export function wireOffer(
  { locale, policy, player, clock }: Context,
  row: OfferRow,
  caller: Caller,
  state: OfferState,
  fields: readonly string[] = offerFields
): z.input<typeof offer> {
  const { action = '', params = {} } = row.trigger
  const isAllowed = allowsBonusTo(policy(), {
    deposits: caller.deposits,
    offered: caller.offered,
    birthDate: player?.birthDate,
    now: clock.now(),
  })
  const all = {
    trigger: { action, params, user_satisfies_params: isAllowed && satisfies(params, caller) },
    description: describedIn(row, locale, defaultLocale),
    promotions: row.promotions,
  }
  const picked = Object.fromEntries(
    offerFields.filter((field) => fields.includes(field)).map((field) => [field, all[field]])
  )
  const gives = giftsOf(row.promotions).flatMap((one) => termsOfGift(one, caller.currency) ?? [])
  return { id: row.id.toString(), finished_at: row.ends_at?.toISOString() ?? null, state, gives, ...picked }
}
