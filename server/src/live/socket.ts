import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Log, Snapshots } from '@ante/kit/context'
import type { Topic } from '@ante/kit/contract'
import { isStorable } from '@ante/kit/storable'
import { redeemSocketToken } from '@ante/product/identity/index'
import { WebSocketServer } from 'ws'
import { z } from 'zod'
import { isOwnOrigin } from '../http/origin.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { closing, Connection } from './connection.ts'
import { startHeartbeat } from './heartbeat.ts'
import type { Hub } from './hub.ts'
import { createResync } from './resync.ts'
import type { SocketLimits } from './socket-limits.ts'
import { heardKey } from './topic-access.ts'

export interface SocketOptions {
  readonly db: Database
  readonly hub: Hub
  readonly log: Log
  readonly topics: ReadonlyMap<string, Topic>
  readonly snapshots: Snapshots
  readonly allowedOrigins: readonly string[]
  /** We are reached by https. */
  readonly secure: boolean
  /** Left out where nobody is counted. */
  readonly limiter?: RateLimiter | undefined
  readonly limits?: SocketLimits | undefined
  /** Who a visitor or a member of staff is, by the cookies of the upgrade; undefined for nobody. */
  readonly visitorOf?: (cookies: string) => Promise<bigint | undefined>
  readonly permissionsOf?: (cookies: string) => Promise<readonly string[] | undefined>
  /** So long a member of staff is taken to be who they were when the socket began; then it begins anew. */
  readonly staffMs?: number
  /** A client that is told to go may take so long to answer. */
  readonly farewellMs?: number
}

export interface Sockets {
  /** Closes the sockets of a session that ended. */
  closeSession(session: bigint): void
  /** Closes the sockets of sessions that ended, and has everybody else begin from new snapshots. For when messages were lost on the way here. */
  resync(): Promise<void>
  /** Tells everybody that this server goes away, then closes. */
  close(): Promise<void>
  readonly count: number
}

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('auth'), token: z.string().max(200) }),
  z.object({ type: z.literal('visit') }),
  z.object({ type: z.literal('staff') }),
  z.object({ type: z.literal('subscribe'), topic: z.string().max(100), key: z.string().max(100).default('') }),
  z.object({ type: z.literal('unsubscribe'), topic: z.string().max(100), key: z.string().max(100).default('') }),
  z.object({ type: z.literal('ping') }),
])

const subscriptionsMax = 200
const authWithinMs = 10_000
/** Far longer than the redeeming of a token takes. */
const rememberedMs = 60_000
/** Messages of one socket that may wait for their turn. */
const waitingMax = 32
/** Snapshots that are read for one player, over all of their sockets: who asks for more waits. */
const snapshotsPerMinute = 1200
const waitMaxMs = 1000
/** What was taken from a member of staff, who has signed out or lost a role, is gone from their sockets within this time. */
const staffMs = 300_000
/** A phone that is out of reach never answers: the end of the whole server must not wait for it. */
const farewellMs = 3_000

/** The live socket at `/ws`: the token comes in the first message, never in the address; each topic knows who may hear it. */
export function mountSockets(server: Server, options: SocketOptions): Sockets {
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 4096 })
  const connections = new Set<Connection>()
  /** Sessions that ended moments ago: a socket of theirs may be on its way, its token redeemed and its session not known yet. */
  const ended = new Set<bigint>()
  server.on('upgrade', (request, socket, head) => {
    // From here on nobody else listens: a visitor who tears the line while we refuse would end the process.
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?')[0] !== '/ws') return socket.destroy()
    const { origin, host } = request.headers
    if (origin !== undefined && !isOwnOrigin(origin, host, { allowed: options.allowedOrigins, secure: options.secure }))
      return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const leave = options.limits?.admit(request)
    if (options.limits && !leave) return socket.end('HTTP/1.1 429 Too Many Requests\r\n\r\n')
    // Also a socket whose upgrade fails gives its place back.
    if (leave) socket.once('close', leave)
    wss.handleUpgrade(request, socket, head, (webSocket) =>
      open(new Connection(webSocket, socket, performance.now(), request.headers.cookie))
    )
  })
  const heartbeat = startHeartbeat(connections)
  function open(connection: Connection): void {
    const { socket } = connection
    connections.add(connection)
    const timer = setTimeout(() => !connection.isKnown && socket.close(closing.notAuthenticated), authWithinMs)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(timer)
      connections.delete(connection)
      connection.leavePlayer?.()
      options.hub.leave(connection)
    })
    let queue = Promise.resolve()
    let waiting = 0
    socket.on('message', (raw: Buffer) => {
      connection.alive = true
      // Who talks faster than we can answer waits in the network, not in our memory.
      if (++waiting >= waitingMax) socket.pause()
      queue = queue
        .then(() => hear(connection, raw, options, ended))
        .catch((error: unknown) => {
          options.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'a socket message failed')
          socket.close(1011)
        })
        .finally(() => {
          if (--waiting < waitingMax && socket.isPaused) socket.resume()
        })
    })
  }

  return {
    closeSession(session) {
      ended.add(session)
      setTimeout(() => ended.delete(session), rememberedMs).unref()
      for (const connection of connections)
        if (connection.session === session) connection.socket.close(closing.sessionEnded)
    },
    resync: createResync({ ...options, connections }),
    async close() {
      clearInterval(heartbeat)
      await sayFarewell(wss, options.farewellMs ?? farewellMs)
    },
    get count() {
      return connections.size
    },
  }
}

async function sayFarewell(wss: WebSocketServer, withinMs: number): Promise<void> {
  for (const socket of wss.clients) socket.close(closing.goingAway)
  const cut = setTimeout(() => {
    for (const socket of wss.clients) socket.terminate()
  }, withinMs)
  await new Promise<void>((resolve) => wss.close(() => resolve()))
  clearTimeout(cut)
}

async function hear(
  connection: Connection,
  raw: Buffer,
  options: SocketOptions,
  ended: ReadonlySet<bigint>
): Promise<void> {
  // What waited for its turn while the socket closed is not heard any more: nobody would take its subscriptions back.
  if (connection.socket.readyState !== connection.socket.OPEN) return
  const parsed = message.safeParse(parseJson(raw))
  if (!parsed.success || !isStorable(parsed.data)) return connection.socket.close(closing.badMessage)
  const said = parsed.data
  if (said.type === 'ping') return connection.say({ type: 'pong' })
  if (said.type === 'auth') return authenticate(connection, said.token, options, ended)
  if (said.type === 'visit' || said.type === 'staff') return introduce(connection, said.type, options)
  if (!connection.isKnown) return connection.socket.close(closing.notAuthenticated)
  const topic = options.topics.get(said.topic)
  const key = topic && heardKey(topic, connection, said.key)
  if (key === undefined) return connection.say({ type: 'refused', topic: said.topic, key: said.key })
  const name = `${said.topic}\n${key}`
  if (said.type === 'unsubscribe') {
    connection.topics.delete(name)
    return options.hub.unsubscribe(connection, said.topic, key)
  }
  if (connection.topics.size >= subscriptionsMax)
    return connection.say({ type: 'refused', topic: said.topic, key, reason: 'too_many' })
  connection.topics.add(name)
  options.hub.subscribe(connection, said.topic, key)
  const snapshot = options.snapshots[said.topic]
  if (snapshot && !(await turnOf(connection, options))) return
  // The number is taken before the state is read: what arrives in between is repeated by the snapshot, never lost.
  const seq = options.hub.seqOf(said.topic, key)
  const data = snapshot ? ((await snapshot(options.db, key)) ?? null) : null
  connection.say({ topic: said.topic, key, seq, data, snapshot: true })
}

/** Waits until this player may cost another reading; false when the socket closed meanwhile. Nothing is refused: the messages behind it wait too. */
async function turnOf({ uid, visitor, socket }: Connection, { limiter }: SocketOptions): Promise<boolean> {
  const who = uid === undefined ? `visitor ${visitor ?? 'staff'}` : String(uid)
  while (socket.readyState === socket.OPEN) {
    const waitMs = (await limiter?.take(`snapshot ${who}`, snapshotsPerMinute)) ?? 0
    if (waitMs === 0) return true
    await sleep(Math.min(waitMs, waitMaxMs))
  }
  return false
}

async function authenticate(
  connection: Connection,
  token: string,
  options: SocketOptions,
  ended: ReadonlySet<bigint>
): Promise<void> {
  const redeemed =
    connection.uid === undefined ? await options.db.write((tx) => redeemSocketToken(tx, token)) : undefined
  if (!redeemed) return connection.socket.close(closing.notAuthenticated)
  if (ended.has(redeemed.session)) return connection.socket.close(closing.sessionEnded)
  const leave = options.limits?.admitPlayer(redeemed.uid)
  if (options.limits && !leave) return connection.socket.close(closing.tooMany)
  connection.leavePlayer = leave
  connection.uid = redeemed.uid
  connection.session = redeemed.session
  connection.say({ type: 'ready' })
}

/** Whoever has no account, and staff, are known by the cookies that came with the socket: its origin was checked. */
async function introduce(
  connection: Connection,
  as: 'visit' | 'staff',
  { visitorOf, permissionsOf, staffMs: withinMs = staffMs }: SocketOptions
): Promise<void> {
  if (connection.isKnown) return connection.socket.close(closing.notAuthenticated)
  if (as === 'visit') connection.visitor = await visitorOf?.(connection.cookies)
  else connection.permissions = await permissionsOf?.(connection.cookies)
  if (!connection.isKnown) return connection.socket.close(closing.notAuthenticated)
  if (connection.permissions) {
    const late = setTimeout(() => connection.socket.close(closing.serviceRestart), withinMs).unref()
    connection.socket.once('close', () => clearTimeout(late))
  }
  connection.say({ type: 'ready' })
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
