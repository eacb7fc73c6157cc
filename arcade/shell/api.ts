import type { WireError } from '@ante/kit/refusal'
import { boot } from './boot.ts'

export type Answer<T> = { readonly data: T } | { readonly error: WireError }

/** Told `false` when the connection is lost and `true` when it is back. */
export type OnLink = (isThere: boolean) => void

const waitsMs = [400, 800, 1600, 3200, 6400]
const isGone = (status: number): boolean => status === 502 || status === 503 || status === 504

/** Resolves after the wait, or at once when the browser says that it is online again. */
const untilNext = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })

async function once<T>(path: string, init: RequestInit): Promise<Answer<T> | undefined> {
  try {
    const response = await fetch(path, {
      ...init,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(15_000),
    })
    if (isGone(response.status)) return undefined
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The host parses its answers by the contract; to do it here again is bytes and time of every player.
    return (await response.json()) as Answer<T>
  } catch {
    // No answer at all: whether the server acted is unknown, so the caller asks again with the same key.
    return undefined
  }
}

/**
 * One call. A lost connection is told, and the same request with the same key is repeated until there is an answer: the server does a thing
 * once, however often it is asked.
 */
export async function call<T>(
  key: string,
  params: Readonly<Record<string, unknown>>,
  { method, onLink }: { method: 'GET' | 'POST'; onLink: OnLink }
): Promise<Answer<T>> {
  const query = new URLSearchParams({ locale: boot.locale })
  const init: RequestInit = { method }
  if (method === 'GET') for (const [name, value] of Object.entries(params)) query.set(name, String(value))
  else {
    init.headers = {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      // A frame may outlive its player: its calls are made in nobody else's name.
      ...(boot.player !== undefined && { 'ante-player': boot.player }),
    }
    init.body = JSON.stringify(params)
  }
  for (let tries = 0; ; tries++) {
    const answer = await once<T>(`/api/${key.replace('.', '/')}?${query}`, init)
    if (answer) {
      if (tries > 0) onLink(true)
      return answer
    }
    onLink(false)
    await untilNext(waitsMs[Math.min(tries, waitsMs.length - 1)] ?? 6400)
  }
}
