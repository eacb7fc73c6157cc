import { createHash } from 'node:crypto'
import type { Database, ReadTx } from '@ante/kit/context'
import { exclusionOf } from './exclude-user.ts'
import type { Exclusion } from './rules/exclusion.ts'
import { deviceOf } from './rules/device.ts'
import { paceOf, type SessionPace } from './session-pace.ts'
import { sessionByIdStatement, type SessionRow, sessionStatement } from './store.ts'
import { readSessions } from './store-devices.ts'

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export interface ActiveSession {
  readonly id: bigint
  readonly uid: bigint
  /** Under which name of the house it was opened; null where that is not known. */
  readonly brand: string | null
  readonly banned: boolean
  /** Its player may read and withdraw, and nothing else that moves money. */
  readonly restricted: boolean
  /** Why it is, where its player chose so. */
  readonly exclusion: Exclusion | undefined
  /** Its player still lacks what a registration asks for: no money moves. */
  readonly incomplete: boolean
  /** Which version of the terms its player accepted last; empty for one without a name. */
  readonly termsVersion: string
  readonly idleMs: number
  readonly pace: SessionPace
}

/** The session behind a cookie's token, or undefined: one round trip. */
export async function findSession(db: Database, token: string): Promise<ActiveSession | undefined> {
  const [row] = await db.call<SessionRow>(sessionStatement, [hashOf(token)])
  return row && activeOf(row)
}

/** The same by its number: for messages about a player that do not come from their browser. */
export async function findSessionById(db: Database, session: bigint): Promise<ActiveSession | undefined> {
  const [row] = await db.call<SessionRow>(sessionByIdStatement, [session])
  return row && activeOf(row)
}

function activeOf(row: SessionRow): ActiveSession | undefined {
  if (row.status === 'deleted') return undefined
  const exclusion = exclusionOf(row)
  return {
    id: row.id,
    uid: row.uid,
    brand: row.brand,
    banned: row.status === 'banned',
    restricted: row.status === 'restricted' || exclusion !== undefined,
    exclusion,
    incomplete: !row.is_complete,
    termsVersion: row.terms_version,
    idleMs: row.idle_ms,
    pace: paceOf(row),
  }
}

/** The browsers that a player is signed in with, by their sessions. `token` is of the one that asks. */
export const signedInDevices = async (tx: ReadTx, uid: bigint, token: string | undefined) =>
  (await readSessions(tx, uid, hashOf(token ?? ''))).map(({ id, user_agent, is_current }) => ({
    session: id,
    is_current,
    ...deviceOf(user_agent),
  }))
