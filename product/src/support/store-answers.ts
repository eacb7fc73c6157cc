import { type ReadTx, sql } from '@ante/kit/context'

const statement = sql(
  'support.answered_player',
  `select c.uid from support.messages m join support.conversations c on c.id = m.conversation
    where m.id = $1 and m.side = 'staff' and c.uid is not null and m.id > c.read_by_writer`
)

/** The player whom this message answers and who has not read it; undefined for everything else that is written. */
export const readAnsweredPlayer = async (tx: ReadTx, message: bigint): Promise<bigint | undefined> =>
  (await tx.maybe<{ uid: bigint }>(statement, [message]))?.uid
