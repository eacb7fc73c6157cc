import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { ContactKind } from './rules/contact.ts'

const statements = {
  changes: sql(
    'identity.contact_changes',
    `select kind, contact, phone_country_code from identity.contact_changes where uid = $1 order by kind`
  ),
  put: sql(
    'identity.put_contact_change',
    `insert into identity.contact_changes (uid, kind, contact, phone_country_code) values ($1, $2, $3, $4)
       on conflict (uid, kind) do update set contact = excluded.contact, phone_country_code = excluded.phone_country_code, created_at = now()`
  ),
  drop: sql('identity.drop_contact_change', `delete from identity.contact_changes where uid = $1 and kind = $2`),
  dropStale: sql(
    'identity.drop_stale_contact_changes',
    `delete from identity.contact_changes where created_at < now() - interval '7 days'`
  ),
  // Whoever signs in by the contact goes on by the new one.
  setEmail: sql(
    'identity.set_email',
    `update identity.users set login = case when login = email then $2 else login end, email = $2, email_confirmed_at = now(), email_since = now() where uid = $1`
  ),
  setPhone: sql(
    'identity.set_phone',
    `update identity.users set login = case when login = phone then $2 else login end, phone = $2, phone_country_code = $3, phone_confirmed_at = now(),
       phone_since = now() where uid = $1`
  ),
  confirmPhone: sql(
    'identity.confirm_phone',
    `update identity.users set phone_confirmed_at = coalesce(phone_confirmed_at, now()) where uid = $1 returning login, email, phone`
  ),
}

export interface ContactChange {
  readonly kind: ContactKind
  readonly contact: string
  readonly phone_country_code: string | null
}
export const readChanges = (tx: ReadTx, uid: bigint) => tx.rows<ContactChange>(statements.changes, [uid])
export const putChange = (tx: Tx, uid: bigint, { kind, contact, phone_country_code }: ContactChange) =>
  tx.rows(statements.put, [uid, kind, contact, phone_country_code])
export const dropChange = (tx: Tx, uid: bigint, kind: ContactKind) => tx.rows(statements.drop, [uid, kind])
export const dropStaleChanges = (tx: Tx) => tx.rows(statements.dropStale)
export const setContact = (tx: Tx, uid: bigint, { kind, contact, phone_country_code }: ContactChange) =>
  kind === 'email'
    ? tx.rows(statements.setEmail, [uid, contact])
    : tx.rows(statements.setPhone, [uid, contact, phone_country_code])
export const confirmPhone = (tx: Tx, uid: bigint) =>
  tx.maybe<{ login: string; email: string | null; phone: string | null }>(statements.confirmPhone, [uid])
