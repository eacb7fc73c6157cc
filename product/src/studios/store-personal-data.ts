import { type ReadTx, sql, type Tx } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const statements = {
  sessions: sql(
    'studios.data_of_sessions',
    `select game, wallet, opened_at, expires_at from studios.sessions where uid = $1 order by opened_at`
  ),
  erase: sql('studios.erase_sessions', `delete from studios.sessions where uid = $1`),
}

/** Frames of other studios that were opened. The rounds are among those of our own games. */
export const studioData = async (tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> => ({
  studio_frames: await tx.rows<DataRow>(statements.sessions, [uid]),
})
/** The books of rounds and their numbers stay, because the law has them kept. */
export const eraseStudioData = async (tx: Tx, uid: bigint): Promise<void> =>
  void (await tx.rows(statements.erase, [uid]))
