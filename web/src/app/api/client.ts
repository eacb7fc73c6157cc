import type { WireError } from '@ante/kit/refusal'
import { toForm, toQuery } from './encode.ts'
import type { GetKey, KeyedKey, Output, Params, PostKey } from './endpoints.ts'
import { reportFatal } from './fatal.ts'
import { react } from './reactions.ts'
import { isPartitioned } from '../session/partner-frame.ts'
import { session } from '../session/session.ts'

/** A refusal of the server. `message` is a sentence in the player's language. */
export class ApiError extends Error {
  readonly type: WireError['type']
  readonly code: string
  readonly data: Record<string, unknown>
  /** Field → key of its sentence in `fields`. */
  readonly fields: Record<string, string>
  readonly status: number
  constructor(error: WireError, status: number) {
    super(error.message)
    this.name = 'ApiError'
    this.type = error.type
    this.code = error.code
    this.data = error.error_data
    this.fields = error.invalid_parameters
    this.status = status
  }
}

/** The server did not answer: nothing is known about the outcome. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}

interface CallOptions {
  signal?: AbortSignal
  /** It arrives also where the page is left meanwhile: for what nobody waits for. */
  keepalive?: boolean
}
interface KeyedOptions extends CallOptions {
  /** One for each action of the player, the same whenever it is sent again: `newKey()`. */
  key: string
  /** The uid for whom it is meant: a page may outlive its player, and nobody else's session makes this call. */
  player: string
}

const version = '1'
const pauses = [400, 1200, 3000]

/** A key for one action of the player. `randomUUID` would need HTTPS; this works on any origin. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function address(key: string, query: URLSearchParams): string {
  query.set('locale', document.documentElement.lang)
  query.set('version', version)
  return `/api/${key.replace('.', '/')}?${query.toString()}`
}

/** `get('games.get', { sysname })`: the data, or ApiError, or OfflineError. */
export async function get<K extends GetKey>(key: K, params: Params<K>, options: CallOptions = {}): Promise<Output<K>> {
  const query = toQuery(params)
  const response = await send(
    () => fetch(address(key, query), { credentials: 'same-origin', signal: options.signal ?? null }),
    pauses,
    options.signal
  )
  return answer<Output<K>>(response)
}

/** `post('auth.login', values)`, sent once. A call that moves money has a key and a player, and is sent by `sendAttempt`. */
export function post<K extends KeyedKey>(key: K, params: Params<K>, options: KeyedOptions): Promise<Output<K>>
export function post<K extends Exclude<PostKey, KeyedKey>>(
  key: K,
  params: Params<K>,
  options?: CallOptions
): Promise<Output<K>>
export async function post<K extends PostKey>(
  key: K,
  params: Params<K>,
  options: Partial<KeyedOptions> = {}
): Promise<Output<K>> {
  const { key: once, player } = options
  const headers: HeadersInit = {
    ...(once && player ? { 'Idempotency-Key': once, 'Ante-Player': player } : {}),
    ...(isPartitioned() ? { 'Ante-Frame': 'partner' } : {}),
  }
  const request = () =>
    fetch(address(key, new URLSearchParams()), {
      method: 'POST',
      credentials: 'same-origin',
      headers,
      body: toForm(params),
      signal: options.signal ?? null,
      keepalive: options.keepalive === true,
    })
  return answer<Output<K>>(await send(request, [], options.signal))
}

async function send(
  request: () => Promise<Response>,
  waits: readonly number[],
  signal: AbortSignal | undefined
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await request()
    } catch (cause) {
      const wait = waits[attempt]
      if (signal?.aborted) throw cause
      if (wait === undefined) throw new OfflineError('no answer', { cause })
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

async function answer<T>(response: Response): Promise<T> {
  let body: { data: T; error?: undefined } | { error: WireError }
  try {
    body = await response.json()
  } catch (cause) {
    // A proxy's page instead of ours: as far as the player is concerned, there was no answer.
    throw new OfflineError(`status ${response.status} without an envelope`, { cause })
  }
  if (!body.error) return body.data
  const error = new ApiError(body.error, response.status)
  reportFatal(error)
  react(error)
  if (error.status === 401) session.reportEnded()
  throw error
}
