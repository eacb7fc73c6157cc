import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  insert: sql(
    'identity.insert_entry_ticket',
    `insert into identity.entry_tickets (token_hash, session_id, expires_at)
       select $1, id, now() + $3 * interval '1 millisecond' from identity.sessions where token_hash = $2 and expires_at > now() returning session_id`
  ),
  read: sql(
    'identity.entry_ticket',
    `select u.login from identity.entry_tickets t join identity.sessions s on s.id = t.session_id join identity.users u on u.uid = s.uid
       where t.token_hash = $1 and t.expires_at > now() and s.expires_at > now()`
  ),
  // The session goes with its ticket: signing out of the site must not leave a partner's page signed in.
  take: sql(
    'identity.take_entry_ticket',
    `with taken as (delete from identity.entry_tickets where token_hash = $1 returning session_id, expires_at > now() as is_alive)
     delete from identity.sessions s using taken where s.id = taken.session_id and taken.is_alive and s.expires_at > now() returning s.id, s.uid`
  ),
  dropStale: sql('identity.drop_stale_entry_tickets', `delete from identity.entry_tickets where expires_at < now()`),
}

export const insertTicket = (tx: Tx, tokenHash: Uint8Array, sessionHash: Uint8Array, lifeMs: number) =>
  tx.maybe<{ session_id: bigint }>(statements.insert, [tokenHash, sessionHash, lifeMs])
export const readTicket = (tx: ReadTx, tokenHash: Uint8Array) =>
  tx.maybe<{ login: string }>(statements.read, [tokenHash])
export const takeTicket = (tx: Tx, tokenHash: Uint8Array) =>
  tx.maybe<{ id: bigint; uid: bigint }>(statements.take, [tokenHash])
export const dropStaleTickets = (tx: Tx) => tx.rows(statements.dropStale)
