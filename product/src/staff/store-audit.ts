import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { auditEvents } from './contract-staff.ts'

const statements = {
  append: sql(
    'staff.append_audit',
    `insert into staff.audit (call_id, account, actor, call, event, address, content) values ($1, $2, $3, $4, $5, $6, $7) returning id`
  ),
  chain: sql(
    'staff.read_chain',
    `select id, (extract(epoch from at) * 1000000)::bigint as at_micros, call_id::text as call_id, account, actor, call, event, address, content,
            previous_hash, hash
       from staff.audit where id > $1 order by id limit $2`
  ),
  list: sql(
    'staff.list_audit',
    `select id, at, call_id::text as call_id, account, actor, call, event, address, content from staff.audit
      where ($1::bigint is null or id < $1) and ($2::bigint is null or account = $2) and ($3::text is null or call = $3)
        and ($4::text is null or event = $4)
      order by id desc limit $5`
  ),
  head: sql('staff.audit_head', `select id, hash from staff.audit order by id desc limit 1`),
}

export type AuditEvent = (typeof auditEvents)[number]
export interface AuditEntry {
  readonly callId: string
  readonly account: bigint | null
  readonly actor: string
  readonly call: string
  readonly event: AuditEvent
  readonly address: string
  readonly content: string
}
export interface AuditRow {
  readonly id: bigint
  readonly at: Date
  readonly call_id: string
  readonly account: bigint | null
  readonly actor: string
  readonly call: string
  readonly event: AuditEvent
  readonly address: string
  readonly content: string
}
export interface ChainRow extends Omit<AuditRow, 'at'> {
  readonly at_micros: bigint
  readonly previous_hash: Buffer
  readonly hash: Buffer
}

export const append = (tx: Tx, { callId, account, actor, call, event, address, content }: AuditEntry) =>
  tx.maybe<{ id: bigint }>(statements.append, [callId, account, actor, call, event, address, content])
export const readChain = (tx: ReadTx, after: bigint, count: number) =>
  tx.rows<ChainRow>(statements.chain, [after, count])
export const listAudit = (
  tx: ReadTx,
  ask: {
    before: bigint | undefined
    account: bigint | undefined
    call: string | undefined
    event: string | undefined
    count: number
  }
) =>
  tx.rows<AuditRow>(statements.list, [
    ask.before ?? null,
    ask.account ?? null,
    ask.call ?? null,
    ask.event ?? null,
    ask.count,
  ])
export const readHead = (tx: ReadTx) => tx.maybe<{ id: bigint; hash: Buffer }>(statements.head)
