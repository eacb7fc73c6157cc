import type { Database } from '@ante/kit/context'
import { endSession, findSession, type ActiveSession, touchSession } from '@ante/product/identity/index'
import type { KnownPerson } from '@ante/product/players/index'

/** A session with what of its player decides which rules hold. */
export interface PlayerSession extends ActiveSession {
  readonly person: KnownPerson | undefined
  /** By this host's clock: what its pace is measured from. */
  readonly readAt: number
}

/** How long a session that changed without an event is still believed; nothing in the house changes one so. */
const freshMs = 15_000
/** The same for what of a player decides which rules hold: it changes once in years, and what changes it tells every host. */
const personFreshMs = 5 * 60_000
const cachedMax = 20_000
/** A sign of the player is written down at most so often: an idle session lives so much longer at most. */
const signsEveryMs = 60_000

export interface Sessions {
  /** The living session behind a token. One whose player gave no sign for too long ends here. */
  find(token: string): Promise<PlayerSession | undefined>
  /** The player of this session did something. */
  touch(token: string): void
  /** Forgets what is cached of a session: it ended here or on another host. */
  forget(session: bigint): void
  forgetToken(token: string): void
  /** Forgets what is cached of a player: which of the sessions are still alive, and which rules hold, is read anew. */
  forgetPlayer(uid: bigint): void
  /** Forgets all that is cached: endings on other hosts may have been missed. */
  forgetAll(): void
}

export interface SessionOptions {
  /** How long a player may give no sign; 0 is for ever. */
  readonly idleMs?: () => Promise<number>
  /** Read with the session, and remembered for longer. */
  readonly personOf?: (uid: bigint) => Promise<KnownPerson | undefined>
  readonly now?: () => number
}

/**
 * Sessions by their cookie, remembered for seconds: a bet is one round trip to the database, not two. A logout or a new password forgets at
 * once on this host, and on the others as soon as its event arrives.
 */
export function createSessions(
  db: Database,
  {
    idleMs = () => Promise.resolve(0),
    personOf = () => Promise.resolve(undefined),
    now = Date.now,
  }: SessionOptions = {}
): Sessions {
  const cached = new Map<string, { session: PlayerSession; until: number; signAt: number }>()
  const people = new Map<bigint, { person: KnownPerson | undefined; until: number }>()
  // Counts endings: what was read before one and arrives after it is not remembered.
  let endings = 0
  async function personWith(uid: bigint): Promise<KnownPerson | undefined> {
    const hit = people.get(uid)
    if (hit && hit.until > now()) return hit.person
    people.delete(uid)
    const before = endings
    const person = await personOf(uid)
    if (endings !== before) return person
    if (people.size >= cachedMax) people.delete(people.keys().next().value ?? 0n)
    people.set(uid, { person, until: now() + personFreshMs })
    return person
  }
  return {
    async find(token) {
      if (token.length > 100) return undefined
      const hit = cached.get(token)
      if (hit && hit.until > now()) return hit.session
      cached.delete(token)
      const before = endings
      const [readAt, session] = [now(), await findSession(db, token)]
      const idleMaxMs = session ? await idleMs() : 0
      if (session && idleMaxMs > 0 && session.idleMs > idleMaxMs + signsEveryMs) {
        await db.write((tx) => endSession(tx, token))
        return undefined
      }
      const whole = session && { ...session, readAt, person: await personWith(session.uid) }
      // An account becomes whole on any host, and an exclusion ends by the clock: nobody remembers that it was not so yet.
      if (!whole || whole.incomplete || whole.exclusion || endings !== before) return whole
      if (cached.size >= cachedMax) cached.delete(cached.keys().next().value ?? '')
      cached.set(token, { session: whole, until: now() + freshMs, signAt: now() - whole.idleMs })
      return whole
    },
    touch(token) {
      const entry = cached.get(token)
      if (!entry || now() - entry.signAt < signsEveryMs) return
      entry.signAt = now()
      // A sign that is not written down is followed by others.
      touchSession(db, entry.session.id).catch(() => undefined)
    },
    forget(session) {
      endings += 1
      for (const [token, entry] of cached) if (entry.session.id === session) cached.delete(token)
    },
    forgetToken(token) {
      endings += 1
      cached.delete(token)
    },
    forgetPlayer(uid) {
      endings += 1
      people.delete(uid)
      for (const [token, entry] of cached) if (entry.session.uid === uid) cached.delete(token)
    },
    forgetAll() {
      endings += 1
      people.clear()
      cached.clear()
    },
  }
}
