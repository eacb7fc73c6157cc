import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Currency } from '@ante/kit/money'
import type { BonusKind } from './contract.ts'
import type { BonusEvent, BonusState } from './rules/bonus.ts'
import type { Loss } from './store-void-losses.ts'

const columns = `id, uid, source, kind, status, texts, images, amount_minor, currency, wager_times, wagered_minor, weights, odds_least, stake_most_minor, days, activations, created_at, available_until,
  activated_at, active_until, ended_at, available_until > now() as is_open, active_until <= now() as is_late,
  (select coalesce(f.decision, 'waiting') from bonuses.flags f where f.bonus_id = bonuses.id and f.reason = 'linked_loss') as loss_review`
/** What staff say of the loss that it is a share of. Asked of each bonus by the index of its flags, and not as a join with all flags. */
const ofLoss = (asked: string) =>
  `coalesce((select ${asked} from bonuses.flags f where f.bonus_id = bonuses.id and f.reason = 'linked_loss'), false)`
/** Its time stands still until staff decide. */
const inReview = ofLoss('f.decision is null')
const notCleared = ofLoss(`f.decision is distinct from 'cleared'`)
const statements = {
  lockPlayer: sql(
    'bonuses.lock_player',
    `select pg_advisory_xact_lock(hashtextextended('bonuses:player:' || $1::text, 0))`
  ),
  give: sql(
    'bonuses.give',
    `insert into bonuses.bonuses (uid, source, texts, images, amount_minor, currency, wager_times, weights, days, available_until, kind, odds_least, stake_most_minor, loss, loss_due_minor)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10 * interval '1 day', $11, $12, $13, $14, case when $14::jsonb is not null then $5::bigint end) on conflict (uid, source) do nothing returning id`
  ),
  given: sql('bonuses.given', 'select id from bonuses.bonuses where uid = $1 and source = $2'),
  list: sql(
    'bonuses.list',
    `select ${columns}, count(*) over () as total from bonuses.bonuses where uid = $1 and kind = any ($4)
      order by case status when 'active' then 0 when 'available' then 1 else 2 end, id desc limit $2 offset $3`
  ),
  lock: sql('bonuses.lock', `select ${columns} from bonuses.bonuses where id = $1 for update`),
  states: sql('bonuses.states', 'select id, status from bonuses.bonuses where id = any ($1)'),
  sums: sql('bonuses.sums', 'select id, status, amount_minor from bonuses.bonuses where id = any ($1)'),
  actives: sql(
    'bonuses.actives',
    `select ${columns} from bonuses.bonuses where uid = $1 and status = 'active' order by id`
  ),
  // When it has its turn, and not when it began to wait for it; the next whole millisecond, because what began is compared in those.
  activate: sql(
    'bonuses.activate',
    `update bonuses.bonuses b set status = 'active', activations = activations + 1, activated_at = t.at, active_until = t.at + days * interval '1 day'
       from (select date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' as at) t where b.id = $1 returning activations`
  ),
  deactivate: sql(
    'bonuses.deactivate',
    `update bonuses.bonuses set status = 'available', activated_at = null, active_until = null where id = $1`
  ),
  end: sql('bonuses.end', `update bonuses.bonuses set status = $2, ended_at = now() where id = $1`),
  // At least a week: nobody loses it by a dispute that was not theirs. The time of a review is counted by the decision that ends it.
  restore: sql(
    'bonuses.restore',
    `update bonuses.bonuses set status = 'available', activated_at = null, active_until = null, ended_at = null,
            available_until = case when ${notCleared} then available_until else greatest(available_until + (now() - greatest(ended_at,
              (select f.decided_at from bonuses.flags f where f.bonus_id = bonuses.id and f.reason = 'linked_loss'))), now() + interval '7 days') end
      where id = $1`
  ),
  // What stood still: all the time since it was found, or since the last decision against it.
  goOn: sql(
    'bonuses.go_on_after_review',
    `update bonuses.bonuses b set available_until = b.available_until + (now() - coalesce(f.decided_at, f.found_at)) from bonuses.flags f
      where f.id = $1 and f.reason = 'linked_loss' and b.id = f.bonus_id and b.status in ('available', 'removed') and f.decision is distinct from 'cleared'`
  ),
  moveOfKey: sql('bonuses.move_of_key', 'select bonus_id, event from bonuses.moves where uid = $1 and key = $2'),
  keepMove: sql('bonuses.keep_move', 'insert into bonuses.moves (bonus_id, uid, event, key) values ($1, $2, $3, $4)'),
  due: sql(
    'bonuses.due',
    `select id from bonuses.bonuses where status in ('available', 'active') and (case status when 'active' then active_until else available_until end) <= now() and not ${inReview}
     union select id from bonuses.bonuses where status = 'active' and wagered_minor >= amount_minor * wager_times
     order by id limit 500`
  ),
  claimEnding: sql(
    'bonuses.claim_ending',
    `update bonuses.bonuses set end_told_at = now() where id in
       (select id from bonuses.bonuses, lateral (select case status when 'active' then active_until else available_until end as ends_at) e
         where status in ('available', 'active') and (case status when 'active' then active_until else available_until end) between now() and now() + $2 * interval '1 millisecond'
           and greatest(created_at, activated_at, end_told_at) < e.ends_at - $2 * interval '1 millisecond' and not (status = 'available' and ${notCleared}) order by e.ends_at limit $1 for update of bonuses skip locked)
     returning ${columns}`
  ),
  offersGiven: sql(
    'bonuses.offers_given',
    `select (select count(*) from bonuses.bonuses where uid = $1 and source like 'offer:%')::int + (select count(*) from bonuses.gifts_of_offers where uid = $1)::int as count`
  ),
  noteGift: sql(
    'bonuses.note_gift_of_offer',
    'insert into bonuses.gifts_of_offers (uid, source) values ($1, $2) on conflict do nothing'
  ),
  // What decides whether it was fulfilled in time: rounds that are told of late.
  waiting: sql('bonuses.waiting', `select outbox.waiting(array[$2], $1) as waiting`),
  waitingOf: sql(
    'bonuses.waiting_of',
    `select outbox.waiting_about(array[$2], jsonb_build_object($3::text, $1::text)) as waiting`
  ),
}

export interface BonusRow extends Described {
  id: bigint
  uid: bigint
  source: string
  kind: BonusKind
  status: BonusState
  amount_minor: bigint
  currency: Currency
  wager_times: number
  wagered_minor: bigint
  weights: Record<string, number>
  /** In thousandths. */
  odds_least: number | null
  stake_most_minor: bigint | null
  days: number
  activations: number
  created_at: Date
  available_until: Date
  activated_at: Date | null
  active_until: Date | null
  ended_at: Date | null
  /** The time to activate it has not passed. */
  is_open: boolean
  /** The time of an active one has passed. */
  is_late: boolean | null
  /** What staff say of the loss that it is a share of; null where there is nothing to say. */
  loss_review: 'waiting' | 'cleared' | 'upheld' | null
}
export interface NewBonus extends Described {
  readonly uid: bigint
  readonly source: string
  readonly amountMinor: bigint
  readonly currency: Currency
  readonly wagerTimes: number
  readonly weights: Readonly<Record<string, number>>
  readonly days: number
  readonly takeWithinDays: number
  readonly kind: BonusKind
  /** In thousandths. */
  readonly oddsLeast: number | null
  readonly stakeMostMinor: bigint | null
  readonly loss: Loss | undefined
}

export const lockPlayer = (tx: Tx, uid: bigint) => tx.rows(statements.lockPlayer, [uid])
/** Its id, also where it was given before. */
export async function giveBonus(tx: Tx, one: NewBonus): Promise<bigint> {
  const given = await tx.maybe<{ id: bigint }>(statements.give, [
    one.uid,
    one.source,
    JSON.stringify(one.texts),
    JSON.stringify(one.images),
    one.amountMinor,
    one.currency,
    one.wagerTimes,
    JSON.stringify(one.weights),
    one.days,
    one.takeWithinDays,
    one.kind,
    one.oddsLeast,
    one.stakeMostMinor,
    one.loss ? JSON.stringify(one.loss) : null,
  ])
  const row = given ?? (await tx.maybe<{ id: bigint }>(statements.given, [one.uid, one.source]))
  if (!row) throw new Error('no bonus was given')
  return row.id
}
export const readBonuses = (tx: ReadTx, uid: bigint, kinds: readonly BonusKind[], count: number, offset: number) =>
  tx.rows<BonusRow & { total: bigint }>(statements.list, [uid, count, offset, kinds])
/** Those that end within so long and whose player was not told of it. */
export const claimEnding = (tx: Tx, most: number, withinMs: number) =>
  tx.rows<BonusRow>(statements.claimEnding, [most, withinMs])
export const lockBonus = (tx: Tx, id: bigint) => tx.maybe<BonusRow>(statements.lock, [id])
export const readStates = (tx: ReadTx, ids: readonly bigint[]) =>
  tx.rows<{ id: bigint; status: BonusState }>(statements.states, [ids])
export const readSums = (tx: ReadTx, ids: readonly bigint[]) =>
  tx.rows<{ id: bigint; status: BonusState; amount_minor: bigint }>(statements.sums, [ids])
export const readActive = (tx: ReadTx, uid: bigint) => tx.rows<BonusRow>(statements.actives, [uid])
/** How often it has been activated with this time. */
export async function activate(tx: Tx, id: bigint): Promise<number> {
  const row = await tx.maybe<{ activations: number }>(statements.activate, [id])
  if (!row) throw new Error(`no bonus ${id}`)
  return row.activations
}
export const deactivate = (tx: Tx, id: bigint) => tx.rows(statements.deactivate, [id])
export const end = (tx: Tx, id: bigint, status: 'used' | 'expired' | 'removed') => tx.rows(statements.end, [id, status])
export const restore = (tx: Tx, id: bigint) => tx.rows(statements.restore, [id])
/** Before a decision about this flag is kept: the time of a bonus that waited for it goes on. */
export const goOnAfterReview = (tx: Tx, flag: bigint) => tx.rows(statements.goOn, [flag])
export const readMove = (tx: Tx, uid: bigint, key: string) =>
  tx.maybe<{ bonus_id: bigint; event: BonusEvent }>(statements.moveOfKey, [uid, key])
export const keepMove = (tx: Tx, id: bigint, uid: bigint, event: BonusEvent, key: string) =>
  tx.rows(statements.keepMove, [id, uid, event, key])
export const readDue = (tx: ReadTx) => tx.rows<{ id: bigint }>(statements.due)
/** What tells of stakes that count, and where it names its player. */
const told = { casino: ['games.round-finished', 'player'], betting: ['sportsbook.bet-settled', 'uid'] } as const
export const isWaiting = async (tx: Tx, kind: BonusKind, before: Date): Promise<boolean> =>
  (await tx.maybe<{ waiting: boolean }>(statements.waiting, [before, told[kind][0]]))?.waiting ?? true
export const isWaitingOf = async (tx: Tx, kind: BonusKind, uid: bigint): Promise<boolean> =>
  (await tx.maybe<{ waiting: boolean }>(statements.waitingOf, [uid, ...told[kind]]))?.waiting ?? true
export const noteGift = (tx: Tx, uid: bigint, source: string) => tx.rows(statements.noteGift, [uid, source])
export const countOffersGiven = async (tx: ReadTx, uid: bigint): Promise<number> =>
  (await tx.maybe<{ count: number }>(statements.offersGiven, [uid]))?.count ?? 0
