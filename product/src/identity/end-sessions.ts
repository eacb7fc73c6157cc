import { createHash } from 'node:crypto'
import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { networkOf } from '@ante/kit/network'
import { events } from './contract.ts'
import { deviceOf, shortAddress } from './rules/device.ts'
import type { securityEndpoints } from './rules/security-endpoints.ts'
import { deleteSessionsOf } from './store.ts'
import { deleteSessionOf, readSessions } from './store-devices.ts'

type Endpoints = typeof securityEndpoints
const hashOf = (token: string | undefined): Buffer =>
  createHash('sha256')
    .update(token ?? '')
    .digest()

/** Where the player is signed in, this session first. */
export async function listSessions({
  db,
  player,
  session,
}: PlayerContext): Promise<OutputOf<Endpoints['account.getSessions']>> {
  const rows = await db.read((tx) => readSessions(tx, player.uid, hashOf(session?.id)))
  return {
    sessions: rows.map((row) => ({
      id: String(row.id),
      ...deviceOf(row.user_agent),
      network: shortAddress(networkOf(row.address)),
      signed_in_at: row.created_at.toISOString(),
      active_at: row.seen_at.toISOString(),
      is_current: row.is_current,
    })),
  }
}

/** Ends another session of the player's own, on every host. One that has ended meanwhile is what was asked for. */
export async function endOneSession(
  context: PlayerContext & RefusesAs<Endpoints['account.endSession']>,
  { session }: InputOf<Endpoints['account.endSession']>
): Promise<1> {
  const { uid } = context.player
  const id = BigInt(session)
  await context.db.write(async (tx) => {
    const own = await readSessions(tx, uid, hashOf(context.session?.id))
    if (own.some((one) => one.id === id && one.is_current)) context.refuse('InvalidRequest/conflict')
    if (await deleteSessionOf(tx, uid, id)) await tx.announce(events['identity.session-ended'], { uid, session: id })
  })
  context.session?.othersEnded(uid)
  return 1
}

/** Ends every session of the player but this one. */
export async function endOtherSessions(context: PlayerContext): Promise<{ ended: number }> {
  const { uid } = context.player
  const ended = await context.db.write(async (tx) => {
    const rows = await deleteSessionsOf(tx, uid, hashOf(context.session?.id))
    for (const { id } of rows) await tx.announce(events['identity.session-ended'], { uid, session: id })
    return rows.length
  })
  context.session?.othersEnded(uid)
  return { ended }
}
