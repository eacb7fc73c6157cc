import { randomUUID } from 'node:crypto'

/** A refusal of the site, by the code that the page of a player would show its sentence for. */
export class Refused extends Error {
  readonly code: string
  constructor(call: string, code: string) {
    super(`${call}: ${code}`)
    this.code = code
  }
}

type Values = Readonly<Record<string, string>>
/** The site's API as a browser calls it: cookies of its own, forms, and a key for each call that moves money. */
export interface SiteClient {
  /** All cookies as a request sends them, to be kept between two starts of the sandbox. */
  cookie: string
  /** @throws Refused where the site refuses */
  ask<T>(call: string, values?: Values): Promise<T>
  /** @throws Refused where the site refuses */
  send<T>(call: string, values: Values): Promise<T>
}

interface Envelope {
  readonly data?: unknown
  readonly error?: { readonly code?: string; readonly name?: string } | null
}
/** Longer than any call of the site takes; a player would press again. */
const answerMs = 20_000

export function siteClient(site: string, cookie: string, signal: AbortSignal): SiteClient {
  const { origin } = new URL(site)
  const client: SiteClient = { cookie, ask: (call, values = {}) => fetched(call, values), send: sent }
  const jar = new Map(cookie.split('; ').map((pair) => [pair.split('=', 1)[0] ?? '', pair]))
  const take = (line: string) => {
    const [pair = ''] = line.split(';', 1)
    const [name = ''] = pair.split('=', 1)
    if (/max-age=0/i.test(line)) jar.delete(name)
    else jar.set(name, pair)
    client.cookie = [...jar.values()].filter((one) => one !== '').join('; ')
  }
  async function answered<T>(call: string, request: Promise<Response>): Promise<T> {
    const response = await request
    for (const line of response.headers.getSetCookie()) take(line)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The envelope of every answer of the site.
    const { data, error } = (await response.json()) as Envelope
    if (error || !response.ok) throw new Refused(call, error?.code ?? error?.name ?? String(response.status))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The caller names what the contract of the call says.
    return data as T
  }
  const address = (call: string, values: Values = {}) =>
    new URL(
      `/api/${call.replace('.', '/')}?${new URLSearchParams({ locale: 'en', version: '1', ...values }).toString()}`,
      origin
    )
  const options = () => ({
    headers: { origin, ...(client.cookie && { cookie: client.cookie }) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
  })
  function fetched<T>(call: string, values: Values): Promise<T> {
    return answered(call, fetch(address(call, values), options()))
  }
  function sent<T>(call: string, values: Values): Promise<T> {
    const body = new FormData()
    for (const [name, value] of Object.entries(values)) body.append(name, value)
    const { headers, ...rest } = options()
    return answered(
      call,
      fetch(address(call), { ...rest, method: 'POST', body, headers: { ...headers, 'idempotency-key': randomUUID() } })
    )
  }
  return client
}
