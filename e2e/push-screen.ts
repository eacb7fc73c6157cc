import type { BrowserContext, Page, Worker } from '@playwright/test'

export interface Shown {
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly dir: string
}
interface Notice extends Shown {
  readonly icon: string
  readonly tag: string
  close(): void
}
// What the functions below use inside of the page and of the worker.
declare const self: {
  registration: {
    getNotifications(): Promise<Notice[]>
    showNotification(title: string, options: Omit<Notice, 'title' | 'close'>): Promise<void>
  }
  navigator: { setAppBadge?(count: number): Promise<void> }
  badges?: number[]
  dispatchEvent(event: object): void
}
declare const NotificationEvent: new (type: string, values: object) => object
declare const Event: new (type: string) => object
declare const PushEvent: new (type: string, values: { data: string }) => object
declare const Notification: { permission: string; requestPermission(): Promise<string> }

/**
 * Lets notifications be shown. A whole browser has a screen for them and nothing is put in its place. A shell has none and answers that they are
 * blocked, whatever was granted: there the page hears what was granted, and the worker's notifications go on a list.
 */
export class PushScreen {
  readonly #context: BrowserContext
  readonly isReal: boolean
  private constructor(context: BrowserContext, isReal: boolean) {
    this.#context = context
    this.isReal = isReal
  }
  static async open(page: Page, origin: string): Promise<PushScreen> {
    const context = page.context()
    await context.grantPermissions(['notifications'], { origin })
    await page.goto('/offline')
    const isReal = await page.evaluate(() => Notification.permission === 'granted')
    if (!isReal)
      await context.addInitScript(() => {
        Object.defineProperty(Notification, 'permission', { value: 'granted' })
        Notification.requestPermission = () => Promise.resolve('granted')
      })
    return new PushScreen(context, isReal)
  }
  async #worker(): Promise<Worker> {
    return this.#context.serviceWorkers()[0] ?? this.#context.waitForEvent('serviceworker')
  }
  /** Once the worker is active and before a message comes: what it does is seen from here on. */
  async watch(): Promise<void> {
    const worker = await this.#worker()
    await worker.evaluate((isReal) => {
      const badges: number[] = []
      self.badges = badges
      const set = self.navigator.setAppBadge?.bind(self.navigator)
      self.navigator.setAppBadge = async (count) => {
        badges.push(count)
        // The icon of a site that is not installed has none.
        await set?.(count).catch(() => undefined)
      }
      if (isReal) return
      const list: Notice[] = []
      Object.assign(self.registration, {
        getNotifications: () => Promise.resolve([...list]),
        showNotification: (title: string, options: Omit<Notice, 'title' | 'close'>) => {
          const notice: Notice = { ...options, title, close: () => void list.splice(list.indexOf(notice), 1) }
          const old = list.findIndex(({ tag }) => tag === notice.tag)
          list.splice(Math.max(old, 0), old < 0 ? 0 : 1, notice)
          return Promise.resolve()
        },
      })
    }, this.isReal)
  }
  /** Brings a message to the worker where the browser brings none: a shell drops what comes for a site that may not show it. */
  async deliver(message: object | string): Promise<void> {
    const worker = await this.#worker()
    await worker.evaluate(
      (data) => {
        // What a script sends may not ask for more time.
        self.dispatchEvent(Object.assign(new PushEvent('push', { data }), { waitUntil: () => undefined }))
      },
      typeof message === 'string' ? message : JSON.stringify(message)
    )
  }
  /** What stands on the screen now. */
  async shown(): Promise<Shown[]> {
    const worker = await this.#worker()
    return worker.evaluate(async () =>
      (await self.registration.getNotifications()).map(({ title, body, lang, dir }) => ({ title, body, lang, dir }))
    )
  }
  /** The numbers that the icon of the installed site was given. */
  async badges(): Promise<number[]> {
    const worker = await this.#worker()
    return worker.evaluate(() => self.badges ?? [])
  }
  /** As a person presses the newest one. */
  async press(): Promise<void> {
    const worker = await this.#worker()
    await worker.evaluate(async (isReal) => {
      const notification = (await self.registration.getNotifications()).at(-1)
      const event = isReal
        ? new NotificationEvent('notificationclick', { notification })
        : Object.assign(new Event('notificationclick'), { notification })
      // What a script sends may not ask for more time.
      self.dispatchEvent(Object.assign(event, { waitUntil: () => undefined }))
    }, this.isReal)
  }
}
