import type { Context, Database, PlayerContext } from '@ante/kit/context'
import { Refusal, type RefusalCode, type Refuses } from '@ante/kit/refusal'
import { refuseWithoutPause } from '../games/index.ts'
import { type ActiveSession, findSessionById, touchSession } from '../identity/index.ts'
import { type KnownPerson, readPerson } from '../players/index.ts'
import { refuseBeyondPace } from '../protection/index.ts'
import { refuseUnidentifiedPlay } from '../verification/index.ts'
import * as store from './store.ts'

/** A sign of the player is written down at most so often. */
const signsEveryMs = 60_000
/** What was read of a player is believed for so long, as the host does with sessions: whatever binds at once is asked in the transaction that takes the stake. */
const freshMs = 15_000
const knownMax = 20_000

interface Staker {
  readonly uid: bigint
  readonly session: ActiveSession
  readonly person: KnownPerson | undefined
  /** By this host's clock. */
  readonly readAt: number
}
interface Known {
  readonly stakers: Map<string, Staker>
  readonly games: Map<string, { readonly game: string; readonly readAt: number }>
}
// Per database, because tests open several in one process.
const known = new WeakMap<Database, Known>()
function knownOf(db: Database): Known {
  const found = known.get(db) ?? { stakers: new Map<string, Staker>(), games: new Map() }
  known.set(db, found)
  return found
}
function keep<T>(map: Map<string, T>, key: string, value: T): void {
  const oldest = map.size >= knownMax ? map.keys().next().value : undefined
  if (oldest !== undefined) map.delete(oldest)
  map.set(key, value)
}

/** The game behind a vendor's name for it. It hardly ever changes, and whether it takes stakes is asked with the stake. */
export async function gameOfCode(db: Database, wallet: string, code: string): Promise<string | undefined> {
  const { games } = knownOf(db)
  const key = `${wallet} ${code}`
  const hit = games.get(key)
  if (hit && Date.now() - hit.readAt < freshMs) return hit.game
  games.delete(key)
  const game = await store.findGameOfCode(db, wallet, code)
  if (game !== undefined) keep(games, key, { game, readAt: Date.now() })
  return game
}

type StakingContext = Context & Refuses<RefusalCode>
interface Asked {
  readonly wallet: string
  readonly session: string
  readonly bet: string
  readonly uid: bigint
  readonly game: string
}

/**
 * The player as their own call would be: who is banned, restricted, not verified, beyond the time of the session or due for a break stakes nothing. What binds at
 * once (session, game, limits, exclusion) is asked again in the transaction that takes the stake. Who is refused by what was read before is asked anew.
 */
export async function stakingPlayer(context: StakingContext, asked: Asked): Promise<PlayerContext> {
  const { stakers } = knownOf(context.db)
  const key = `${asked.wallet} ${asked.session}`
  const hit = stakers.get(key)
  if (hit?.uid === asked.uid && context.clock.now() - hit.readAt < freshMs) {
    try {
      return await judged(context, asked, hit)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  stakers.delete(key)
  const staker = await readStaker(context, asked)
  // A bet that was taken before the session ended is answered as it was: the database says which it is.
  if (!staker) return { ...context, player: { uid: asked.uid, restricted: false } }
  const player = await judged(context, asked, staker)
  if (staker.session.idleMs > signsEveryMs) await touchSession(context.db, staker.session.id)
  keep(stakers, key, staker)
  return player
}

async function readStaker({ db, clock }: Context, { wallet, session, uid }: Asked): Promise<Staker | undefined> {
  const readAt = clock.now()
  const opened = await store.findSession(db, wallet, session)
  const found = opened?.uid === uid ? await findSessionById(db, opened.site_session) : undefined
  return found && { uid, session: found, readAt, person: await db.query((tx) => readPerson(tx, uid)) }
}

async function judged(
  context: StakingContext,
  { wallet, bet, uid, game }: Asked,
  { session, person, readAt }: Staker
): Promise<PlayerContext> {
  if (session.banned || session.restricted || session.incomplete) context.refuse('InvalidRequest/account_restricted')
  const player: PlayerContext & Refuses<RefusalCode> = {
    ...context,
    player: { uid, restricted: false, birthDate: person?.birthDate, isVerified: person?.isVerified ?? false },
    policy: (whereabouts = person) => context.policy(whereabouts),
  }
  refuseBeyondPace(player, 'stake', { pace: session.pace, readAt })
  refuseUnidentifiedPlay(player)
  await refuseWithoutPause(player, { game, key: `${wallet}:${bet}` })
  return player
}
