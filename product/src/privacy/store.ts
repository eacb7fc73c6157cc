import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const columns = 'id, uid, locale, state, parts_done, parts, tries, requested_at, ready_at, expires_at'
const statements = {
  insert: sql(
    'privacy.insert_export',
    `insert into privacy.exports (uid, locale, parts) values ($1, $2, $3) on conflict (uid) where state = 'requested' do nothing returning ${columns}`
  ),
  // A file that is too old is none, also before the job has deleted it.
  last: sql(
    'privacy.last_export',
    `select ${columns} from privacy.exports where uid = $1 and (expires_at is null or expires_at > now()) order by id desc limit 1`
  ),
  open: sql('privacy.open_export', `select ${columns} from privacy.exports where uid = $1 and state = 'requested'`),
  begin: sql(
    'privacy.begin_export',
    `update privacy.exports set tries = tries + 1, parts_done = 0 where id = $1 and state = 'requested' returning ${columns}`
  ),
  fail: sql(
    'privacy.fail_export',
    `update privacy.exports set state = 'failed', expires_at = now() + interval '7 days' where id = $1 and state = 'requested'`
  ),
  advance: sql('privacy.advance_export', `update privacy.exports set parts_done = $2 where id = $1`),
  finish: sql(
    'privacy.finish_export',
    `update privacy.exports set state = 'ready', parts_done = parts, json = $2, html = $3, ready_at = now(), expires_at = now() + $4 * interval '1 day' where id = $1 and state = 'requested'`
  ),
  file: sql(
    'privacy.export_file',
    `select case when $3 = 'json' then json else html end as text, ready_at from privacy.exports where id = $1 and uid = $2 and state = 'ready' and expires_at > now()`
  ),
  dropOld: sql('privacy.drop_exports', `delete from privacy.exports where expires_at < now()`),
  dropOf: sql('privacy.drop_exports_of', `delete from privacy.exports where uid = $1`),
  ask: sql(
    'privacy.ask_erasure',
    `insert into privacy.erasures (uid, address) values ($1, $2) on conflict (uid) do nothing returning 1 as asked`
  ),
  erased: sql(
    'privacy.erased',
    `update privacy.erasures set state = 'done', done_at = now(), retained = $2, retained_until = asked_at + $3 * interval '1 day' where uid = $1 and state = 'requested'`
  ),
  isAsked: sql(
    'privacy.is_asked',
    `select uid from privacy.erasures where uid = $1 and state = 'requested' for update`
  ),
  isErased: sql('privacy.is_erased', `select uid from privacy.erasures where uid = $1 and state = 'done'`),
  dropRetained: sql(
    'privacy.drop_retained',
    `update privacy.erasures set retained = null where retained_until < now()`
  ),
}

export interface ExportRow {
  id: bigint
  uid: bigint
  locale: string
  state: 'requested' | 'ready' | 'failed'
  parts_done: number
  parts: number
  tries: number
  requested_at: Date
  ready_at: Date | null
  expires_at: Date | null
}
/** Undefined while another of the player is being written. */
export const insertExport = (tx: Tx, uid: bigint, locale: string, parts: number) =>
  tx.maybe<ExportRow>(statements.insert, [uid, locale, parts])
export const readLastExport = (tx: ReadTx, uid: bigint) => tx.maybe<ExportRow>(statements.last, [uid])
export const readOpenExport = (tx: ReadTx, uid: bigint) => tx.maybe<ExportRow>(statements.open, [uid])
export const beginExport = (tx: Tx, id: bigint) => tx.maybe<ExportRow>(statements.begin, [id])
export const failExport = (tx: Tx, id: bigint) => tx.rows(statements.fail, [id])
export const advanceExport = (tx: Tx, id: bigint, done: number) => tx.rows(statements.advance, [id, done])
export const finishExport = (tx: Tx, id: bigint, files: { json: string; html: string }, days: number) =>
  tx.rows(statements.finish, [id, files.json, files.html, days])
export const readFile = (tx: ReadTx, id: bigint, uid: bigint, format: 'json' | 'html') =>
  tx.maybe<{ text: string; ready_at: Date }>(statements.file, [id, uid, format])
export const dropExports = (tx: Tx) => tx.rows(statements.dropOld)
export const dropExportsOf = (tx: Tx, uid: bigint) => tx.rows(statements.dropOf, [uid])
/** False for one that was asked for before. */
export const insertErasure = async (tx: Tx, uid: bigint, address: string): Promise<boolean> =>
  (await tx.maybe(statements.ask, [uid, address])) !== undefined
export const isErasureAsked = async (tx: Tx, uid: bigint): Promise<boolean> =>
  (await tx.maybe(statements.isAsked, [uid])) !== undefined
export const isErased = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await tx.maybe(statements.isErased, [uid])) !== undefined
export const finishErasure = (tx: Tx, uid: bigint, retained: string | null, days: number) =>
  tx.rows(statements.erased, [uid, retained, days])
export const dropRetained = (tx: Tx) => tx.rows(statements.dropRetained)
