import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Json } from '@ante/kit/json'

const columns = `id, call, permission, input, proposer, proposed_by, proposed_at, expires_at, state, decided_by, decided_at, outcome,
  expires_at <= now() as is_expired, decided_at < now() - interval '1 minute' as is_stuck`
const statements = {
  insert: sql(
    'staff.insert_request',
    `insert into staff.requests (call, permission, input, proposer, proposed_by, expires_at)
       values ($1, $2, $3, $4, $5, now() + $6 * interval '1 hour') returning ${columns}`
  ),
  lock: sql('staff.lock_request', `select ${columns} from staff.requests where id = $1 for update`),
  list: sql(
    'staff.list_requests',
    `select ${columns} from staff.requests where not $1 or state = 'open' and expires_at > now() order by id desc offset $2 limit $3`
  ),
  decide: sql(
    'staff.decide_request',
    `update staff.requests set state = $2, decided_by = $3, decided_at = now() where id = $1`
  ),
  end: sql(
    'staff.end_request',
    `update staff.requests set state = $2, outcome = $3 where id = $1 and state = 'approved'`
  ),
}

export interface RequestRow {
  readonly id: bigint
  readonly call: string
  readonly permission: string
  readonly input: Json
  readonly proposer: bigint | null
  readonly proposed_by: string
  readonly proposed_at: Date
  readonly expires_at: Date
  readonly state: 'open' | 'approved' | 'done' | 'failed' | 'declined'
  readonly decided_by: bigint | null
  readonly decided_at: Date | null
  readonly outcome: string | null
  readonly is_expired: boolean
  /** Approved a while ago, and nothing is known of what came of it: the host that carried it out went away. */
  readonly is_stuck: boolean | null
}

export const insertRequest = (
  tx: Tx,
  row: { call: string; permission: string; input: string; proposer: bigint | null; proposedBy: string; hours: number }
) =>
  tx.maybe<RequestRow>(statements.insert, [
    row.call,
    row.permission,
    row.input,
    row.proposer,
    row.proposedBy,
    row.hours,
  ])
export const lockRequest = (tx: Tx, id: bigint) => tx.maybe<RequestRow>(statements.lock, [id])
export const listRequests = (tx: ReadTx, onlyOpen: boolean, offset: number, count: number) =>
  tx.rows<RequestRow>(statements.list, [onlyOpen, offset, count])
export const decideRequest = (tx: Tx, id: bigint, state: 'approved' | 'declined', by: bigint) =>
  tx.rows(statements.decide, [id, state, by])
export const endRequest = (tx: Tx, id: bigint, state: 'done' | 'failed', outcome: string | null) =>
  tx.rows(statements.end, [id, state, outcome])
