import { openidApp } from '@ante/sandbox/openid/app'
import { postboxApp } from '@ante/sandbox/postbox/app'
import { type TestServer, testServer, type Visitor } from '@ante/testing/server'
import Fastify from 'fastify'
import { vi } from 'vitest'
import { createVault } from '../cashier/vault.ts'
import { putSetting } from '../content/index.ts'
import { type Consent, consentAs } from './connectors/openid/consent.fixture.ts'
import { openid } from './connectors/openid/adapter.ts'
import { postbox } from '../messages/connectors/postbox/adapter.ts'

export interface Told {
  readonly type: string
  readonly ok: boolean
  readonly is_new?: boolean
  readonly code?: string
  readonly message?: string
  readonly token?: string
  readonly resend_time?: number
}
export interface Landing {
  readonly status: number
  readonly told: Told
  readonly back: string
  readonly headers: Headers
  readonly text: string
}

/** A browser: the cookies of a visitor, and that of the sign-ins it has begun. */
export class Browser {
  browser = ''
  readonly visitor: Visitor
  readonly #url: string
  constructor(url: string, visitor: Visitor) {
    this.#url = url
    this.visitor = visitor
  }
  /** One page of the site, with what it leaves behind. */
  async open(address: string, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = [this.visitor.cookie, this.browser].filter(Boolean).join('; ')
    const url = new URL(address)
    const response = await fetch(new URL(url.pathname + url.search, this.#url), {
      headers: { cookie, ...headers },
      redirect: 'manual',
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1)
      if (pair.startsWith('ante_oauth=')) this.browser = pair
      if (pair.startsWith('ante_session=')) this.visitor.cookie = pair
    }
    return response
  }
  init(query: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Response> {
    const asked = new URLSearchParams({
      service: 'google',
      redirect_url: '/gamehall?x=1',
      type_auth: 'registration',
      ...query,
    })
    return this.open(`${this.#url}/oauth/init?${asked.toString()}`, headers)
  }
  async land(address: string, headers: Record<string, string> = {}): Promise<Landing> {
    const response = await this.open(address, headers)
    const text = await response.text()
    const told = JSON.parse(/const result = (\{.*?\}), back = /.exec(text)?.[1] ?? '{}') as Told
    return {
      status: response.status,
      told,
      back: JSON.parse(/, back = (".*?")\n/.exec(text)?.[1] ?? '""') as string,
      headers: response.headers,
      text,
    }
  }
  /** To the service, as this person, and back: where the browser is sent. */
  async consent(person: Consent, query: Record<string, string> = {}): Promise<string> {
    return consentAs((await this.init(query)).headers.get('location') ?? '', person)
  }
  async signIn(
    person: Consent,
    query: Record<string, string> = {},
    headers: Record<string, string> = {}
  ): Promise<Landing> {
    return this.land(await this.consent(person, query), headers)
  }
}

export interface SocialHouse {
  readonly server: TestServer
  browser(): Browser
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>
  set(
    name: string,
    value: unknown,
    isThere: (config: Record<string, Record<string, unknown>>) => boolean
  ): Promise<void>
  lettersTo(email: string): Promise<{ text: string }[]>
  /** The services do not answer. */
  breakDown(isDown: boolean): Promise<void>
  close(): Promise<void>
}

/** A whole house beside a post office and identity providers that are spoken to over HTTP. */
export async function socialHouse(env: Record<string, string> = {}): Promise<SocialHouse> {
  const world = Fastify()
  let url = ''
  const client = { clientId: 'ante', clientSecret: 'a:secret' }
  await world.register(openidApp({ ...client, publicUrl: () => `${url}/openid`, hasControl: true }), {
    prefix: '/openid',
  })
  await world.register(postboxApp({ storage: ':memory:', apiKey: 'k' }), { prefix: '/postbox' })
  url = await world.listen({ port: 0, host: '127.0.0.1' })
  const services = ['google', 'facebook'].map((service) => ({ service, issuer: `${url}/openid/${service}`, ...client }))
  const server = await testServer({
    env,
    ports: {
      payments: new Map(),
      vault: createVault([{ id: 'test', key: new Uint8Array(32) }]),
      mail: postbox({ url: `${url}/postbox`, apiKey: 'k', from: 'Ante <a@ante.example>' }),
      social: new Map(services.map((one) => [one.service, openid(one)])),
    },
  })
  const configured = async () =>
    (await (await fetch(`${server.url}/nfx/cms-config/en`)).json()) as Record<string, Record<string, unknown>>
  const house: SocialHouse = {
    server,
    browser: () => new Browser(server.url, server.visitor()),
    query: (text, values = []) => server.database.db.pool.query(text, values),
    async set(name, value, isThere) {
      await server.database.db.write((tx) => putSetting(tx, name, value))
      server.dispatcher?.wake()
      await vi.waitFor(
        async () => isThere(await configured()) || Promise.reject(new Error(`${name} is not heard of`)),
        { timeout: 60_000 }
      )
    },
    lettersTo: async (email) =>
      (await (await fetch(`${url}/postbox/mailboxes/${encodeURIComponent(email)}/messages`)).json()) as {
        text: string
      }[],
    async breakDown(isDown) {
      const headers = { 'content-type': 'application/json' }
      await fetch(`${url}/openid/control/trouble`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ trouble: isDown ? 'down' : 'none' }),
      })
    },
    async close() {
      await server.stop()
      await world.close()
    },
  }
  await house.set('auth', { authTypes: { social: ['google', 'facebook', 'telegram'] } }, ({ auth }) =>
    JSON.stringify(auth).includes('google')
  )
  return house
}
