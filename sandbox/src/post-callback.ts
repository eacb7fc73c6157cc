import type { Webhook } from 'standardwebhooks'

const timeoutMs = 5_000

/** Posts a vendor's callback. The status of the answer; 0 without one: network failures and timeouts count as not delivered. */
export async function postCallback(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string
): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return 0
    throw error
  }
}

/** `wrong` and `old`, by an hour, are what attackers send. */
export type Signature = 'right' | 'wrong' | 'old'

/** Posts it signed as Standard Webhooks. The signature's time is the real one, also where a test winds the clock: receivers compare it with theirs. */
export function postSigned(
  hook: Webhook,
  { id, url, body }: { readonly id: string; readonly url: string; readonly body: string },
  signature: Signature = 'right'
): Promise<number> {
  const at = new Date(Date.now() - (signature === 'old' ? 3_600_000 : 0))
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signature === 'wrong' ? `v1,${Buffer.alloc(32).toString('base64')}` : hook.sign(id, at, body),
  }
  return postCallback(url, headers, body)
}
