import { type ReadTx, sql, type Tx } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  deposits: sql(
    'cashier.data_of_deposits',
    `select id::text, amount_minor::text, received_minor::text, currency, status, provider, created_at, settled_at from cashier.deposits where uid = $1 order by id`
  ),
  withdrawals: sql(
    'cashier.data_of_withdrawals',
    `select id::text, amount_minor::text, currency, status, provider, instrument, created_at, settled_at from cashier.withdrawals where uid = $1 order by id`
  ),
  prizes: sql(
    'cashier.data_of_prizes',
    `select id::text, amount_minor::text, currency, source, created_at from cashier.prizes where uid = $1 order by id`
  ),
  adjustments: sql(
    'cashier.data_of_adjustments',
    `select id::text, direction, amount_minor::text, currency, reason, created_at from cashier.adjustments where uid = $1 order by id`
  ),
  cards: sql(
    'cashier.data_of_requisites',
    `select provider, masked, created_at, last_used_at from cashier.requisites where uid = $1 order by id`
  ),
}
const statements = {
  open: sql(
    'cashier.has_open_payments',
    `select exists (select 1 from cashier.withdrawals where uid = $1 and status in ('pending', 'approved'))
       or exists (select 1 from cashier.deposits where uid = $1 and status in ('created', 'pending')) as is_open`
  ),
  eraseCards: sql('cashier.erase_requisites', 'delete from cashier.requisites where uid = $1'),
}

/** What this module holds of a person; account numbers of payouts are sealed and stay so. */
export async function paymentData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
/** Whether money is on its way in or out. */
export const hasOpenPayments = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await tx.maybe<{ is_open: boolean }>(statements.open, [uid]))?.is_open ?? false
/** Forgets the cards. The payments stay, because the law has them kept. */
export const eraseCards = async (tx: Tx, uid: bigint): Promise<void> =>
  void (await tx.rows(statements.eraseCards, [uid]))
