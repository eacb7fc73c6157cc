import { requireApproval } from '@ante/kit/approval'
import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { Refuses } from '@ante/kit/refusal'
import type { staffEndpoints } from './contract-staff.ts'
import { putOffer, putPromoCode, putPromotion } from './index.ts'
import { canGiveFreeSpins } from '../games/index.ts'
import type { OfferGift } from './rules/gifts.ts'
import * as store from './store.ts'
import * as codes from './store-codes.ts'
import { readOffer } from './store-offer-claims.ts'

type Calls = typeof staffEndpoints
type Asked<K extends keyof Calls> = StaffContext & RefusesAs<Calls[K]>
interface Period {
  readonly starts_at?: string | undefined
  readonly ends_at?: string | undefined
}

/** The two ends of a period; what is known has begun when it did, where no other beginning is asked for. */
function periodOf(
  context: StaffContext & Refuses<'InvalidParameter'>,
  { starts_at, ends_at }: Period,
  known: { starts_at: Date } | undefined
): { startsAt?: Date; endsAt?: Date } {
  const startsAt = starts_at === undefined ? undefined : new Date(starts_at)
  const endsAt = ends_at === undefined ? undefined : new Date(ends_at)
  const begin = startsAt ?? known?.starts_at ?? new Date(context.clock.now())
  if (endsAt && endsAt <= begin) context.refuse('InvalidParameter', { fields: { ends_at: 'wrong' } })
  return { ...(startsAt ? { startsAt } : {}), ...(endsAt ? { endsAt } : {}) }
}

async function offerNamed(
  context: StaffContext & Refuses<'InvalidRequest/not_found'>,
  tx: Tx,
  sysname: string
): Promise<bigint> {
  const offer = await store.lockNamed(tx, 'offers', sysname)
  return offer?.id ?? context.refuse('InvalidRequest/not_found')
}

/** The offer that a code leads to. What another member approved as a gift for a deposit is not given without one on one member's word. */
async function codedOffer(
  context: StaffContext & Refuses<'InvalidRequest/not_found'>,
  tx: Tx,
  sysname: string
): Promise<bigint> {
  const id = await offerNamed(context, tx, sysname)
  const offer = await readOffer(tx, id)
  if (offer && offer.trigger.action !== 'promo_code' && offer.promotions.length > 0) requireApproval(context.staff)
  return id
}

/** Only a deposit has something to match and steps to follow; rounds are of a game that there is, at levels of it. */
const canBeGiven = (one: OfferGift, action: string): boolean =>
  one.type === 'bonus' ||
  (one.type === 'match' || one.type === 'loss_back'
    ? (action === 'deposit') === (one.type === 'match')
    : (one.type === 'free_bet' || one.type === 'boost' || canGiveFreeSpins(one)) &&
      (one.step === 1 || action === 'deposit'))

export const putOfferByStaff = (
  context: Asked<'campaigns.putoffer'>,
  {
    sysname,
    texts,
    images,
    trigger,
    promotions,
    budget_minor: budgetMinor,
    most_minor: mostMinor,
    ...period
  }: InputOf<Calls['campaigns.putoffer']>
): Promise<OutputOf<Calls['campaigns.putoffer']>> =>
  context.db.write(async (tx) => {
    const known = await store.lockNamed(tx, 'offers', sysname)
    const when = periodOf(context, period, known)
    if (!promotions.every((one) => canBeGiven(one, trigger.action)))
      context.refuse('InvalidParameter', { fields: { promotions: 'wrong' } })
    if (promotions.length > 0) requireApproval(context.staff)
    const id = await putOffer(tx, { sysname, texts, images, trigger, promotions, budgetMinor, mostMinor, ...when })
    return { sysname, id: String(id) }
  })

export const putPromotionByStaff = (
  context: Asked<'campaigns.putpromotion'>,
  { sysname, texts, images, leads_to: leadsTo, offer, ...period }: InputOf<Calls['campaigns.putpromotion']>
): Promise<OutputOf<Calls['campaigns.putpromotion']>> =>
  context.db.write(async (tx) => {
    const known = await store.lockNamed(tx, 'promotions', sysname)
    const when = periodOf(context, period, known)
    const of = offer === undefined ? {} : { offer: await offerNamed(context, tx, offer) }
    const id = await putPromotion(tx, { sysname, texts, images, leadsTo, ...of, ...when })
    return { sysname, id: String(id) }
  })

const close =
  (table: store.Named) =>
  (
    context: Asked<'campaigns.closeoffer'>,
    { sysname }: InputOf<Calls['campaigns.closeoffer']>
  ): Promise<OutputOf<Calls['campaigns.closeoffer']>> =>
    context.db.write(async (tx) => {
      const row = await store.close(tx, table, sysname)
      if (!row) context.refuse('InvalidRequest/not_found')
      return { sysname, id: String(row.id) }
    })
export const closeOffer = close('offers')
export const closePromotion = close('promotions')

export const putCodeByStaff = (
  context: Asked<'campaigns.putpromocode'>,
  { promo_code: code, offer, uses_max: usesMax, ...period }: InputOf<Calls['campaigns.putpromocode']>
): Promise<OutputOf<Calls['campaigns.putpromocode']>> =>
  context.db.write(async (tx) => {
    const when = periodOf(context, period, await codes.lockCodeStart(tx, code))
    const leads = await codedOffer(context, tx, offer)
    await putPromoCode(tx, { code, offer: leads, ...when, ...(usesMax === undefined ? {} : { usesMax }) })
    return { promo_code: code }
  })

export const closeCode = (
  context: Asked<'campaigns.closepromocode'>,
  { promo_code: code }: InputOf<Calls['campaigns.closepromocode']>
): Promise<OutputOf<Calls['campaigns.closepromocode']>> =>
  context.db.write(async (tx) => {
    if (!(await codes.closeCode(tx, code))) context.refuse('InvalidRequest/not_found')
    return { promo_code: code }
  })
