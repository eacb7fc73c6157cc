import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  mark: sql(
    'players.mark_test_account',
    `update players.profiles set is_test = true where uid = $1 and not is_test returning uid`
  ),
  all: sql('players.test_accounts', `select uid from players.profiles where is_test order by uid`),
}

/** Whether it was none before. */
export const markTest = async (tx: Tx, uid: bigint): Promise<boolean> =>
  (await tx.maybe(statements.mark, [uid])) !== undefined
export const readTests = (tx: ReadTx) => tx.rows<{ uid: bigint }>(statements.all)
