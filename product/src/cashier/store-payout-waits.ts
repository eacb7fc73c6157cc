import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  set: sql(
    'cashier.set_payout_wait',
    `insert into cashier.payout_waits (uid, wait_percent) values ($1, $2) on conflict (uid) do update set wait_percent = excluded.wait_percent`
  ),
  read: sql('cashier.payout_wait', 'select wait_percent from cashier.payout_waits where uid = $1'),
}

/** From now on withdrawals of this player are reviewed for so many hundredths of the method's usual time. */
export const setPayoutWait = async (tx: Tx, uid: bigint, percent: number): Promise<void> =>
  void (await tx.rows(statements.set, [uid, percent]))
/** 100 where nothing else was set. */
export const readPayoutWait = async (tx: ReadTx, uid: bigint): Promise<number> =>
  (await tx.maybe<{ wait_percent: number }>(statements.read, [uid]))?.wait_percent ?? 100
