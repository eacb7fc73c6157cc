import { randomBytes } from 'node:crypto'

export interface CachedPage {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
  /** Hosts that code of others in it may ask. */
  readonly codeHosts?: readonly string[]
}

/**
 * Stands for the nonce while a page is rendered; the answer gets one of its own in its place, or, where the page is kept, none at all. Nobody outside
 * knows it: a text that a visitor brings into a page must not become a nonce.
 */
export const noncePlaceholder = `nonce-${randomBytes(18).toString('hex')}`

interface Entry<Page> {
  page: Promise<Page | undefined>
  until: number
}

/**
 * Pages as visitors who are signed out see them (and what they are made of), kept for seconds by address, locale and theme. Whoever has a
 * session never gets one from here. Requests for the same page at the same time wait for one rendering.
 */
export function createPageCache<Page>({
  freshMs = 5_000,
  pagesMax = 500,
  now = Date.now,
}: { freshMs?: number; pagesMax?: number; now?: () => number } = {}) {
  const entries = new Map<string, Entry<Page>>()
  return {
    async get(key: string, render: () => Promise<Page | undefined>): Promise<Page | undefined> {
      const hit = entries.get(key)
      if (hit && hit.until > now()) return hit.page
      const page = render()
      entries.delete(key)
      if (entries.size >= pagesMax) entries.delete(entries.keys().next().value ?? '')
      entries.set(key, { page, until: now() + freshMs })
      const drop = () => {
        if (entries.get(key)?.page === page) entries.delete(key)
      }
      page.then((rendered) => rendered === undefined && drop(), drop)
      return page
    },
    clear: () => entries.clear(),
  }
}
export type PageCache<Page> = ReturnType<typeof createPageCache<Page>>
