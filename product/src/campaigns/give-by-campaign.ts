import type { Context, Tx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import type { Currency } from '@ante/kit/money'
import { isTakenBack } from '../cashier/index.ts'
import { readPerson } from '../players/index.ts'
import { allowsBonusTo } from '../policies/index.ts'
import { giftsAt, giftsOf } from './rules/gifts.ts'
import { satisfies } from './rules/trigger.ts'
import { lockNamed } from './store.ts'
import { lockTaker, readOffer, readOfferClaims } from './store-offer-claims.ts'
import { givenTo, takeOffer } from './take-offer.ts'
import { callerOf } from './wire-offer.ts'

export interface GivesByCampaign {
  readonly uid: bigint
  readonly sysname: string
  /** The deposit that it is for: what came with it goes when it is taken back. */
  readonly deposit?: bigint | undefined
  /** For a birthday: again a year later. Otherwise once for each player. */
  readonly isYearly?: boolean
}
export type GivenByCampaign =
  | { readonly is: 'given'; readonly minor: bigint; readonly currency: Currency }
  | { readonly is: 'not_available' | 'withheld' }
/** Short of a year: the occasion is that of a day, in whatever zone it was found. */
const yearlyAfterMs = 350 * day
const notAvailable = { is: 'not_available' } as const

/**
 * Gives a player an offer that campaigns give, in the caller's transaction: once for each player or once a year, on the terms of every offer. `minor`: its face value, of what was given and not withheld.
 */
export async function giveByCampaign(
  { clock, policy }: Pick<Context, 'clock' | 'policy'>,
  tx: Tx,
  { uid, sysname, deposit, isYearly = false }: GivesByCampaign
): Promise<GivenByCampaign> {
  await lockTaker(tx, uid)
  if (deposit !== undefined && (await isTakenBack(tx, deposit))) return notAvailable
  const named = await lockNamed(tx, 'offers', sysname)
  const offer = named && (await readOffer(tx, named.id))
  const person = await readPerson(tx, uid)
  if (!offer || !person) return notAvailable
  const { enabled, is_early: isEarly, is_over: isOver, trigger, id } = offer
  if (!enabled || isEarly || isOver || trigger.action !== 'campaign') return notAvailable
  const claims = await readOfferClaims(tx, uid, [id])
  const last = claims.at(-1)
  if (last && !(isYearly && clock.now() - last.taken_at.getTime() >= yearlyAfterMs)) return notAvailable
  const caller = await callerOf(tx, uid)
  const rules = policy(person)
  const taker = { ...caller, birthDate: person.birthDate, now: clock.now() }
  if (!allowsBonusTo(rules, taker) || !satisfies(trigger.params ?? {}, caller)) return notAvailable
  const { currency } = caller
  const at = { now: clock.now(), bonusMost: rules.bonusMost }
  const given = await givenTo(tx, giftsOf(offer.promotions), { uid, step: 1, currency, at })
  if (given.length === 0) return notAvailable
  const taking = {
    offer,
    step: claims.length + 1,
    caller,
    via: 'campaign',
    given,
    at,
    ...(deposit === undefined ? {} : { deposit }),
  } as const
  const answer = await takeOffer(tx, uid, taking)
  if (answer.is === 'given') return { ...answer, currency }
  return answer.is === 'withheld' ? { is: 'withheld' } : notAvailable
}

/** Whether campaigns may give an offer of this name, and in which of these currencies it has something. */
export async function isGivenByCampaigns(tx: Tx, sysname: string, currencies: readonly Currency[]): Promise<boolean> {
  const named = await lockNamed(tx, 'offers', sysname)
  const offer = named && (await readOffer(tx, named.id))
  if (!offer?.enabled || offer.is_over || offer.trigger.action !== 'campaign') return false
  const gifts = giftsOf(offer.promotions)
  return currencies.every((currency) => giftsAt(gifts, 1, currency).length > 0)
}
