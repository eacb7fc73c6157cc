import { type ReadTx, sql } from '@ante/kit/context'

const postStatement = sql('ledger.post', 'select ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9) as id')
const balancesStatement = sql(
  'ledger.balances',
  `select path, sum(balance_minor)::bigint as balance_minor, sum(version)::bigint as version from ledger.accounts where path = any ($1) and currency = $2 group by path`
)
const auditStatement = sql('ledger.audit', 'select problem, account_id, expected, found from ledger.audit()')
const byKeysStatement = sql(
  'ledger.balance_after',
  `select t.key, case when p.to_account = a.id then p.to_balance_minor else p.from_balance_minor end as balance_minor
     from ledger.transactions t
     join ledger.postings p on p.transaction_id = t.id
     join ledger.accounts a on a.path = $2 and (a.id = p.from_account or a.id = p.to_account)
    where t.key = any ($1)`
)

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

export const readAudit = (tx: ReadTx) => tx.rows<AuditRow>(auditStatement)

export const readBalancesAfter = (tx: ReadTx, keys: readonly string[], path: string) =>
  tx.rows<{ key: string; balance_minor: bigint }>(byKeysStatement, [keys, path])
