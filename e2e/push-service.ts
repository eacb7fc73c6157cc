import type { BrowserContext, CDPSession, Page } from '@playwright/test'

// What the functions below use inside of the page.
declare const localStorage: {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}
declare const PushManager: { prototype: object }
declare function askPushService(key: string): Promise<object>

const service = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? ''}/push`

interface Target {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}
export interface Message {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly unread: number
}

/**
 * A browser without a window to its vendor has no push service: this one asks the sandbox's for an address. All else is the browser's own: leave, worker,
 * notifications. Answers the addresses that were given out.
 */
export async function withPushService(context: BrowserContext): Promise<Target[]> {
  const given: Target[] = []
  await context.exposeFunction('askPushService', async (key: string): Promise<Target> => {
    const answer = await fetch(`${service}/subscriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    })
    const { id, keys } = (await answer.json()) as { id: string; keys: Target['keys'] }
    const target = { endpoint: `${service}/send/${id}`, keys }
    given.push(target)
    return target
  })
  await context.addInitScript(() => {
    const name = 'push-service'
    const subscription = (text: string | null) => {
      if (text === null) return null
      const target = JSON.parse(text) as Target
      return {
        endpoint: target.endpoint,
        options: { applicationServerKey: null },
        toJSON: () => target,
        unsubscribe: () => Promise.resolve(localStorage.removeItem(name)),
      }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(subscription(localStorage.getItem(name))),
      async subscribe({ applicationServerKey: bytes }: { applicationServerKey: Uint8Array }) {
        const key = btoa(String.fromCharCode(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '')
        localStorage.setItem(name, JSON.stringify(await askPushService(key)))
        return subscription(localStorage.getItem(name))
      },
    })
  })
  return given
}

/** What the push service was given for this browser. */
export async function messagesFor({ endpoint }: Target): Promise<Message[]> {
  const answer = await fetch(`${service}/subscriptions/${endpoint.split('/').at(-1) ?? ''}/messages`)
  const { items } = (await answer.json()) as { items: { text: string }[] }
  return items.map(({ text }) => JSON.parse(text) as Message)
}

/** Brings messages to the service worker, as the browser does when its push service has one. */
export async function deliverer(page: Page): Promise<(message: object | string) => Promise<unknown>> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const registration = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) done(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  return (message) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data: typeof message === 'string' ? message : JSON.stringify(message),
    })
}
