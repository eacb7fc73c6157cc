import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const columns = 'id, document_id, username, email, confirmed, blocked, reads_drafts, created_at, updated_at'
const statements = {
  insert: sql(
    'identity.insert_editor',
    `insert into identity.editors (document_id, username, email, password_hash) values ($1, $2, $3, $4)
       on conflict do nothing returning ${columns}`
  ),
  byLogin: sql(
    'identity.editor_by_login',
    `select ${columns}, password_hash from identity.editors where lower(email) = lower($1) or lower(username) = lower($1)`
  ),
  secret: sql('identity.editor_secret', `select ${columns}, password_hash from identity.editors where id = $1`),
  byToken: sql(
    'identity.editor_by_token',
    `select ${columns} from identity.editors
      where not blocked and id = (select editor from identity.editor_tokens where token_hash = $1 and kind = 'session' and expires_at > now())`
  ),
  // Waits for what is under way with this account, and looks at what that has made.
  hold: sql('identity.hold_editor', 'select 1 as held from identity.editors where id = $1 and ($2::text is null or password_hash = $2) for no key update'),
  setPassword: sql(
    'identity.set_editor_password',
    `with ended as (delete from identity.editor_tokens where editor = $1 and kind <> 'email')
     update identity.editors set password_hash = $2, updated_at = now() where id = $1 returning ${columns}`
  ),
  confirm: sql('identity.confirm_editor', `update identity.editors set confirmed = true, updated_at = now() where id = $1 returning ${columns}`),
  allow: sql('identity.allow_editor', `update identity.editors set reads_drafts = true, updated_at = now() where lower(email) = lower($1) returning id`),
  // One letter a minute: pressing again does not fill a mailbox.
  insertToken: sql(
    'identity.insert_editor_token',
    `insert into identity.editor_tokens (token_hash, editor, kind, expires_at)
     select $1, $2, $3, now() + $4 * interval '1 millisecond'
      where $3 = 'session' or not exists
        (select from identity.editor_tokens where editor = $2 and kind = $3 and created_at > now() - interval '1 minute')
     returning editor`
  ),
  takeToken: sql(
    'identity.take_editor_token',
    `delete from identity.editor_tokens where token_hash = $1 and kind = $2 and expires_at > now() returning editor`
  ),
  dropStale: sql('identity.drop_stale_editor_tokens', `delete from identity.editor_tokens where expires_at < now()`),
}

export interface EditorRow {
  readonly id: bigint
  readonly document_id: string
  readonly username: string
  readonly email: string
  readonly confirmed: boolean
  readonly blocked: boolean
  readonly reads_drafts: boolean
  readonly created_at: Date
  readonly updated_at: Date
}
export type EditorSecretRow = EditorRow & { readonly password_hash: string }
export type TokenKind = 'session' | 'password' | 'email'

/** Undefined where the name or the e-mail is taken: the unique indexes decide. */
export const insertEditor = (tx: Tx, editor: { documentId: string; username: string; email: string; passwordHash: string }) =>
  tx.maybe<EditorRow>(statements.insert, [editor.documentId, editor.username, editor.email, editor.passwordHash])
export const readEditorByLogin = (tx: ReadTx, login: string) => tx.maybe<EditorSecretRow>(statements.byLogin, [login])
export const readEditorSecret = (tx: ReadTx, id: bigint) => tx.maybe<EditorSecretRow>(statements.secret, [id])
export const readEditorByToken = (tx: ReadTx, tokenHash: Uint8Array) => tx.maybe<EditorRow>(statements.byToken, [tokenHash])
/** Holds the account to the end of the transaction; false where its password is another by now. */
export const holdEditor = async (tx: Tx, id: bigint, passwordHash?: string): Promise<boolean> =>
  (await tx.maybe(statements.hold, [id, passwordHash ?? null])) !== undefined
/** Ends the editor's sessions, too. */
export const setEditorPassword = (tx: Tx, id: bigint, passwordHash: string) => tx.maybe<EditorRow>(statements.setPassword, [id, passwordHash])
export const confirmEditorEmail = (tx: Tx, id: bigint) => tx.maybe<EditorRow>(statements.confirm, [id])
export const allowDrafts = (tx: Tx, email: string) => tx.maybe<{ id: bigint }>(statements.allow, [email])
/** False where a letter of this kind went a moment ago. */
export const insertEditorToken = async (tx: Tx, token: { hash: Uint8Array; editor: bigint; kind: TokenKind; lifeMs: number }): Promise<boolean> =>
  (await tx.maybe(statements.insertToken, [token.hash, token.editor, token.kind, token.lifeMs])) !== undefined
export const takeEditorToken = (tx: Tx, hash: Uint8Array, kind: TokenKind) => tx.maybe<{ editor: bigint }>(statements.takeToken, [hash, kind])
export const dropStaleEditorTokens = (tx: Tx) => tx.rows(statements.dropStale)
