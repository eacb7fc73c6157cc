import { createHash } from 'node:crypto'
import type { Context, ReadTx, Tx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import {
  type ConversationRow,
  type Owner,
  addVisitor,
  findVisitor,
  lockConversation,
  readConversation,
} from './store.ts'

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()
type Caller = Pick<Context, 'player' | 'session'>

/** The id of the visitor of a key; undefined where nobody has it. */
export const visitorOfKey = (tx: ReadTx, key: string): Promise<bigint | undefined> => findVisitor(tx, hashOf(key))

/** Whose conversations the caller reads: a player's own, else those of the browser's key. */
export async function ownerOf({ player, session }: Caller, tx: ReadTx): Promise<Owner> {
  if (player) return { uid: player.uid, visitor: null }
  const visitor = session?.visitor === undefined ? undefined : await visitorOfKey(tx, session.visitor)
  return { uid: null, visitor: visitor ?? null }
}

/** A key for a browser that has none yet. */
export const newVisitorKey = ({ random }: Pick<Context, 'random'>): string =>
  Buffer.from(random.bytes(32)).toString('base64url')

/** The same for who writes: a browser without a key gets the one that is given. */
export async function writerOf({ player, session }: Caller, tx: Tx, key: string): Promise<Owner> {
  if (player) return { uid: player.uid, visitor: null }
  return { uid: null, visitor: await addVisitor(tx, hashOf(session?.visitor ?? key)) }
}

const isOf = (row: ConversationRow | undefined, { uid, visitor }: Owner): row is ConversationRow =>
  row !== undefined && ((uid !== null && row.uid === uid) || (visitor !== null && row.visitor === visitor))

/** A conversation of the caller's; somebody else's is as unknown as one that never was. */
export async function ownConversation(
  context: Caller & Refuses<'InvalidRequest/not_found'>,
  tx: ReadTx,
  id: string
): Promise<ConversationRow> {
  const row = await readConversation(tx, BigInt(id))
  return isOf(row, await ownerOf(context, tx)) ? row : context.refuse('InvalidRequest/not_found')
}
export async function lockOwn(
  context: Caller & Refuses<'InvalidRequest/not_found'>,
  tx: Tx,
  id: string
): Promise<ConversationRow> {
  const row = await lockConversation(tx, BigInt(id))
  return isOf(row, await ownerOf(context, tx)) ? row : context.refuse('InvalidRequest/not_found')
}
