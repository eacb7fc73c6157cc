import type { Context, ReadTx } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { type Currency, defaultCurrency } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import type { z } from 'zod'
import { bonusStatesOf, countOffersGiven, type Reckoned } from '../bonuses/index.ts'
import { countDeposits, countOffersChosen } from '../cashier/index.ts'
import { gamesNamed, packStatesOf } from '../games/index.ts'
import { freeBetStatesOf } from '../sportsbook/index.ts'
import { findPlayer } from '../players/index.ts'
import { allowsBonusTo } from '../policies/index.ts'
import { type offer, offerFields } from './contract.ts'
import { giftsAt, giftsOf, stepsOf } from './rules/gifts.ts'
import { type OfferState, offerState } from './rules/offer-state.ts'
import { conditionsAt, satisfies, type TriggerFacts } from './rules/trigger.ts'
import { reckonLosses } from './loss-back.ts'
import type { OfferRow } from './store.ts'
import { readOfferClaims } from './store-offer-claims.ts'
import { type GameName, wireGift } from './wire-gift.ts'

export interface Caller extends TriggerFacts {
  readonly currency: Currency
  /** What offers gave them, or what they chose with a deposit that is on its way. */
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

/** What is said of offers beside what their operator wrote. */
export interface OfferFacts {
  readonly caller: Caller
  /** How those stand of which the caller has taken something, by their ids. */
  readonly taken: ReadonlyMap<bigint, { readonly steps: number; readonly state: OfferState }>
  readonly games: ReadonlyMap<string, GameName>
  /** What shares of the caller's loss would come to now, by the gift; empty for a visitor. */
  readonly losses: ReadonlyMap<string, Reckoned>
}

/** Which gift of which offer. */
const giftKey = (offer: bigint, index: number): string => `${offer}:${index}`

async function lossesFor(
  tx: ReadTx,
  { clock, policy }: Pick<Context, 'clock' | 'policy'>,
  uid: bigint,
  { currency }: Caller,
  offers: readonly Pick<OfferRow, 'id' | 'promotions'>[]
): Promise<Map<string, Reckoned>> {
  const facts = { uid, currency, now: clock.now(), bonusMost: policy().bonusMost }
  const losses = new Map<string, Reckoned>()
  for (const { id, promotions } of offers) {
    const gifts = giftsOf(promotions)
    const reckoned = await reckonLosses(tx, gifts, facts)
    for (const [one, sum] of reckoned) losses.set(giftKey(id, gifts.indexOf(one)), sum)
  }
  return losses
}

export async function factsFor(
  tx: ReadTx,
  context: Pick<Context, 'player' | 'clock' | 'policy'>,
  offers: readonly Pick<OfferRow, 'id' | 'promotions'>[]
): Promise<OfferFacts> {
  const uid = context.player?.uid
  const ids = offers.map(({ id }) => id)
  const claims = uid === undefined || ids.length === 0 ? [] : await readOfferClaims(tx, uid, ids)
  const bonuses = await bonusStatesOf(
    tx,
    claims.flatMap((one) => one.bonus_ids)
  )
  const packs = await packStatesOf(
    tx,
    claims.flatMap((one) => one.pack_ids)
  )
  const freeBets = await freeBetStatesOf(
    tx,
    claims.flatMap((one) => one.free_bet_ids)
  )
  const taken = Object.entries(Object.groupBy(claims, ({ offer_id }) => String(offer_id))).map(([id, steps = []]) => {
    const given = steps.flatMap(({ bonus_ids, pack_ids, free_bet_ids }) => [
      ...bonus_ids.flatMap((one) => bonuses.get(one) ?? []),
      ...pack_ids.flatMap((one) => packs.get(one) ?? []),
      ...free_bet_ids.flatMap((one) => freeBets.get(one) ?? []),
    ])
    return [BigInt(id), { steps: steps.length, state: offerState(given) }] as const
  })
  const games = offers.flatMap(({ promotions }) =>
    giftsOf(promotions).flatMap((one) => (one.type === 'free_spins' ? one.game : []))
  )
  const caller = await callerOf(tx, uid)
  const losses = uid === undefined ? new Map<string, Reckoned>() : await lossesFor(tx, context, uid, caller, offers)
  return { caller, taken: new Map(taken), games: await gamesNamed(tx, games), losses }
}

/** An offer with the fields that are asked for. Between two steps it is available: the next deposit brings the next one. */
export function wireOffer(
  { locale, policy, player, clock }: Context,
  row: OfferRow,
  { caller, taken, games, losses }: OfferFacts,
  fields: readonly string[] = offerFields
): z.input<typeof offer> {
  const { action = '', params = {} } = row.trigger
  const gifts = giftsOf(row.promotions)
  const [done, of] = [taken.get(row.id), action === 'deposit' ? stepsOf(gifts) : 1]
  const step = Math.min(of, (done?.steps ?? 0) + 1)
  const isAllowed = allowsBonusTo(policy(), {
    deposits: caller.deposits,
    offered: caller.offered,
    birthDate: player?.birthDate,
    now: clock.now(),
  })
  const all = {
    trigger: { action, params, user_satisfies_params: isAllowed && satisfies(conditionsAt(step, params), caller) },
    description: describedIn(row, locale, defaultLocale),
    promotions: row.promotions,
  }
  const picked = Object.fromEntries(
    offerFields.filter((field) => fields.includes(field)).map((field) => [field, all[field]])
  )
  return {
    id: row.id.toString(),
    finished_at: row.ends_at?.toISOString() ?? null,
    state: done && done.steps >= of ? done.state : 'available',
    step: { number: step, of },
    gives: giftsAt(gifts, step, caller.currency).flatMap((one) => {
      const lost = losses.get(giftKey(row.id, gifts.indexOf(one)))
      return wireGift(one, { step, ...caller, games, lost }) ?? []
    }),
    ...picked,
  }
}
