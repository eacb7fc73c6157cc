import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  mark: sql(
    'protection.session_mark',
    `select staked_minor, won_minor from protection.session_marks where session = $1`
  ),
  putMark: sql(
    'protection.put_session_mark',
    `insert into protection.session_marks (session, staked_minor, won_minor) values ($1, $2, $3) on conflict do nothing`
  ),
  noteCheck: sql(
    'protection.note_reality_check',
    `insert into protection.reality_checks (uid, session, played_seconds, staked_minor, won_minor) values ($1, $2, $3, $4, $5)`
  ),
  dropMarks: sql(
    'protection.drop_session_marks',
    `delete from protection.session_marks where made_at < now() - interval '62 days'`
  ),
}

export interface MarkRow {
  staked_minor: bigint
  won_minor: bigint
}
export const readMark = (tx: ReadTx, session: bigint) => tx.maybe<MarkRow>(statements.mark, [session])
export const putMark = (tx: Tx, session: bigint, { staked_minor, won_minor }: MarkRow) =>
  tx.rows(statements.putMark, [session, staked_minor, won_minor])
export const noteCheck = (
  tx: Tx,
  check: { uid: bigint; session: bigint; playedSeconds: number; stakedMinor: bigint; wonMinor: bigint }
) => tx.rows(statements.noteCheck, [check.uid, check.session, check.playedSeconds, check.stakedMinor, check.wonMinor])
export const dropMarks = (tx: Tx) => tx.rows(statements.dropMarks)
