import { hitQuery, isByLink, type Landing } from './landing.ts'

const storageKey = 'hit'

/** Sends one landing once, also where the page is loaded again. It is allowed to: the storage is touched only after a yes. */
export async function sendHit(landing: Landing, send: typeof fetch = fetch): Promise<void> {
  if (!isByLink(landing)) return
  const query = hitQuery(landing)
  if (sessionStorage.getItem(storageKey) === query) return
  const { ok } = await send(`/hit?${query}`, { credentials: 'same-origin', keepalive: true })
  if (ok) sessionStorage.setItem(storageKey, query)
}
