import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Reversal } from './rules/reversal.ts'

export interface ReversalRow {
  deposit_id: bigint
  state: Reversal['state']
  amount_minor: bigint
}
/** What a reversal did to the player's money; nothing of it where nothing moved. */
export interface ReversalEffect {
  readonly balanceMinor: bigint
  readonly owedMinor: bigint | null
  readonly debtPaidMinor: bigint | null
}

const statements = {
  lock: sql(
    'cashier.lock_reversal',
    `select deposit_id, state, amount_minor from cashier.reversals where provider = $1 and reference = $2 for no key update`
  ),
  taken: sql(
    'cashier.is_taken_back',
    `select true as taken from cashier.reversals where deposit_id = $1 and state = 'taken' limit 1`
  ),
  save: sql(
    'cashier.save_reversal',
    `insert into cashier.reversals (provider, reference, deposit_id, uid, kind, state, amount_minor, balance_minor, owed_minor, debt_paid_minor)
     select $1, $2, id, uid, $4, $5, $6, $7, $8, $9 from cashier.deposits where id = $3
     on conflict (provider, reference) do update
       set state = excluded.state, balance_minor = excluded.balance_minor, owed_minor = excluded.owed_minor, debt_paid_minor = excluded.debt_paid_minor, changed_at = now()
     returning id`
  ),
}

export const lockReversal = (tx: Tx, provider: string, reference: string) =>
  tx.maybe<ReversalRow>(statements.lock, [provider, reference])

export const isTakenBack = async (tx: ReadTx, deposit: bigint): Promise<boolean> =>
  (await tx.maybe(statements.taken, [deposit])) !== undefined

/** Answers its number. */
export async function saveReversal(
  tx: Tx,
  provider: string,
  depositId: bigint,
  { reference, kind, state, amount }: Reversal,
  effect?: ReversalEffect
): Promise<bigint> {
  const row = await tx.maybe<{ id: bigint }>(statements.save, [
    provider,
    reference,
    depositId,
    kind,
    state,
    amount.minor,
    effect?.balanceMinor ?? null,
    effect?.owedMinor ?? null,
    effect?.debtPaidMinor ?? null,
  ])
  if (!row) throw new Error(`no deposit ${depositId}`)
  return row.id
}
