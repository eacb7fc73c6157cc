import { callbackify } from 'node:util'
import pg from 'pg'

const [probeWithinMs, freshMs] = [3_000, 1_000]

/** `postgres://user:word@one:5432,two/name` names several hosts of one database, as libpq has it: one address for each. */
export function hostsIn(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host.trim() + after) : [url]
}

/** Whether there is a server that takes writes: a standby does not, nor one that was told to only read. */
async function takesWrites(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: probeWithinMs,
    query_timeout: probeWithinMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    return rows[0]?.transaction_read_only === 'off'
  } finally {
    client.end().catch(() => undefined)
  }
}

const found = new Map<string, { readonly at: number; readonly host: Promise<string> }>()

async function search(hosts: readonly string[]): Promise<string> {
  let last: unknown
  for (const host of hosts) {
    try {
      if (await takesWrites(host)) return host
    } catch (error) {
      last = error
    }
  }
  // 08001: what asks takes it as a lost connection, and tries again.
  throw Object.assign(new Error('none of the hosts of the database takes writes', { cause: last }), { code: '08001' })
}

/** The first that takes writes. Connections that are opened together ask once. */
function writableHost(url: string): Promise<string> {
  const known = found.get(url)
  if (known && performance.now() - known.at < freshMs) return known.host
  const host = search(hostsIn(url))
  found.set(url, { at: performance.now(), host })
  host.catch(() => found.get(url)?.host === host && found.delete(url))
  return host
}

type Connected = (error: Error) => void

/** A client of the driver, which knows one host: before it connects it is led to the one that takes writes. */
class WritableClient extends pg.Client {
  readonly #url: string
  constructor(config: pg.ClientConfig) {
    const url = config.connectionString ?? ''
    super({ ...config, connectionString: hostsIn(url)[0] })
    this.#url = url
  }
  override connect(): Promise<this>
  override connect(done: Connected): void
  override connect(done?: Connected): Promise<this> | void {
    return done ? callbackify(() => this.#connect())(done) : this.#connect()
  }
  async #connect(): Promise<this> {
    const { host, port } = new pg.Client({ connectionString: await writableHost(this.#url) })
    Object.assign(this, { host, port })
    await super.connect()
    return this
  }
}

/** The driver's client for an address of one host or of several. */
export const clientFor = (url: string): typeof pg.Client => (hostsIn(url).length > 1 ? WritableClient : pg.Client)

export const openClient = (config: pg.ClientConfig & { connectionString: string }): pg.Client =>
  new (clientFor(config.connectionString))(config)
