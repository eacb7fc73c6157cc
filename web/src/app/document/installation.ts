import { kept } from '../session/storage.ts'
import { isApple, isInstalled } from './apple.ts'
import { isFreeToReload, ownAddress, ownCache, type OwnPage } from './installation-rules.ts'
import { drawFirstScreen, followTheme } from './system-look.ts'

/** PWA-08, 09, 11, 12: how far the service worker came. */
export interface Installation {
  readonly state: 'none' | 'registered' | 'activated'
  readonly isOfflineReady: boolean
  readonly hasFailed: boolean
  /** The site can be installed now: shows the browser's question, or how it is done where a browser has none, under this title. */
  readonly install: ((title: string) => Promise<void>) | undefined
}

interface InstallQuestion extends Event {
  prompt(): Promise<unknown>
}
declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallQuestion
  }
}

let current: Installation = { state: 'none', isOfflineReady: false, hasFailed: false, install: undefined }
const listeners = new Set<() => void>()

function become(change: Partial<Installation>): void {
  current = { ...current, ...change }
  // For styles and for whoever drives the page from outside.
  const { dataset } = document.documentElement
  dataset['worker'] = current.hasFailed ? 'failed' : current.state
  if (current.isOfflineReady) dataset['offlineReady'] = ''
  for (const listener of listeners) listener()
}

export const installation = {
  get: (): Installation => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** What was kept of another person is deleted; of nobody, too. */
async function dropOwn(uid: number): Promise<void> {
  if (!(await caches.has(ownCache))) return
  const found = await (await caches.open(ownCache)).match(ownAddress)
  const own: OwnPage | undefined = await found?.json()
  if (own?.uid !== uid) await caches.delete(ownCache)
}

/** What this device has of a person goes with them: its notifications, their bets and payments, and the number on the icon. */
function followPlayer(uid: number): void {
  const failed = (error: unknown) => console.warn('the device of the player before could not be tidied', error)
  if (kept('push') !== '') import('../push/device.ts').then(({ followPush }) => followPush(uid)).catch(failed)
  if ('caches' in window) dropOwn(uid).catch(failed)
  if (uid === 0 && 'clearAppBadge' in navigator) navigator.clearAppBadge().catch(failed)
}

/** A window that stays open for days asks by itself whether there is a new version; a navigation asks anyway. */
const askAgainMs = 60 * 60_000

const isTyping = (): boolean =>
  document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement
const mayReload = (): boolean =>
  isFreeToReload({
    pathname: window.location.pathname,
    isTyping: isTyping(),
    hasDialog: document.querySelector('[role="dialog"], dialog[open]') !== null,
  })

/** PWA-10: the new version takes over as soon as a reload takes nothing away: now, at the next navigation, or when the page is put aside. */
function takeOverWhenQuiet(waiting: ServiceWorker): void {
  const check = () => {
    if (!mayReload()) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
    waiting.postMessage('take over')
  }
  const timer = setInterval(check, 5_000)
  document.addEventListener('visibilitychange', check)
  check()
}

function watch(worker: ServiceWorker, wasControlled: boolean): void {
  const look = () => {
    if (worker.state === 'installed' && wasControlled) takeOverWhenQuiet(worker)
    if (worker.state === 'activated') become({ state: 'activated', isOfflineReady: true })
  }
  worker.addEventListener('statechange', look)
  look()
}

/**
 * Registers the service worker, after the page has loaded and everything that matters is done. A browser that has none, or one that refuses, has
 * the site as it is.
 */
async function start(): Promise<void> {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    become({
      install: async () => {
        await event.prompt()
        become({ install: undefined })
      },
    })
  })
  window.addEventListener('appinstalled', () => become({ install: undefined }))
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const wasControlled = serviceWorker.controller !== null
  let isReloading = false
  serviceWorker.addEventListener('controllerchange', () => {
    if (!wasControlled || isReloading) return
    isReloading = true
    window.location.reload()
  })
  try {
    const registration = await serviceWorker.register('/sw.js', { scope: '/' })
    become({ state: 'registered' })
    for (const worker of [registration.waiting, registration.installing, registration.active])
      if (worker) watch(worker, wasControlled)
    registration.addEventListener('updatefound', () => {
      if (registration.installing) watch(registration.installing, wasControlled)
    })
    setInterval(() => void registration.update().catch(() => undefined), askAgainMs)
  } catch (error) {
    console.warn('the site cannot be kept for offline use', error)
    become({ hasFailed: true })
  }
}

/** What iOS leaves to the page. */
function followApple(): void {
  if (!isApple() || isInstalled()) return
  become({ install: async (title) => (await import('./apple-steps.tsx')).openAppleSteps(title) })
  drawFirstScreen().catch((error: unknown) => console.warn('the first screen was not drawn', error))
}

let isStarted = false

/** Once for the document what makes the site installable, and for each player what this device has of the one before. */
export function followInstallation(uid: number): void {
  if (!isStarted) {
    followTheme()
    followApple()
    void start()
  }
  isStarted = true
  followPlayer(uid)
}
