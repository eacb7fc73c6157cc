import { randomUUID } from 'node:crypto'
import type { Context } from '@ante/kit/context'
import type { RefusalCode, Refuses, WireError } from '@ante/kit/refusal'
import { house } from '@ante/product/house'
import type { ModuleName } from '@ante/product/modules'
import { createSecrets } from '@ante/product/staff/index'
import { readEnv } from '@ante/server/env'
import type { Callback } from '@ante/server/http/callbacks'
import { createRegistry, type Registry } from '@ante/server/house'
import { createLog } from '@ante/server/operations/log'
import { type RunningServer, startServer } from '@ante/server/server'
import { type TestDatabase, testDatabase } from './database.ts'
import { testSecrets } from './secrets.ts'

export interface Answer<T = never> {
  readonly status: number
  readonly data: T
  readonly error: WireError
  readonly headers: Headers
}

/** A caller with a cookie jar of one cookie, as a browser tab of the site. */
export class Visitor {
  cookie = ''
  readonly #url: string
  constructor(url: string) {
    this.#url = url
  }
  /** One API call. POST bodies go as multipart form data. Idempotent calls get a fresh key unless one is given. */
  async call<T = never>(
    key: string,
    params: Record<string, unknown> = {},
    options: {
      method?: 'GET' | 'POST'
      idempotencyKey?: string
      locale?: string
      headers?: Record<string, string>
    } = {}
  ): Promise<Answer<T>> {
    const { method = 'GET', locale = 'en', headers = {} } = options
    const address = new URL(`/api/${key.replace('.', '/')}?locale=${locale}&version=1`, this.#url)
    const text = Object.entries(params)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const)
    const form = new FormData()
    if (method === 'GET') for (const [name, value] of text) address.searchParams.append(name, value)
    else for (const [name, value] of text) form.append(name, value)
    const response = await fetch(address, {
      method,
      headers: {
        origin: new URL(this.#url).origin,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(method === 'POST' ? { 'idempotency-key': options.idempotencyKey ?? randomUUID() } : {}),
        ...headers,
      },
      ...(method === 'POST' ? { body: form } : {}),
    })
    const set = response.headers.getSetCookie().find((line) => line.startsWith('ante_session='))
    if (set) this.cookie = /Max-Age=0/.test(set) ? '' : (set.split(';', 1)[0] ?? '')
    const body = (await response.json()) as { data: T; error: WireError }
    return { status: response.status, data: body.data, error: body.error, headers: response.headers }
  }
  post<T = never>(
    key: string,
    params: Record<string, unknown> = {},
    options: { idempotencyKey?: string; locale?: string; headers?: Record<string, string> } = {}
  ): Promise<Answer<T>> {
    return this.call<T>(key, params, { ...options, method: 'POST' })
  }
}

export interface TestServer extends RunningServer {
  readonly database: TestDatabase
  visitor(): Visitor
  /** A new registered, signed-in player. */
  player(fields?: Record<string, unknown>): Promise<Visitor & { uid: bigint }>
}

let counter = 0

/** A whole server without pages on a free port, with a database of its own; `only` some capabilities. `stop` drops the database too. */
export async function testServer(
  options: {
    only?: readonly ModuleName[]
    ports?: unknown
    env?: Record<string, string>
    /** One that is there already; it is left as it is. */
    database?: TestDatabase
    receiveCallback?: (context: Context & Refuses<RefusalCode>, callback: Callback) => Promise<unknown>
    drainMs?: number
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
    options.only
      ? Object.fromEntries(Object.entries(house).filter(([name]) => options.only?.includes(name as ModuleName)))
      : house
  )
  const server = await startServer({
    env,
    db: database.db,
    databaseUrl: database.url,
    log: createLog(env.LOG_LEVEL),
    ports: {
      secrets: createSecrets([{ id: 'test', key: new Uint8Array(32) }]),
      ...(options.ports as object | undefined),
    },
    registry: options.registry?.(own) ?? own,
    ...(options.drainMs === undefined ? {} : { drainMs: options.drainMs }),
    ...(options.receiveCallback ? { receiveCallback: options.receiveCallback } : {}),
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
        registrationOf({ email: `player${++counter}.${randomUUID().slice(0, 8)}@example.com`, ...fields })
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
