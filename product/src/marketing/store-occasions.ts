import { type ReadTx, sql, type Tx } from '@ante/kit/context'

export const outcomes = [
  'given',
  'told',
  'holdout',
  'not_in_segment',
  'left_out',
  'not_available',
  'withheld',
  'stopped',
  'budget',
] as const
export type Outcome = (typeof outcomes)[number]

const statements = {
  // A campaign that stops meanwhile has no more of them, or what it has ends as stopped.
  registered: sql(
    'marketing.note_registered',
    `insert into marketing.occasions (campaign_id, uid, name)
       select c.id, u.uid, 'registration' from marketing.campaigns c, unnest($1::bigint[]) as u (uid)
        where c.state = 'running' and c.terms -> 'trigger' ->> 'on' = 'registration' on conflict do nothing`
  ),
  deposited: sql(
    'marketing.note_deposit',
    `insert into marketing.occasions (campaign_id, uid, name, deposit)
       select c.id, $1::bigint, 'deposit ' || $2::int, $3::bigint from marketing.campaigns c
        where c.state = 'running' and c.terms -> 'trigger' ->> 'on' = 'deposit' and (c.terms -> 'trigger' ->> 'number')::int = $2 on conflict do nothing`
  ),
  reached: sql(
    'marketing.note_level',
    `insert into marketing.occasions (campaign_id, uid, name)
       select c.id, $1::bigint, 'level ' || $2::int from marketing.campaigns c
        where c.state = 'running' and c.terms -> 'trigger' ->> 'on' = 'level' and (c.terms -> 'trigger' ->> 'level')::int = $2 on conflict do nothing`
  ),
  note: sql(
    'marketing.note_occasions',
    `insert into marketing.occasions (campaign_id, uid, name)
       select c.id, u.uid, u.name from marketing.campaigns c, unnest($2::bigint[], $3::text[]) as u (uid, name)
        where c.id = $1 and c.state = 'running'
          and not exists (select from marketing.occasions o where o.campaign_id = c.id and o.uid = u.uid and o.name = u.name) on conflict do nothing`
  ),
  // Who had left the segment when their turn came is found again when they are back in it.
  reopen: sql(
    'marketing.reopen_occasions',
    `update marketing.occasions o set done_at = null, outcome = null, due_at = now() from marketing.campaigns c
      where o.campaign_id = $1 and c.id = $1 and c.state = 'running' and o.uid = any ($2::bigint[]) and o.name = $3 and o.outcome = 'not_in_segment'`
  ),
  due: sql(
    'marketing.due_occasions',
    `select id, campaign_id, uid from marketing.occasions where done_at is null and due_at <= now() order by due_at, id limit $1`
  ),
  lock: sql(
    'marketing.lock_occasion',
    `select id, campaign_id, uid, name, deposit, created_at from marketing.occasions where id = $1 and done_at is null for update skip locked`
  ),
  end: sql(
    'marketing.end_occasion',
    `update marketing.occasions set done_at = now(), outcome = $2, given_minor = $3, currency = $4, is_told = $5 where id = $1 and done_at is null`
  ),
  postpone: sql('marketing.postpone_occasion', `update marketing.occasions set due_at = $2 where id = $1`),
}

export interface OccasionRow {
  id: bigint
  campaign_id: bigint
  uid: bigint
  name: string
  deposit: bigint | null
  created_at: Date
}
export const noteRegistered = (tx: Tx, uids: readonly bigint[]) => tx.rows(statements.registered, [uids])
export const noteDeposit = (tx: Tx, uid: bigint, number: number, deposit: bigint) =>
  tx.rows(statements.deposited, [uid, number, deposit])
export const noteLevel = (tx: Tx, uid: bigint, level: number) => tx.rows(statements.reached, [uid, level])
export const noteOccasions = (
  tx: Tx,
  campaign: bigint,
  found: readonly { readonly uid: bigint; readonly name: string }[]
) => tx.rows(statements.note, [campaign, found.map(({ uid }) => uid), found.map(({ name }) => name)])
/** Those of the players whose occasion of this name ended because they had left the segment. */
export const reopenOccasions = (tx: Tx, campaign: bigint, uids: readonly bigint[], name: string) =>
  tx.rows(statements.reopen, [campaign, uids, name])
export const readDue = (tx: ReadTx, most: number) =>
  tx.rows<Pick<OccasionRow, 'id' | 'campaign_id' | 'uid'>>(statements.due, [most])
/** Undefined where it is done, or another host is at it. */
export const lockOccasion = (tx: Tx, id: bigint) => tx.maybe<OccasionRow>(statements.lock, [id])
export interface Ending {
  readonly outcome: Outcome
  readonly minor?: bigint
  readonly currency?: string
  readonly isTold?: boolean
}
export const endOccasion = (tx: Tx, id: bigint, { outcome, minor = 0n, currency, isTold = false }: Ending) =>
  tx.rows(statements.end, [id, outcome, minor, currency ?? null, isTold])
export const postponeOccasion = (tx: Tx, id: bigint, until: Date) => tx.rows(statements.postpone, [id, until])
