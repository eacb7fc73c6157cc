import { type Database, type ReadTx, sql, type Tx } from '@ante/kit/context'

const postStatement = sql('ledger.post', 'select ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9) as id')
const balancesStatement = sql(
  'ledger.balances',
  `select path, sum(balance_minor)::bigint as balance_minor, sum(version)::bigint as version from ledger.accounts where path = any ($1) and currency = $2 group by path`
)
const lockStatement = sql(
  'ledger.lock_balance',
  'select coalesce(ledger.lock_player_account($1, $2, true), 0)::bigint as balance_minor'
)
const waitStatement = sql('ledger.wait_for_account', 'select ledger.lock_player_account($1, $2, true)')
const setIdentityBlockStatement = sql('ledger.set_identity_block', `select ledger.set_identity_block($1, $2, $3)`)
const setStakesFromStatement = sql(
  'ledger.set_stakes_from',
  `select ledger.set_stakes_from($1, $2, coalesce($3::timestamptz, 'infinity'))`
)
const setStakeLimitStatement = sql(
  'ledger.set_stake_limit',
  'select ledger.set_stake_limit($1, $2, $3, $4::smallint, $5)'
)
// A frame that is over has nothing in it, until a stake or a change of a limit writes down the next one.
const stakeLimitsStatement = sql(
  'ledger.stake_limits',
  `select l.kind, l.days, l.most_minor, l.most_minor - case when f.ends_at <= clock.now or l.kind = 'single' then 0 when l.kind = 'stake' then a.staked_minor - l.counted_from
            else a.lost_minor - l.counted_from end as left_minor,
          case when l.days > 0 then
            l.starts_at + (floor(extract(epoch from clock.now - l.starts_at) / (l.days * 86400)) + 1) * l.days * interval '24 hours' end as ends_at
     from ledger.stake_limits l
     join ledger.accounts a on a.path = l.path and a.currency = l.currency and a.shard = 0
    cross join (select clock_timestamp() as now) clock
    cross join lateral (select l.starts_at + l.days * interval '24 hours' as ends_at) f
    where l.path = $1 and l.currency = $2 order by l.kind, l.days`
)
const postedBeforeStatement = sql('ledger.posted_before', 'select ledger.posted_before($1, $2) as id')
const auditStatement = sql('ledger.audit', 'select problem, account_id, expected, found from ledger.audit($1)')
const advanceProofStatement = sql('ledger.advance_proof', 'select ledger.advance_proof($1) as count')
const closePeriodStatement = sql('ledger.close_period', 'select ledger.close_period(ledger.id_at($1), $2) as closed')
const saveAuditStatement = sql(
  'ledger.save_audit',
  `insert into ledger.last_audit (problems) values ($1)
   on conflict (is_only) do update set problems = excluded.problems, audited_at = excluded.audited_at`
)
const lastAuditStatement = sql('ledger.last_audit', 'select problems, audited_at from ledger.last_audit')
const byKeysStatement = sql(
  'ledger.balance_after',
  `select k.key, case when p.to_account = a.id then p.to_balance_minor else p.from_balance_minor end as balance_minor
     from ledger.keys k
     join ledger.postings p on p.transaction_id = k.transaction_id
     join ledger.accounts a on a.path = $2 and (a.id = p.from_account or a.id = p.to_account)
    where k.key = any ($1)`
)

/** Waits while another transaction has the account of a player, and holds nothing meanwhile. */
export const waitForAccount = async (db: Database, path: string, currency: string): Promise<void> =>
  void (await db.call(waitStatement, [path, currency]))

export interface PostRow {
  key: string
  hash: Uint8Array | null
  kind: string
  currency: string
  from: string[]
  to: string[]
  amounts: bigint[]
  codes: string[]
  reverses: bigint | null
}
export interface AuditRow {
  problem: string
  account_id: bigint | null
  expected: bigint | null
  found: bigint | null
}

export async function insertTransaction(tx: ReadTx, row: PostRow): Promise<bigint> {
  const values = [row.key, row.hash, row.kind, row.currency, row.from, row.to, row.amounts, row.codes, row.reverses]
  const answer = await tx.maybe<{ id: bigint }>(postStatement, values)
  if (!answer) throw new Error('ledger.post answered nothing')
  return answer.id
}

export const readBalances = (tx: ReadTx, paths: readonly string[], currency: string) =>
  tx.rows<{ path: string; balance_minor: bigint; version: bigint }>(balancesStatement, [paths, currency])

export const lockBalance = async (tx: ReadTx, path: string, currency: string): Promise<bigint> =>
  (await tx.maybe<{ balance_minor: bigint }>(lockStatement, [path, currency]))?.balance_minor ?? 0n

export const setIdentityBlock = (tx: Tx, paths: readonly string[], currency: string, isBlocked: boolean) =>
  tx.rows(setIdentityBlockStatement, [paths, currency, isBlocked])
export const setStakesFrom = (tx: Tx, paths: readonly string[], currency: string, from: Date | null) =>
  tx.rows(setStakesFromStatement, [paths, currency, from])

export const setStakeLimit = (
  tx: Tx,
  path: string,
  currency: string,
  { kind, days, mostMinor }: { kind: string; days: number; mostMinor: bigint | null }
) => tx.rows(setStakeLimitStatement, [path, currency, kind, days, mostMinor])
export interface StakeLimitRow {
  kind: 'single' | 'stake' | 'loss'
  days: number
  most_minor: bigint
  left_minor: bigint
  ends_at: Date | null
}
export const readStakeLimits = (tx: ReadTx, path: string, currency: string) =>
  tx.rows<StakeLimitRow>(stakeLimitsStatement, [path, currency])

export const readPostedBefore = async (tx: ReadTx, key: string, hash: Uint8Array | null): Promise<bigint | undefined> =>
  (await tx.maybe<{ id: bigint | null }>(postedBeforeStatement, [key, hash]))?.id ?? undefined

export const readAudit = (tx: ReadTx, from: 'closing' | 'proof') => tx.rows<AuditRow>(auditStatement, [from])
export const advanceProof = async (tx: Tx, most: number): Promise<bigint> =>
  (await tx.maybe<{ count: bigint }>(advanceProofStatement, [most]))?.count ?? 0n
/** One step of the closing, of so many postings or accounts; whether it was the last. */
export const closePeriod = async (tx: Tx, before: Date, most: number): Promise<boolean> =>
  (await tx.maybe<{ closed: boolean }>(closePeriodStatement, [before, most]))?.closed === true
export const saveAudit = (tx: Tx, problems: number) => tx.rows(saveAuditStatement, [problems])
export const readLastAudit = (tx: ReadTx) => tx.maybe<{ problems: number; audited_at: Date }>(lastAuditStatement)

export const readBalancesAfter = (tx: ReadTx, keys: readonly string[], path: string) =>
  tx.rows<{ key: string; balance_minor: bigint }>(byKeysStatement, [keys, path])
