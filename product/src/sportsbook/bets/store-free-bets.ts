import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { FreeBetState } from '../rules/free-bets.ts'

const columns =
  'id, uid, currency, stake_minor, returns_stake, odds_least, status, bet_id, expires_at, boost_percent, extra_most_minor, legs_least'
const statements = {
  give: sql(
    'sportsbook.give_free_bet',
    `insert into sportsbook.free_bets (uid, source, currency, stake_minor, returns_stake, odds_least, expires_at, input_hash, reason, made_by, approved_by, boost_percent, extra_most_minor, legs_least)
       values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 day', $8, $9, $10, $11, $12, $13, $14)
       on conflict (uid, source) do nothing returning id`
  ),
  given: sql('sportsbook.given_free_bet', 'select id from sportsbook.free_bets where uid = $1 and source = $2'),
  one: sql('sportsbook.free_bet', `select ${columns} from sportsbook.free_bets where id = $1`),
  bySource: sql(
    'sportsbook.free_bet_by_source',
    `select ${columns}, input_hash from sportsbook.free_bets where uid = $1 and source = $2`
  ),
  unapproved: sql(
    'sportsbook.unapproved_free_bets',
    `select coalesce(sum(coalesce(extra_most_minor, stake_minor)) filter (where made_by = $1), 0)::bigint as by_member,
            coalesce(sum(coalesce(extra_most_minor, stake_minor)) filter (where uid = $2), 0)::bigint as of_player
       from sportsbook.free_bets where made_by is not null and approved_by is null and currency = $3 and created_at > now() - interval '24 hours' and (made_by = $1 or uid = $2)`
  ),
  lockDeciding: sql(
    'sportsbook.lock_deciding_free_bets',
    `select pg_advisory_xact_lock(hashtextextended('sportsbook:free-bets:' || one, 0)) from unnest($1::text[]) as one order by one`
  ),
  list: sql(
    'sportsbook.free_bets',
    `select ${columns}, count(*) over () as total from sportsbook.free_bets where uid = $1 and status = 'active' and expires_at > now() and boost_percent is null order by expires_at, id limit $2 offset $3`
  ),
  gifts: sql(
    'sportsbook.gifts_of_player',
    `select ${columns}, count(*) over () as total from sportsbook.free_bets where uid = $1 order by status = 'active' desc, id desc limit $2 offset $3`
  ),
  states: sql('sportsbook.free_bet_states', 'select id, status from sportsbook.free_bets where id = any ($1)'),
  // Placed again it has at least a day: nobody loses it by a match that was not played. One whose reason has gone meanwhile is gone too.
  giveBack: sql(
    'sportsbook.give_free_bet_back',
    `update sportsbook.free_bets set status = case when is_revoked then 'removed' else 'active' end, bet_id = null, ended_at = case when is_revoked then now() end,
            expires_at = greatest(expires_at, now() + interval '1 day') where id = $1 and bet_id = $2`
  ),
  takeAgain: sql(
    'sportsbook.take_free_bet_again',
    `update sportsbook.free_bets set status = 'used', bet_id = $2, ended_at = now()
      where id = $1 and (status in ('active', 'expired') or (status = 'removed' and is_revoked))`
  ),
  // Of bets with their free bets or boosts: those that still have theirs, or whose theirs nobody else has. Locked, so that nobody places one meanwhile.
  lockOwn: sql(
    'sportsbook.lock_own_free_bets',
    `select pair.bet_id from unnest($1::bigint[], $2::bigint[]) as pair (bet_id, id) join sportsbook.free_bets f on f.id = pair.id
      where f.bet_id = pair.bet_id or f.status in ('active', 'expired') or (f.status = 'removed' and f.is_revoked) for update of f`
  ),
  payouts: sql(
    'sportsbook.free_bet_payouts',
    `select f.id, coalesce(case when f.boost_percent is null then b.payout_minor else b.boost_paid_minor end, 0)::bigint as payout_minor from sportsbook.free_bets f join sportsbook.bets b on b.id = f.bet_id and b.state = 'won' where f.id = any ($1)`
  ),
  expire: sql(
    'sportsbook.expire_free_bets',
    `update sportsbook.free_bets set status = 'expired', ended_at = now() where id in
       (select id from sportsbook.free_bets where status = 'active' and expires_at <= now() order by expires_at limit $1 for update skip locked)
     returning ${columns}`
  ),
  claimEnding: sql(
    'sportsbook.claim_ending_free_bets',
    `update sportsbook.free_bets set end_told_at = now() where id in
       (select id from sportsbook.free_bets where status = 'active' and end_told_at is null and expires_at > now() and expires_at <= now() + $2 * interval '1 millisecond'
           and created_at < expires_at - $2 * interval '1 millisecond' order by expires_at limit $1 for update skip locked)
     returning ${columns}`
  ),
  remove: sql(
    'sportsbook.remove_free_bet',
    `update sportsbook.free_bets set status = 'removed', ended_at = now() where uid = $1 and source = $2 and status = 'active' returning id`
  ),
  revoke: sql(
    'sportsbook.revoke_free_bet',
    `update sportsbook.free_bets set is_revoked = true, status = case status when 'active' then 'removed' else status end, ended_at = coalesce(ended_at, now())
      where id = $1 and status in ('active', 'used') returning id`
  ),
  restore: sql(
    'sportsbook.restore_free_bet',
    `update sportsbook.free_bets set is_revoked = false, status = case status when 'removed' then 'active' else status end,
            ended_at = case status when 'removed' then null else ended_at end,
            expires_at = case status when 'removed' then greatest(expires_at + (now() - ended_at), now() + interval '7 days') else expires_at end
      where id = $1 and status in ('removed', 'used')`
  ),
}

export interface FreeBetRow {
  id: bigint
  uid: bigint
  currency: Currency
  stake_minor: bigint
  returns_stake: boolean
  /** In thousandths. */
  odds_least: number | null
  status: FreeBetState
  bet_id: bigint | null
  expires_at: Date
  /** Of a boost; null of a free bet. */
  boost_percent: number | null
  extra_most_minor: bigint | null
  legs_least: number
}
export interface NewFreeBet {
  readonly uid: bigint
  readonly source: string
  readonly currency: Currency
  readonly stakeMinor: bigint
  readonly returnsStake: boolean
  readonly oddsLeast: number | null
  readonly days: number
  /** It is a boost: `stakeMinor` is the most that can be staked with it. */
  readonly boost?: { readonly percent: number; readonly extraMostMinor: bigint; readonly legsLeast: number }
  /** A member of staff who gave it. */
  readonly staff?: {
    readonly hash: Uint8Array
    readonly reason: string
    readonly madeBy: string
    readonly approvedBy: string | null
  }
}
/** Its id, also where it was given before. */
export async function insertFreeBet(tx: Tx, one: NewFreeBet): Promise<bigint> {
  const { uid, source, currency, stakeMinor, returnsStake, oddsLeast, days, staff, boost } = one
  const by = [staff?.hash ?? null, staff?.reason ?? null, staff?.madeBy ?? null, staff?.approvedBy ?? null]
  const boosted = [boost?.percent ?? null, boost?.extraMostMinor ?? null, boost?.legsLeast ?? 1]
  const values = [uid, source, currency, stakeMinor, returnsStake, oddsLeast, days, ...by, ...boosted]
  const row =
    (await tx.maybe<{ id: bigint }>(statements.give, values)) ??
    (await tx.maybe<{ id: bigint }>(statements.given, [uid, source]))
  if (!row) throw new Error('no free bet was given')
  return row.id
}
export const readFreeBets = (tx: ReadTx, uid: bigint, count: number, offset: number) =>
  tx.rows<FreeBetRow & { total: bigint }>(statements.list, [uid, count, offset])
/** Free bets and boosts in whatever state: those that can be used first. */
export const readGiftsOf = (tx: ReadTx, uid: bigint, count: number, offset: number) =>
  tx.rows<FreeBetRow & { total: bigint }>(statements.gifts, [uid, count, offset])
export const readFreeBetStates = (tx: ReadTx, ids: readonly bigint[]) =>
  tx.rows<{ id: bigint; status: FreeBetState }>(statements.states, [ids])
/** The bet that it paid was returned: it can be placed again. */
export const giveFreeBetBack = (tx: Tx, id: bigint, bet: bigint) => tx.rows(statements.giveBack, [id, bet])
/** The bet that was returned is not, after all. */
export const takeFreeBetAgain = (tx: Tx, id: bigint, bet: bigint) => tx.rows(statements.takeAgain, [id, bet])
/** Those of these bets that have their free bet or boost, or can have it again. */
export const lockOwnGifts = async (tx: Tx, pairs: readonly { bet: bigint; gift: bigint }[]): Promise<Set<bigint>> =>
  new Set(
    (
      await tx.rows<{ bet_id: bigint }>(statements.lockOwn, [
        pairs.map(({ bet }) => bet),
        pairs.map(({ gift }) => gift),
      ])
    ).map((row) => row.bet_id)
  )
export const expireFreeBets = (tx: Tx, most: number) => tx.rows<FreeBetRow>(statements.expire, [most])
/** Those that end within so long and whose player was not told of it. */
export const claimEnding = (tx: Tx, most: number, withinMs: number) =>
  tx.rows<FreeBetRow>(statements.claimEnding, [most, withinMs])
export const removeFreeBet = async (tx: Tx, uid: bigint, source: string): Promise<boolean> =>
  (await tx.maybe(statements.remove, [uid, source])) !== undefined
/** Takes one away whose reason has gone; of one that a bet has used, what would come back with that bet. False where it is over. */
export const revokeFreeBet = async (tx: Tx, id: bigint): Promise<boolean> =>
  (await tx.maybe(statements.revoke, [id])) !== undefined
export const readFreeBet = (tx: ReadTx, id: bigint) => tx.maybe<FreeBetRow>(statements.one, [id])
export const findBySource = (tx: ReadTx, uid: bigint, source: string) =>
  tx.maybe<FreeBetRow & { input_hash: Buffer | null }>(statements.bySource, [uid, source])
/** What a member gave, and what a player was given, without an approval in the last 24 hours: free bets by their stakes, boosts by the most that they add. */
export async function readUnapprovedFreeBets(
  tx: ReadTx,
  { member, uid, currency }: { member: string; uid: bigint; currency: string }
): Promise<{ byMember: bigint; ofPlayer: bigint }> {
  const row = await tx.maybe<{ by_member: bigint; of_player: bigint }>(statements.unapproved, [member, uid, currency])
  return { byMember: row?.by_member ?? 0n, ofPlayer: row?.of_player ?? 0n }
}
/** One after the other for a member and for a player. */
export const lockDecidingFreeBets = (tx: Tx, member: string, uid: bigint) =>
  tx.rows(statements.lockDeciding, [[`member:${member}`, `player:${uid}`]])
/** Given again after it was revoked: to be placed, or left with the bet that has used it. */
export const restoreFreeBet = (tx: Tx, id: bigint) => tx.rows(statements.restore, [id])
export const readFreeBetPayouts = (tx: ReadTx, ids: readonly bigint[]) =>
  tx.rows<{ id: bigint; payout_minor: bigint }>(statements.payouts, [ids])
