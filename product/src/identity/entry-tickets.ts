import { createHash, randomBytes } from 'node:crypto'
import type { ReadTx, Tx } from '@ante/kit/context'
import { events } from './contract.ts'
import * as store from './store-entry.ts'

/** As long as somebody looks at the page that asks whether to go on. */
export const ticketLifeMs = 60_000
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A ticket of this session: whoever shows it becomes its player. Undefined when the session has ended. */
export async function issueTicket(tx: Tx, sessionToken: string): Promise<string | undefined> {
  const ticket = randomBytes(32).toString('base64url')
  const row = await store.insertTicket(tx, sha256(ticket), sha256(sessionToken), ticketLifeMs)
  return row && ticket
}

/** Whose ticket it is, for the page that asks. It stays as good as it was. */
export const readTicket = async (tx: ReadTx, ticket: string): Promise<string | undefined> =>
  (await store.readTicket(tx, sha256(ticket)))?.login

/** Takes the ticket, and ends the session that it came from. Undefined for one that was used, is too old or was never given. */
export async function takeTicket(tx: Tx, ticket: string): Promise<bigint | undefined> {
  const row = await store.takeTicket(tx, sha256(ticket))
  if (row) await tx.announce(events['identity.session-ended'], { uid: row.uid, session: row.id })
  return row?.uid
}
