import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  add: sql(
    'loyalty.add_received',
    `insert into loyalty.received_months as m (player_uid, month, received)
       select uid, date_trunc('month', $2::timestamptz at time zone 'UTC')::date, hundredths from unnest($1::bigint[], $3::bigint[]) as u (uid, hundredths)
     on conflict (player_uid, month) do update set received = m.received + excluded.received`
  ),
  // Of a month that is over, what was gone at its end is not taken again. Of others, what was received; where the month is not known, that of the latest.
  take: sql(
    'loyalty.take_received',
    `with taken as (select coalesce(month, (select max(m.month) from loyalty.received_months m where m.player_uid = $1)) as month, sum(hundredths)::bigint as hundredths
                      from unnest($2::date[], $3::bigint[]) as u (month, hundredths) group by 1),
          held as (select m.month, t.hundredths, least(m.expired, t.hundredths) as gone
                     from loyalty.received_months m join taken t on t.month = m.month where m.player_uid = $1 for update of m),
          moved as (update loyalty.received_months m set expired = m.expired - h.gone,
                      received = m.received - case when m.ended_at is null then least(m.received, h.hundredths) else 0 end
                      from held h where m.player_uid = $1 and m.month = h.month)
     select coalesce(sum(gone), 0)::bigint as gone from held`
  ),
  later: sql(
    'loyalty.received_later',
    'select coalesce(sum(received), 0)::bigint as received from loyalty.received_months where player_uid = $1 and month > $2::date'
  ),
  // Months whose end, so many months later, is near, and those whose end has come after they were told of.
  toNotice: sql(
    'loyalty.months_to_notice',
    `select player_uid, to_char(month, 'YYYY-MM-DD') as month, (month + ($2::integer + 1) * interval '1 month') at time zone 'UTC' as ends_at
       from loyalty.received_months
      where ended_at is null and noticed_at is null and (month + ($2::integer + 1) * interval '1 month') at time zone 'UTC' <= $1::timestamptz + $3::integer * interval '1 day'
      order by month, player_uid limit $4`
  ),
  toEnd: sql(
    'loyalty.months_to_end',
    `select player_uid, to_char(month, 'YYYY-MM-DD') as month from loyalty.received_months
      where ended_at is null and noticed_at <= $1::timestamptz - $3::integer * interval '1 day' and (month + ($2::integer + 1) * interval '1 month') at time zone 'UTC' <= $1
      order by month, player_uid limit $4`
  ),
  notice: sql(
    'loyalty.mark_noticed',
    `update loyalty.received_months set noticed_at = $3 where player_uid = $1 and month = $2::date and noticed_at is null returning month`
  ),
  end: sql(
    'loyalty.mark_ended',
    `update loyalty.received_months set ended_at = $3, expired = $4 where player_uid = $1 and month = $2::date and ended_at is null returning month`
  ),
  nextOfPlayer: sql(
    'loyalty.next_to_end',
    `select to_char(month, 'YYYY-MM-DD') as month,
            greatest((month + ($2::integer + 1) * interval '1 month') at time zone 'UTC', noticed_at + $3::integer * interval '1 day') as ends_at
       from loyalty.received_months where player_uid = $1 and ended_at is null and noticed_at is not null order by month desc limit 1`
  ),
}

export interface MonthRow {
  player_uid: bigint
  /** `2026-11-01` */
  month: string
}
/** When it ends, and for how long before it is told. */
export interface Expiry {
  readonly now: Date
  readonly months: number
  readonly noticeDays: number
}

/** Of different players. */
export const addReceived = (
  tx: Tx,
  at: Date,
  received: readonly { readonly uid: bigint; readonly hundredths: bigint }[]
) => tx.rows(statements.add, [received.map(({ uid }) => uid), at, received.map(({ hundredths }) => hundredths)])
/** What was received in these months is taken back. Answers how much of it is gone already, because its month is over. */
export const takeReceived = async (
  tx: Tx,
  uid: bigint,
  taken: readonly { readonly month: string | null; readonly points: bigint }[]
): Promise<bigint> =>
  (
    await tx.maybe<{ gone: bigint }>(statements.take, [
      uid,
      taken.map(({ month }) => month),
      taken.map(({ points }) => points),
    ])
  )?.gone ?? 0n
/** What was received after this month. */
export const readReceivedLater = async (tx: ReadTx, uid: bigint, month: string): Promise<bigint> =>
  (await tx.maybe<{ received: bigint }>(statements.later, [uid, month]))?.received ?? 0n
export const readToNotice = (tx: ReadTx, { now, months, noticeDays }: Expiry, most: number) =>
  tx.rows<MonthRow & { ends_at: Date }>(statements.toNotice, [now, months, noticeDays, most])
export const readToEnd = (tx: ReadTx, { now, months, noticeDays }: Expiry, most: number) =>
  tx.rows<MonthRow>(statements.toEnd, [now, months, noticeDays, most])
export const markNoticed = async (tx: Tx, { player_uid, month }: MonthRow, now: Date): Promise<boolean> =>
  (await tx.rows(statements.notice, [player_uid, month, now])).length > 0
/** With what is gone by it. */
export const markEnded = async (tx: Tx, { player_uid, month }: MonthRow, now: Date, left: bigint): Promise<boolean> =>
  (await tx.rows(statements.end, [player_uid, month, now, left])).length > 0
/** The latest month of a player that was told of and has not ended. */
export const readNextToEnd = (tx: ReadTx, uid: bigint, { months, noticeDays }: Omit<Expiry, 'now'>) =>
  tx.maybe<{ month: string; ends_at: Date }>(statements.nextOfPlayer, [uid, months, noticeDays])
