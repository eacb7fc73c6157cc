import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { OfferRow } from './store.ts'

export const ways = ['form', 'registration', 'button', 'deposit', 'campaign'] as const
export type Way = (typeof ways)[number]

const lockStatement = sql(
  'campaigns.lock_taker',
  `select pg_advisory_xact_lock(hashtextextended('campaigns:player:' || $1::text, 0))`
)
// A moment comes back from the database in whole milliseconds: an offer begins with the millisecond that its microseconds are in.
const offerStatement = sql(
  'campaigns.offer',
  `select id, texts, images, trigger, promotions, most_minor, ends_at, 1::bigint as total, enabled,
          date_trunc('milliseconds', starts_at) > coalesce($2, now()) as is_early,
          coalesce(ends_at <= coalesce($2, now()), false) as is_over
     from campaigns.offers where id = $1`
)
const readStatement = sql(
  'campaigns.offer_claims',
  'select offer_id, step, via, code, bonus_ids, pack_ids, free_bet_ids, taken_at from campaigns.offer_claims where uid = $1 and offer_id = any ($2) order by offer_id, step'
)
const takeStatement = sql(
  'campaigns.take',
  'insert into campaigns.offer_claims (uid, offer_id, step, via, code, bonus_ids, pack_ids, deposit, free_bet_ids) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)'
)
const ofDepositStatement = sql(
  'campaigns.claims_of_deposit',
  'select bonus_ids, pack_ids, free_bet_ids from campaigns.offer_claims where uid = $1 and deposit = $2'
)
const retakeStatement = sql(
  'campaigns.retake',
  `update campaigns.offer_claims set via = 'form' where uid = $1 and offer_id = $2 and via = 'registration'`
)

export interface OfferClaimRow {
  offer_id: bigint
  /** Which of the offer's steps it is, from 1 on; of one that comes each year, which time. */
  step: number
  via: Way
  code: string | null
  bonus_ids: bigint[]
  pack_ids: bigint[]
  free_bet_ids: bigint[]
  taken_at: Date
}
export interface WholeOfferRow extends OfferRow {
  enabled: boolean
  is_early: boolean
  is_over: boolean
}
/** One claim of a player at a time. */
export const lockTaker = (tx: Tx, uid: bigint) => tx.rows(lockStatement, [uid])
/** An offer as it is now, or as it was then. */
export const readOffer = (tx: ReadTx, id: bigint, at?: Date) =>
  tx.maybe<WholeOfferRow>(offerStatement, [id, at ?? null])
export const readOfferClaims = (tx: ReadTx, uid: bigint, offers: readonly bigint[]) =>
  tx.rows<OfferClaimRow>(readStatement, [uid, offers])
export interface NewClaim {
  readonly uid: bigint
  readonly offer: bigint
  readonly step: number
  readonly via: Way
  readonly code: string | undefined
  readonly bonuses: readonly bigint[]
  readonly packs: readonly bigint[]
  readonly freeBets: readonly bigint[]
  readonly deposit: bigint | undefined
}
export const take = (tx: Tx, { uid, offer, step, via, code, bonuses, packs, freeBets, deposit }: NewClaim) =>
  tx.rows(takeStatement, [uid, offer, step, via, code ?? null, bonuses, packs, deposit ?? null, freeBets])
/** What came with a deposit. */
export const readClaimsOfDeposit = (tx: ReadTx, uid: bigint, deposit: bigint) =>
  tx.rows<Pick<OfferClaimRow, 'bonus_ids' | 'pack_ids' | 'free_bet_ids'>>(ofDepositStatement, [uid, deposit])
/** What the registration took was asked for once more, by the page that registered. */
export const retake = (tx: Tx, uid: bigint, offer: bigint) => tx.rows(retakeStatement, [uid, offer])
