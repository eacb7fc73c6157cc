import { randomUUID } from 'node:crypto'
import type { Context, Log } from '@ante/kit/context'
import type { RefusalCode, Refuses } from '@ante/kit/refusal'
import { capabilities } from '@ante/product/capabilities'
import type { ModuleName } from '@ante/product/modules'
import type { Policies } from '@ante/product/policies/index'
import { createMarks } from '@ante/product/verification/marks'
import { readEnv } from '@ante/server/env'
import type { Callback } from '@ante/server/http/callbacks'
import type { ReceiveWalletCall } from '@ante/server/http/wallets'
import { createRegistry, type Registry } from '@ante/server/registry'
import { createLog } from '@ante/server/operations/log'
import { type RunningServer, startServer } from '@ante/server/server'
import { type Answer, ApiClient, type CallOptions } from './client.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { sealing } from './sealing.ts'
import { testSecrets } from './secrets.ts'

/** A browser tab of the site. */
export class Visitor extends ApiClient {
  constructor(url: string) {
    super(url, 'ante_session', 'form')
  }
  call<T = never>(key: string, params: Record<string, unknown> = {}, options: CallOptions = {}): Promise<Answer<T>> {
    return this.send(key, params, options)
  }
  post<T = never>(key: string, params: Record<string, unknown> = {}, options: CallOptions = {}): Promise<Answer<T>> {
    return this.send(key, params, { ...options, method: 'POST' })
  }
}

export interface TestServer extends RunningServer {
  readonly database: TestDatabase
  visitor(): Visitor
  /** A new registered, signed-in player, with a birth date of their own. */
  player(fields?: Record<string, unknown>): Promise<Visitor & { uid: bigint }>
}

let counter = 0
let birthDates = 0
const dayMs = 86_400_000
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10)
/** Another day each time, as `dd.mm.yyyy`: nobody is taken for one who has excluded themself in the same test, and nobody has their birthday today, in whatever zone. */
export function anotherBirthDate(): string {
  birthDates += 1
  const date = isoDay(Date.UTC(1985, 11, 10) - (birthDates % 9_000) * dayMs)
  const isNow = [-2, -1, 0, 1, 2].some((days) => isoDay(Date.now() + days * dayMs).slice(5) === date.slice(5))
  return isNow ? anotherBirthDate() : date.split('-').toReversed().join('.')
}

/** A whole server without pages on a free port, with a database of its own; `only` some capabilities. `stop` drops the database too. */
export async function testServer(
  options: {
    only?: readonly ModuleName[]
    ports?: object
    env?: Record<string, string>
    /** One that is there already; it is left as it is. */
    database?: TestDatabase
    receiveCallback?: (context: Context & Refuses<RefusalCode>, callback: Callback) => Promise<unknown>
    receiveWalletCall?: ReceiveWalletCall
    drainMs?: number
    /** Hears what is logged; left out, LOG_LEVEL decides. */
    log?: Log
    policies?: Policies
    /** Changes what the server knows of the capabilities. */
    registry?: (own: Registry) => Registry
  } = {}
): Promise<TestServer> {
  const database = options.database ?? (await testDatabase())
  const env = readEnv({
    ...testSecrets,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...options.env,
  })
  const own = createRegistry(
    options.only ? Object.fromEntries(options.only.map((name) => [name, capabilities[name]])) : capabilities
  )
  const server = await startServer({
    env,
    db: database.db,
    databaseUrl: database.url,
    log: options.log ?? createLog(env.LOG_LEVEL),
    ports: {
      ...sealing,
      marks: createMarks([{ key: new Uint8Array(32) }]),
      ...options.ports,
    },
    registry: options.registry?.(own) ?? own,
    ...(options.policies ? { policies: options.policies } : {}),
    ...(options.drainMs === undefined ? {} : { drainMs: options.drainMs }),
    ...(options.receiveCallback ? { receiveCallback: options.receiveCallback } : {}),
    ...(options.receiveWalletCall ? { receiveWalletCall: options.receiveWalletCall } : {}),
  })
  const url = server.url.replace('localhost', '127.0.0.1')
  return {
    ...server,
    url,
    database,
    visitor: () => new Visitor(url),
    async player(fields = {}) {
      const visitor = new Visitor(url)
      const answer = await visitor.post<{ uid: number }>(
        'auth.register',
        registrationOf({
          email: `player${++counter}.${randomUUID().slice(0, 8)}@example.com`,
          birth_date: anotherBirthDate(),
          ...fields,
        })
      )
      if (answer.status !== 200) throw new Error(`registration failed: ${JSON.stringify(answer.error)}`)
      return Object.assign(visitor, { uid: BigInt(answer.data.uid) })
    },
    async stop() {
      await server.stop()
      await database.close()
    },
  }
}

/** Values with which a registration succeeds. */
export const registrationOf = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  email: 'ada@example.com',
  password: 'correct-horse-9',
  first_name: 'Ada',
  last_name: 'Lovelace',
  birth_date: '10.12.1985',
  country: 'GB',
  currency: 'USD',
  locale: 'en',
  notify: '1',
  terms: '1',
  ...fields,
})
