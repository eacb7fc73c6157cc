import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'

const columns =
  'id, sysname, title, terms, version, state, key, created_at, started_at, ends_at, stopped_at, stopped_by'
/** With how many players are in it, and what it has given of its budget. */
const counted = `${columns},
            (select count(*) from marketing.assignments a where a.campaign_id = c.id) as players,
            (select coalesce(jsonb_object_agg(s.currency, s.given_minor::text), '{}') from marketing.spendings s where s.campaign_id = c.id) as given`
const statements = {
  put: sql(
    'marketing.put_campaign',
    `insert into marketing.campaigns as c (sysname, title, terms, ends_at, key) values ($1, $2, $3, $4, $5)
     on conflict (sysname) do update set title = excluded.title, terms = excluded.terms, ends_at = excluded.ends_at, version = c.version + 1
       where c.state = 'draft' returning version`
  ),
  lockNamed: sql('marketing.lock_named', `select ${columns} from marketing.campaigns where sysname = $1 for update`),
  // Whoever gives holds it beside others; whoever stops it waits for them, and after that nobody gives.
  hold: sql('marketing.hold', `select ${columns} from marketing.campaigns where id = $1 for share`),
  named: sql('marketing.named', `select ${counted} from marketing.campaigns c where sysname = $1`),
  list: sql(
    'marketing.list',
    `select ${counted}, count(*) over () as total from marketing.campaigns c order by c.id desc limit $1 offset $2`
  ),
  running: sql(
    'marketing.running',
    `select ${columns} from marketing.campaigns where state = 'running' and terms -> 'trigger' ->> 'on' = any ($1) order by id`
  ),
  start: sql(
    'marketing.start',
    `update marketing.campaigns set state = 'running', started_at = now() where id = $1 and state = 'draft'`
  ),
  stop: sql(
    'marketing.stop',
    `update marketing.campaigns set state = 'stopped', stopped_at = now(), stopped_by = $2 where id = $1 and state = 'running' returning id`
  ),
  stopEnded: sql(
    'marketing.stop_ended',
    `update marketing.campaigns set state = 'stopped', stopped_at = now(), stopped_by = 'end' where state = 'running' and ends_at <= now()`
  ),
  spend: sql(
    'marketing.spend',
    `insert into marketing.spendings as s (campaign_id, currency, given_minor) select $1::bigint, $2::text, $3::bigint where $3::bigint <= $4::bigint
       on conflict (campaign_id, currency) do update set given_minor = s.given_minor + excluded.given_minor
         where s.given_minor + excluded.given_minor <= $4
     returning given_minor`
  ),
  assign: sql(
    'marketing.assign',
    `insert into marketing.assignments (campaign_id, uid, arm) values ($1, $2, $3) on conflict do nothing`
  ),
  assigned: sql('marketing.assigned', `select arm from marketing.assignments where campaign_id = $1 and uid = $2`),
  arms: sql(
    'marketing.arms',
    `select a.arm, a.uid, a.assigned_at, coalesce(o.given_minor, 0)::bigint as given_minor, coalesce(o.is_told, false) as is_told
       from marketing.assignments a
       left join lateral (select sum(given_minor) as given_minor, bool_or(is_told) as is_told from marketing.occasions where campaign_id = a.campaign_id and uid = a.uid) o on true
      where a.campaign_id = $1 and a.uid > $2 order by a.uid limit $3`
  ),
  players: sql(
    'marketing.players',
    `select a.arm, a.uid, a.assigned_at, coalesce(o.given_minor, 0)::bigint as given_minor, coalesce(o.is_told, false) as is_told, count(*) over () as total
       from marketing.assignments a
       left join lateral (select sum(given_minor) as given_minor, bool_or(is_told) as is_told from marketing.occasions where campaign_id = a.campaign_id and uid = a.uid) o on true
      where a.campaign_id = $1 order by a.assigned_at desc, a.uid limit $2 offset $3`
  ),
  outcomes: sql(
    'marketing.outcomes',
    `select coalesce(outcome, 'waiting') as outcome, count(*) as count from marketing.occasions where campaign_id = $1 group by 1 order by 1`
  ),
}

export type StoppedBy = 'staff' | 'budget' | 'end' | 'unreadable'
export interface CampaignRow {
  id: bigint
  sysname: string
  title: string
  terms: unknown
  version: number
  state: 'draft' | 'running' | 'stopped'
  key: Uint8Array
  created_at: Date
  started_at: Date | null
  ends_at: Date | null
  stopped_at: Date | null
  stopped_by: StoppedBy | null
}
export interface CountedRow extends CampaignRow {
  players: bigint
  given: Partial<Record<string, string>>
}

export interface NewCampaign {
  readonly sysname: string
  readonly title: string
  readonly terms: object
  readonly endsAt: Date | null
  readonly key: Uint8Array
}
/** The version that it has now; undefined where it has started, and stays as it is. */
export const putCampaign = async (tx: Tx, one: NewCampaign): Promise<number | undefined> =>
  (
    await tx.maybe<{ version: number }>(statements.put, [
      one.sysname,
      one.title,
      JSON.stringify(one.terms),
      one.endsAt,
      one.key,
    ])
  )?.version
export const lockNamed = (tx: Tx, sysname: string) => tx.maybe<CampaignRow>(statements.lockNamed, [sysname])
export const holdCampaign = (tx: Tx, id: bigint) => tx.maybe<CampaignRow>(statements.hold, [id])
export const readNamed = (tx: ReadTx, sysname: string) => tx.maybe<CountedRow>(statements.named, [sysname])
export const readCampaigns = (tx: ReadTx, { count, offset }: { readonly count: number; readonly offset: number }) =>
  tx.rows<CountedRow & { total: bigint }>(statements.list, [count, offset])
/** Those that run and have one of these triggers. */
export const readRunning = (tx: ReadTx, triggers: readonly string[]) =>
  tx.rows<CampaignRow>(statements.running, [triggers])
export const startCampaign = (tx: Tx, id: bigint) => tx.rows(statements.start, [id])
/** False where it does not run. */
export const stopCampaign = async (tx: Tx, id: bigint, by: StoppedBy): Promise<boolean> =>
  (await tx.rows(statements.stop, [id, by])).length > 0
export const stopEnded = (tx: Tx) => tx.rows(statements.stopEnded)
/** What it has given with this; undefined where that would be more than it may, and nothing is written. */
export const spend = async (
  tx: Tx,
  id: bigint,
  currency: Currency,
  minor: bigint,
  most: bigint
): Promise<bigint | undefined> =>
  (await tx.maybe<{ given_minor: bigint }>(statements.spend, [id, currency, minor, most]))?.given_minor
/** The arm of a player: the one that was kept first. */
export async function assign(tx: Tx, id: bigint, uid: bigint, arm: string): Promise<string> {
  await tx.rows(statements.assign, [id, uid, arm])
  return (await tx.maybe<{ arm: string }>(statements.assigned, [id, uid]))?.arm ?? arm
}
export interface AssignedRow {
  arm: string
  uid: bigint
  assigned_at: Date
  given_minor: bigint
  is_told: boolean
}
export const readAssigned = (tx: ReadTx, id: bigint, after: bigint, most: number) =>
  tx.rows<AssignedRow>(statements.arms, [id, after, most])
export const readPlayers = (
  tx: ReadTx,
  id: bigint,
  { count, offset }: { readonly count: number; readonly offset: number }
) => tx.rows<AssignedRow & { total: bigint }>(statements.players, [id, count, offset])
export const readOutcomes = (tx: ReadTx, id: bigint) =>
  tx.rows<{ outcome: string; count: bigint }>(statements.outcomes, [id])
