import { type ReadTx, sql, type Tx } from '@ante/kit/context'

/** One line of somebody's data: what the database has, as JSON. */
export type DataRow = Readonly<Record<string, unknown>>
const rowsMost = 5_000

const parts = {
  account: sql(
    'identity.data_of_account',
    `select uid::text as number, login, email, phone, phone_country_code, status, registered_at, terms_accepted_at, email_confirmed_at, phone_confirmed_at, second_step
       from identity.users where uid = $1`
  ),
  terms: sql(
    'identity.data_of_terms',
    `select version, accepted_at from identity.terms_acceptances where uid = $1 order by id`
  ),
  devices: sql(
    'identity.data_of_sessions',
    `select created_at, seen_at, address, user_agent from identity.sessions where uid = $1 order by id desc`
  ),
  sign_ins: sql(
    'identity.data_of_access',
    `select at, event, address, user_agent from identity.access_log where uid = $1 order by at desc limit ${rowsMost}`
  ),
  past_sessions: sql(
    'identity.data_of_past_sessions',
    `select started_at, ended_at from identity.past_sessions where uid = $1 order by session desc limit ${rowsMost}`
  ),
  last_use: sql('identity.data_of_last_sign', `select at from identity.last_signs where uid = $1`),
  contact_changes: sql(
    'identity.data_of_contact_changes',
    `select kind, contact, created_at from identity.contact_changes where uid = $1`
  ),
  social: sql('identity.data_of_links', `select service, linked_at from identity.social_identities where uid = $1`),
  passkeys: sql(
    'identity.data_of_passkeys',
    `select name, rp_id as domain, created_at, used_at from identity.passkeys where uid = $1 order by created_at`
  ),
  authenticator: sql(
    'identity.data_of_authenticator',
    `select created_at, confirmed_at from identity.authenticators where uid = $1`
  ),
}

const erasing = [
  sql('identity.erase_links', 'delete from identity.social_identities where uid = $1'),
  sql('identity.erase_proofs', 'delete from identity.social_proofs where uid = $1'),
  sql('identity.erase_last_sign', 'delete from identity.last_signs where uid = $1'),
  sql('identity.erase_devices', 'delete from identity.devices where uid = $1'),
  sql('identity.erase_authenticator', 'delete from identity.authenticators where uid = $1'),
  sql('identity.erase_backup_codes', 'delete from identity.backup_codes where uid = $1'),
  sql('identity.erase_passkeys', 'delete from identity.passkeys where uid = $1'),
  sql('identity.erase_passkey_users', 'delete from identity.passkey_users where uid = $1'),
  sql('identity.erase_networks', 'delete from identity.known_networks where uid = $1'),
  sql('identity.erase_recoveries', 'delete from identity.recoveries where uid = $1'),
  sql('identity.erase_recovery_codes', 'delete from identity.recovery_codes where uid = $1'),
  sql('identity.erase_passwords_set', 'delete from identity.passwords_set where uid = $1'),
  sql('identity.erase_changes', 'delete from identity.contact_changes where uid = $1'),
  sql('identity.erase_confirmations', 'delete from identity.confirmations where uid = $1'),
  sql('identity.erase_codes', 'delete from identity.second_step_codes where uid = $1'),
  // The colon keeps it from being anybody's: no login that is chosen has one, and so nobody can take what is left of another.
  sql(
    'identity.erase_user',
    `update identity.users set login = 'erased:' || uid, email = null, phone = null, phone_country_code = null, email_confirmed_at = null, phone_confirmed_at = null,
       email_since = null, phone_since = null, second_step = false, password_hash = '' where uid = $1`
  ),
]

export async function dataOf(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
export async function eraseUser(tx: Tx, uid: bigint): Promise<void> {
  for (const statement of erasing) await tx.rows(statement, [uid])
}
