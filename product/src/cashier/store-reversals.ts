import { sql, type Tx } from '@ante/kit/context'
import type { Reversal } from './rules/reversal.ts'

export interface ReversalRow {
  deposit_id: bigint
  state: Reversal['state']
  amount_minor: bigint
}

const statements = {
  lock: sql(
    'cashier.lock_reversal',
    `select deposit_id, state, amount_minor from cashier.reversals where provider = $1 and reference = $2 for no key update`
  ),
  save: sql(
    'cashier.save_reversal',
    `insert into cashier.reversals (provider, reference, deposit_id, kind, state, amount_minor) values ($1, $2, $3, $4, $5, $6)
     on conflict (provider, reference) do update set state = excluded.state, changed_at = now()`
  ),
}

export const lockReversal = (tx: Tx, provider: string, reference: string) =>
  tx.maybe<ReversalRow>(statements.lock, [provider, reference])
export const saveReversal = (tx: Tx, provider: string, depositId: bigint, reversal: Reversal) =>
  tx.rows(statements.save, [
    provider,
    reversal.reference,
    depositId,
    reversal.kind,
    reversal.state,
    reversal.amount.minor,
  ])
