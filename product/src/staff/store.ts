import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const permissionsOf = (account: string): string =>
  `array(select distinct p from staff.account_roles ar join staff.roles r on r.name = ar.role, unnest(r.permissions) p
          where ar.account = ${account} order by p)`
const rolesOf = (account: string): string =>
  `array(select ar.role from staff.account_roles ar where ar.account = ${account} order by ar.role)`

const member = `a.id, a.email, a.username, a.blocked, a.created_at, a.totp_secret is not null as has_second_factor,
  ${rolesOf('a.id')} as roles, ${permissionsOf('a.id')} as permissions`

const statements = {
  byLogin: sql(
    'staff.account_by_login',
    `select a.id, a.email, a.password_hash, a.totp_secret, a.totp_step, a.blocked from staff.accounts a
      where lower(a.email) = lower($1) or lower(a.username) = lower($1)`
  ),
  bySession: sql(
    'staff.account_by_session',
    `update staff.sessions s set seen_at = now() from staff.accounts a
      where s.token_hash = $1 and s.expires_at > now() and s.seen_at > now() - $2 * interval '1 minute' and a.id = s.account and not a.blocked
      returning a.id, a.email, ${permissionsOf('a.id')} as permissions`
  ),
  insertSession: sql(
    'staff.insert_session',
    `insert into staff.sessions (token_hash, account, address, user_agent, expires_at)
       values ($1, $2, $3, $4, now() + $5 * interval '1 hour') returning account`
  ),
  deleteSession: sql('staff.delete_session', `delete from staff.sessions where token_hash = $1`),
  deleteSessionsOf: sql(
    'staff.delete_sessions_of',
    `with tokens as (delete from staff.tokens where account = $1) delete from staff.sessions where account = $1`
  ),
  useStep: sql(
    'staff.use_step',
    `update staff.accounts set totp_step = $2 where id = $1 and totp_step < $2 and password_hash = $3 returning id`
  ),
  byInvitation: sql(
    'staff.account_by_invitation',
    `select a.id, a.email, a.username, a.pending_secret, a.blocked from staff.tokens t join staff.accounts a on a.id = t.account
      where t.token_hash = $1 and t.kind = 'invitation' and t.expires_at > now() for no key update of a`
  ),
  setPending: sql('staff.set_pending_secret', `update staff.accounts set pending_secret = $2 where id = $1`),
  activate: sql(
    'staff.activate_account',
    `with ended as (delete from staff.tokens where account = $1), sessions as (delete from staff.sessions where account = $1)
     update staff.accounts set password_hash = $2, totp_secret = pending_secret, pending_secret = null, totp_step = $3,
            confirmed = true, updated_at = now() where id = $1 returning id`
  ),
  read: sql('staff.read_account', `select ${member} from staff.accounts a where a.id = $1`),
  byEmail: sql('staff.account_by_email', `select ${member} from staff.accounts a where lower(a.email) = lower($1)`),
  list: sql('staff.list_accounts', `select ${member} from staff.accounts a order by a.id desc offset $1 limit $2`),
  dropTokens: sql('staff.drop_tokens', `delete from staff.tokens where account = $1 and kind = $2`),
  setBlocked: sql(
    'staff.set_blocked',
    `update staff.accounts set blocked = $2, updated_at = now() where id = $1 returning id`
  ),
  setRoles: sql(
    'staff.set_roles',
    `with gone as (delete from staff.account_roles where account = $1 and role <> all ($2::text[]))
     insert into staff.account_roles (account, role) select $1, unnest($2::text[]) on conflict do nothing`
  ),
  roles: sql('staff.list_roles', `select name, permissions from staff.roles order by name`),
  putRole: sql(
    'staff.put_role',
    `insert into staff.roles (name, permissions) values ($1, $2) on conflict (name) do update set permissions = excluded.permissions`
  ),
  dropStale: sql(
    'staff.drop_stale',
    `with tokens as (delete from staff.tokens where expires_at < now()),
          tries as (delete from staff.login_failures where last_at < now() - interval '1 day'),
          networks as (delete from staff.known_networks where seen_at < now() - interval '90 days')
     delete from staff.sessions where expires_at < now()`
  ),
  sealed: sql(
    'staff.sealed_secrets',
    `select id, totp_secret, pending_secret from staff.accounts where totp_secret is not null or pending_secret is not null`
  ),
  reseal: sql(
    'staff.reseal',
    `update staff.accounts set totp_secret = $3, pending_secret = $5
      where id = $1 and totp_secret is not distinct from $2 and pending_secret is not distinct from $4`
  ),
}

export interface LoginRow {
  readonly id: bigint
  readonly email: string
  readonly password_hash: string | null
  readonly totp_secret: string | null
  readonly totp_step: bigint
  readonly blocked: boolean
}
export interface MemberRow {
  readonly id: bigint
  readonly email: string
  readonly username: string
  readonly blocked: boolean
  readonly created_at: Date
  readonly has_second_factor: boolean
  readonly roles: readonly string[]
  readonly permissions: readonly string[]
}
export interface RoleRow {
  readonly name: string
  readonly permissions: readonly string[]
}
export interface SealedRow {
  readonly id: bigint
  readonly totp_secret: string | null
  readonly pending_secret: string | null
}

export const readByLogin = (tx: ReadTx, login: string) => tx.maybe<LoginRow>(statements.byLogin, [login])
/** Answers who has this session, and that they were here now. */
export const useSession = (tx: Tx, tokenHash: Uint8Array, idleMinutes: number) =>
  tx.maybe<{ id: bigint; email: string; permissions: string[] }>(statements.bySession, [tokenHash, idleMinutes])
export const insertSession = (
  tx: Tx,
  row: { tokenHash: Uint8Array; account: bigint; address: string; userAgent: string; hours: number }
) => tx.maybe(statements.insertSession, [row.tokenHash, row.account, row.address, row.userAgent, row.hours])
export const deleteSession = (tx: Tx, tokenHash: Uint8Array) => tx.rows(statements.deleteSession, [tokenHash])
/** Ends all that stands for the account: sessions, tokens of content tools, links and invitations. */
export const deleteSessionsOf = (tx: Tx, account: bigint) => tx.rows(statements.deleteSessionsOf, [account])
/** False where the code was used meanwhile, or the password is another by now. */
export const useStep = async (tx: Tx, account: bigint, step: bigint, passwordHash: string): Promise<boolean> =>
  (await tx.maybe(statements.useStep, [account, step, passwordHash])) !== undefined
export const lockByInvitation = (tx: Tx, tokenHash: Uint8Array) =>
  tx.maybe<{ id: bigint; email: string; username: string; pending_secret: string | null; blocked: boolean }>(
    statements.byInvitation,
    [tokenHash]
  )
export const setPendingSecret = (tx: Tx, account: bigint, sealed: string) =>
  tx.rows(statements.setPending, [account, sealed])
export const activate = (tx: Tx, account: bigint, passwordHash: string, step: bigint) =>
  tx.maybe(statements.activate, [account, passwordHash, step])
export const readMember = (tx: ReadTx, id: bigint) => tx.maybe<MemberRow>(statements.read, [id])
export const readMemberByEmail = (tx: ReadTx, email: string) => tx.maybe<MemberRow>(statements.byEmail, [email])
export const listMembers = (tx: ReadTx, offset: number, count: number) =>
  tx.rows<MemberRow>(statements.list, [offset, count])
export const dropTokens = (tx: Tx, account: bigint, kind: 'invitation') =>
  tx.rows(statements.dropTokens, [account, kind])
export const setBlocked = (tx: Tx, account: bigint, blocked: boolean) =>
  tx.maybe(statements.setBlocked, [account, blocked])
export const setRoles = (tx: Tx, account: bigint, roles: readonly string[]) =>
  tx.rows(statements.setRoles, [account, roles])
export const listRoles = (tx: ReadTx) => tx.rows<RoleRow>(statements.roles)
export const putRole = (tx: Tx, name: string, permissions: readonly string[]) =>
  tx.rows(statements.putRole, [name, permissions])
export const dropStale = (tx: Tx) => tx.rows(statements.dropStale)
export const readSealed = (tx: ReadTx) => tx.rows<SealedRow>(statements.sealed)
export const reseal = (tx: Tx, before: SealedRow, now: Pick<SealedRow, 'totp_secret' | 'pending_secret'>) =>
  tx.rows(statements.reseal, [
    before.id,
    before.totp_secret,
    now.totp_secret,
    before.pending_secret,
    now.pending_secret,
  ])
