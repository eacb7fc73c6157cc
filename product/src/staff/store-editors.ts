import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const columns = 'id, document_id, username, email, confirmed, blocked, created_at, updated_at'
const statements = {
  insert: sql(
    'staff.insert_editor',
    `insert into staff.accounts (document_id, username, email, password_hash) values ($1, $2, $3, $4)
       on conflict do nothing returning ${columns}`
  ),
  byLogin: sql(
    'staff.editor_by_login',
    `select ${columns}, password_hash from staff.accounts where lower(email) = lower($1) or lower(username) = lower($1)`
  ),
  secret: sql('staff.editor_secret', `select ${columns}, password_hash from staff.accounts where id = $1`),
  byToken: sql(
    'staff.editor_by_token',
    `select ${columns},
            array(select distinct p from staff.account_roles ar join staff.roles r on r.name = ar.role, unnest(r.permissions) p
                   where ar.account = a.id) as permissions
       from staff.accounts a
      where not blocked and id = (select account from staff.tokens where token_hash = $1 and kind = 'content' and expires_at > now())`
  ),
  // Waits for what is under way with this account, and looks at what that has made.
  lock: sql(
    'staff.lock_editor',
    'select 1 as locked from staff.accounts where id = $1 and ($2::text is null or password_hash = $2) for no key update'
  ),
  setPassword: sql(
    'staff.set_editor_password',
    `with ended as (delete from staff.tokens where account = $1 and kind <> 'email'),
          sessions as (delete from staff.sessions where account = $1)
     update staff.accounts set password_hash = $2, updated_at = now() where id = $1 returning ${columns}`
  ),
  confirm: sql(
    'staff.confirm_editor',
    `update staff.accounts set confirmed = true, updated_at = now() where id = $1 returning ${columns}`
  ),
  // One email a minute: pressing again does not fill a mailbox.
  insertToken: sql(
    'staff.insert_token',
    `insert into staff.tokens (token_hash, account, kind, expires_at)
     select $1, $2, $3, now() + $4 * interval '1 millisecond'
      where $3 in ('content', 'invitation') or not exists
        (select from staff.tokens where account = $2 and kind = $3 and created_at > now() - interval '1 minute')
     returning account`
  ),
  claimToken: sql(
    'staff.claim_token',
    `delete from staff.tokens where token_hash = $1 and kind = $2 and expires_at > now() returning account`
  ),
}

export interface EditorRow {
  readonly id: bigint
  readonly document_id: string
  readonly username: string
  readonly email: string
  readonly confirmed: boolean
  readonly blocked: boolean
  readonly created_at: Date
  readonly updated_at: Date
}
/** Null where an invitation was not accepted yet. */
export type EditorSecretRow = EditorRow & { readonly password_hash: string | null }
export type SignedEditorRow = EditorRow & { readonly permissions: readonly string[] }
export type TokenKind = 'invitation' | 'content' | 'password' | 'email'

/** Undefined where the name or the e-mail is taken: the unique indexes decide. */
export const insertEditor = (
  tx: Tx,
  editor: { documentId: string; username: string; email: string; passwordHash: string | null }
) => tx.maybe<EditorRow>(statements.insert, [editor.documentId, editor.username, editor.email, editor.passwordHash])
export const readEditorByLogin = (tx: ReadTx, login: string) => tx.maybe<EditorSecretRow>(statements.byLogin, [login])
export const readEditorSecret = (tx: ReadTx, id: bigint) => tx.maybe<EditorSecretRow>(statements.secret, [id])
export const readEditorByToken = (tx: ReadTx, tokenHash: Uint8Array) =>
  tx.maybe<SignedEditorRow>(statements.byToken, [tokenHash])
/** Locks the account to the end of the transaction; false where its password is another by now. */
export const lockAccount = async (tx: Tx, id: bigint, passwordHash?: string | null): Promise<boolean> =>
  (await tx.maybe(statements.lock, [id, passwordHash ?? null])) !== undefined
/** Ends every session of the account, too. */
export const setEditorPassword = (tx: Tx, id: bigint, passwordHash: string) =>
  tx.maybe<EditorRow>(statements.setPassword, [id, passwordHash])
export const confirmEditorEmail = (tx: Tx, id: bigint) => tx.maybe<EditorRow>(statements.confirm, [id])
/** False where an email of this kind went a moment ago. */
export const insertToken = async (
  tx: Tx,
  token: { hash: Uint8Array; account: bigint; kind: TokenKind; lifeMs: number }
): Promise<boolean> =>
  (await tx.maybe(statements.insertToken, [token.hash, token.account, token.kind, token.lifeMs])) !== undefined
export const claimToken = (tx: Tx, hash: Uint8Array, kind: TokenKind) =>
  tx.maybe<{ account: bigint }>(statements.claimToken, [hash, kind])
