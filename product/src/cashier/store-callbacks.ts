import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const missing = (table: 'deposits' | 'withdrawals', done: string) => `select p.id from cashier.${table} p
  where p.status = '${done}' and p.reconciled_at is null and p.settled_at < now() - interval '1 hour' and p.provider = $1`

const statements = {
  insertCallback: sql(
    'cashier.insert_callback',
    `insert into cashier.callbacks (provider, event_id, raw, outcome) values ($1, $2, $3, 'received') on conflict (provider, event_id) do nothing returning event_id`
  ),
  saveCallbackOutcome: sql(
    'cashier.judge_callback',
    `update cashier.callbacks set outcome = $3 where provider = $1 and event_id = $2`
  ),
  place: sql('cashier.statement_place', `select line from cashier.statements where provider = $1`),
  savePlace: sql(
    'cashier.save_statement_place',
    `insert into cashier.statements (provider, line) values ($1, $2) on conflict (provider) do update set line = excluded.line, read_at = now()`
  ),
  reconcileDeposit: sql(
    'cashier.reconcile_deposit',
    `update cashier.deposits set reconciled_at = now() where provider_key = $1`
  ),
  reconcilePayout: sql(
    'cashier.reconcile_payout',
    `update cashier.withdrawals set reconciled_at = now() where provider_key = $1`
  ),
  unreconciled: sql(
    'cashier.unreconciled',
    `${missing('deposits', 'success')} union all ${missing('withdrawals', 'paid')}`
  ),
}

/** Whether this event of this provider is new; a second one waits here for the end of the first one's transaction. */
export const insertCallback = async (tx: Tx, provider: string, eventId: string, raw: Uint8Array): Promise<boolean> =>
  (await tx.rows(statements.insertCallback, [provider, eventId, raw])).length === 1
export const saveCallbackOutcome = (tx: Tx, provider: string, eventId: string, outcome: string) =>
  tx.rows(statements.saveCallbackOutcome, [provider, eventId, outcome])
export const readPlace = (tx: ReadTx, provider: string) => tx.maybe<{ line: string }>(statements.place, [provider])
export const savePlace = (tx: Tx, provider: string, line: string) => tx.rows(statements.savePlace, [provider, line])
export const markReconciled = (tx: Tx, about: 'deposit' | 'payout', providerKey: string) =>
  tx.rows(about === 'deposit' ? statements.reconcileDeposit : statements.reconcilePayout, [providerKey])
export const readUnreconciled = (tx: ReadTx, provider: string) =>
  tx.rows<{ id: bigint }>(statements.unreconciled, [provider])
