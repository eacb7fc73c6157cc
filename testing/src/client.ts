import { randomUUID } from 'node:crypto'
import type { WireError } from '@ante/kit/refusal'

export interface Answer<T = never> {
  readonly status: number
  readonly data: T
  readonly error: WireError
  readonly headers: Headers
}

type Params = Readonly<Record<string, unknown>>
export interface CallOptions {
  readonly method?: 'GET' | 'POST'
  readonly idempotencyKey?: string
  readonly locale?: string
  readonly headers?: Readonly<Record<string, string>>
}

const textsOf = (params: Params): (readonly [string, string])[] =>
  Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const)

/** A body as the site sends it, and as the operator's application does. */
const encoders = {
  form(params: Params): RequestInit {
    const body = new FormData()
    for (const [name, value] of textsOf(params)) body.append(name, value)
    return { body }
  },
  json: (params: Params): RequestInit => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
  }),
}

/** A caller of the API with a cookie jar of one cookie, as a browser tab. */
export class ApiClient {
  cookie = ''
  readonly #url: string
  readonly #cookieName: string
  readonly #encode: (params: Params) => RequestInit

  constructor(url: string, cookieName: string, body: keyof typeof encoders) {
    this.#url = url
    this.#cookieName = cookieName
    this.#encode = encoders[body]
  }

  /** One API call. Idempotent calls get a fresh key unless one is given. */
  protected async send<T>(key: string, params: Params, options: CallOptions): Promise<Answer<T>> {
    const { method = 'GET', locale = 'en', idempotencyKey = randomUUID() } = options
    const address = new URL(`/api/${key.replace('.', '/')}?locale=${locale}&version=1`, this.#url)
    if (method === 'GET') for (const [name, value] of textsOf(params)) address.searchParams.append(name, value)
    const { headers, ...body } = method === 'POST' ? this.#encode(params) : {}
    const response = await fetch(address, {
      method,
      ...body,
      headers: {
        origin: new URL(this.#url).origin,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(method === 'POST' ? { 'idempotency-key': idempotencyKey } : {}),
        ...Object.fromEntries(new Headers(headers)),
        ...options.headers,
      },
    })
    const set = response.headers.getSetCookie().find((line) => line.startsWith(`${this.#cookieName}=`))
    if (set) this.cookie = set.includes('Max-Age=0') ? '' : (set.split(';', 1)[0] ?? '')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The test says which answer it expects, and asserts it.
    const { data, error } = (await response.json()) as { data: T; error: WireError }
    return { status: response.status, data, error, headers: response.headers }
  }
}
