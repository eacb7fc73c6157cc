import { addressOf, noticeOf, windowFor } from '../push/notice.ts'
import {
  inTheme,
  offlinePageFor,
  ownAddress,
  ownCache,
  type OwnPage,
  treatmentOf,
  withOwn,
} from './installation-rules.ts'

/** Written by the build: what to keep, and a name that changes with it. */
declare const kept: { readonly version: string; readonly assets: readonly string[]; readonly pages: readonly string[] }

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface Pushed extends Lasting {
  readonly data: { text(): string } | null
}
interface Pressed extends Lasting {
  readonly notification: { readonly data: unknown; close(): void }
}
interface OpenWindow {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
interface Scope {
  readonly location: Location
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: object): Promise<void>
  }
  readonly navigator: { setAppBadge?(count: number): Promise<void> }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly OpenWindow[]>
    openWindow(url: string): Promise<unknown>
  }
  /** Not in every browser, and only where the connection is secure. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value: string } | null> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}
declare const self: Scope
const scope = self
const prefix = 'ante-'
const name = `${prefix}${kept.version}`

/** Pages without cookies: a kept page must be nobody's. Assets come from the browser's own cache, where the first visit has left them. */
async function fill(): Promise<void> {
  const cache = await caches.open(name)
  await cache.addAll([...kept.assets])
  await cache.addAll(kept.pages.map((path) => new Request(path, { credentials: 'omit', cache: 'no-cache' })))
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((other) => other.startsWith(prefix) && other !== name).map((other) => caches.delete(other))
  )
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(name)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined)
  return answer
}

/** What the browser has asked for already, when this worker was still waking, is not asked for again. */
const through = async (event: Fetching): Promise<Response> =>
  (await event.preloadResponse) ?? (await fetch(event.request))

/** Undefined where nothing was kept of anybody. */
async function readOwn(): Promise<OwnPage | undefined> {
  const found = await caches.match(ownAddress, { cacheName: ownCache })
  return found?.json().catch(() => undefined)
}

async function page(event: Fetching): Promise<Response> {
  try {
    return await through(event)
  } catch (error) {
    const offline = await caches.match(offlinePageFor(new URL(event.request.url).pathname, kept.pages))
    if (!offline) throw error
    const chosen = await scope.cookieStore?.get('theme').catch(() => null)
    const headers = new Headers(offline.headers)
    // Of the bytes that came over the network, which these are not.
    for (const header of ['content-encoding', 'content-length']) headers.delete(header)
    const html = withOwn(inTheme(await offline.text(), chosen?.value), await readOwn(), Date.now())
    return new Response(html, { headers })
  }
}

const iconMs = 2_000
/** The icon of the site as it is installed, an operator's own too. */
async function icon(): Promise<string | undefined> {
  try {
    const answer = await fetch('/manifest.webmanifest', { signal: AbortSignal.timeout(iconMs) })
    const { icons }: { icons?: readonly { readonly src?: string }[] } = await answer.json()
    return icons?.[0]?.src
  } catch {
    // Offline again: then the browser's own.
    return undefined
  }
}

async function show(text: string): Promise<void> {
  const { title, options, unread } = noticeOf(text, scope.location.host, Date.now())
  const found = await icon()
  await scope.registration.showNotification(title, { ...options, ...(found !== undefined && { icon: found }) })
  if (unread !== undefined) await scope.navigator.setAppBadge?.(unread).catch(() => undefined)
}

/** Leads to what was told of: in a window that is open, else in a new one. */
async function open(data: unknown): Promise<void> {
  const address = addressOf(data, scope.location.origin)
  const shown = windowFor(address, await scope.clients.matchAll({ type: 'window' }))
  if (!shown) return void (await scope.clients.openWindow(address))
  // A browser may refuse the focus, and leads there all the same.
  await shown.focus().catch(() => undefined)
  if (shown.url !== address) await shown.navigate(address)
}

scope.addEventListener('install', (event) => event.waitUntil(fill()))
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([dropOthers(), scope.registration.navigationPreload?.enable()]).then(() => scope.clients.claim())
  )
)
scope.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, scope.location.origin)
  if (treatment === 'asset') event.respondWith(asset(event.request))
  else if (treatment === 'page') event.respondWith(page(event))
  else if (treatment === 'through') event.respondWith(through(event))
})
scope.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')))
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
// The page says when: a new version takes over where a reload takes nothing away.
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') void scope.skipWaiting()
})
