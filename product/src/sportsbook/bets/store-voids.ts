import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  owner: sql('sportsbook.bet_owner', 'select uid from sportsbook.bet_legs where bet_id = $1 and position = 1'),
  events: sql('sportsbook.bet_events', 'select event_id from sportsbook.bet_legs where bet_id = $1'),
  // The member first, then the player: sums of 24 hours are of what is really there.
  lock: sql(
    'sportsbook.lock_voiding',
    `select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(array['sportsbook:voids:' || $1::text, 'sportsbook:voids-of:' || $2::text]) as name`
  ),
  legs: sql('sportsbook.void_state', 'select position, is_voided from sportsbook.bet_legs where bet_id = $1'),
  voidLegs: sql(
    'sportsbook.void_legs',
    `update sportsbook.bet_legs set is_voided = true, result = 'void' where bet_id = $1 and ($2::int is null or position = $2) and not is_voided`
  ),
  refundable: sql(
    'sportsbook.refundable_bets',
    `select id from sportsbook.bets b where uid = $1 and state in ('open', 'pending') and not exists (
       select from sportsbook.bet_legs l join sportsbook.events e on e.id = l.event_id
        where l.uid = b.uid and l.bet_id = b.id
          and (l.result is not null or e.status <> 'not_started' or e.starts_at <= clock_timestamp() + $2 * interval '1 hour')) order by id`
  ),
  unapproved: sql(
    'sportsbook.unapproved_voids',
    `select coalesce(sum(amount_minor) filter (where made_by = $1), 0)::bigint as by_member,
            coalesce(sum(amount_minor) filter (where uid = $2), 0)::bigint as of_player
       from sportsbook.voids
      where approved_by is null and currency = $3 and created_at > now() - interval '24 hours' and (made_by = $1 or uid = $2)`
  ),
  insert: sql(
    'sportsbook.insert_void',
    `insert into sportsbook.voids (bet_id, uid, position, amount_minor, currency, reason, made_by, approved_by) values ($1, $2, $3, $4, $5, $6, $7, $8)`
  ),
}

export const readOwner = async (tx: ReadTx, bet: bigint): Promise<bigint | undefined> =>
  (await tx.maybe<{ uid: bigint }>(statements.owner, [bet]))?.uid
export const readEvents = async (tx: ReadTx, bet: bigint): Promise<number[]> =>
  (await tx.rows<{ event_id: number }>(statements.events, [bet])).map(({ event_id }) => event_id)
/** Open bets of a player of which nothing has begun, nor begins within so many hours. */
export const readRefundable = async (tx: ReadTx, uid: bigint, hours: number): Promise<bigint[]> =>
  (await tx.rows<{ id: bigint }>(statements.refundable, [uid, hours])).map(({ id }) => id)
export const lockVoiding = (tx: Tx, member: string, uid: bigint) => tx.rows(statements.lock, [member, uid])

/** Voids one leg or all of a locked bet. No later grading changes them. */
export async function voidLegs(
  tx: Tx,
  bet: bigint,
  leg: number | undefined
): Promise<'voided' | 'voided before' | 'unknown'> {
  const legs = (await tx.rows<{ position: number; is_voided: boolean }>(statements.legs, [bet])).filter(
    ({ position }) => leg === undefined || position === leg
  )
  if (legs.length === 0) return 'unknown'
  if (legs.every(({ is_voided }) => is_voided)) return 'voided before'
  await tx.rows(statements.voidLegs, [bet, leg ?? null])
  return 'voided'
}

/** What was voided in 24 hours without an approval: by this member, and for this player. */
export async function readUnapproved(
  tx: ReadTx,
  { member, uid, currency }: { member: string; uid: bigint; currency: string }
): Promise<{ byMember: bigint; ofPlayer: bigint }> {
  const row = await tx.maybe<{ by_member: bigint; of_player: bigint }>(statements.unapproved, [member, uid, currency])
  return { byMember: row?.by_member ?? 0n, ofPlayer: row?.of_player ?? 0n }
}

export interface Voided {
  readonly bet: bigint
  readonly uid: bigint
  readonly leg: number | null
  readonly amountMinor: bigint
  readonly currency: string
  readonly reason: string
  readonly madeBy: string
  readonly approvedBy: string | null
}
export const insertVoid = (tx: Tx, v: Voided) =>
  tx.rows(statements.insert, [v.bet, v.uid, v.leg, v.amountMinor, v.currency, v.reason, v.madeBy, v.approvedBy])
