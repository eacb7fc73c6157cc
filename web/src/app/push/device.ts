import { get, post } from '../api/client.ts'
import { isApple, isInstalled } from '../document/apple.ts'
import { forget, keep, kept, notedPlayer } from '../session/storage.ts'

/** What this browser can do about notifications, whatever the account says. `install`: it can once the site is on its home screen. */
export type Ability = 'unsupported' | 'install' | 'denied' | 'able'

export function abilityOf(): Ability {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isThere) return isApple() && !isInstalled() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

const readyMs = 10_000
/** Throws where no service worker comes to life: one that cannot be registered never says so. */
const registered = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error('no service worker is active')), readyMs)),
  ])

/** What this browser's push service has given out for us, if anything. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (abilityOf() !== 'able') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
const isFor = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const { applicationServerKey: own } = subscription.options
  return !own || new Uint8Array(own).join() === key.join()
}

async function tellServer(subscription: PushSubscription, replaces: string | undefined): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON()
  await post('push.subscribe', {
    endpoint: endpoint ?? '',
    p256dh: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
    ...(replaces === undefined ? {} : { replaces }),
  })
}
const note = (uid: number): void => keep('push', `${uid} ${document.documentElement.lang}`)

/** Right after a press: the browser asks its question for nothing else. Answers whether the player may be told things here. */
export async function turnOn(uid: number, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await registered()
  const wanted = bytesOf(key)
  let subscription = await pushManager.getSubscription()
  let replaces: string | undefined
  if (subscription && !isFor(subscription, wanted)) {
    replaces = subscription.endpoint
    await subscription.unsubscribe()
    subscription = null
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })
  await tellServer(subscription, replaces)
  note(uid)
  return true
}

export async function turnOff(): Promise<void> {
  const subscription = await ownSubscription()
  if (subscription) {
    await post('push.unsubscribe', { endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  forget('push')
}

/**
 * The browser's address belongs to whoever asked for it: for the next person, and for nobody, it is given back. Whoever has chosen another language
 * is told in that from now on.
 */
export async function followPush(uid: number): Promise<void> {
  const noted = kept('push')
  const subscription = await ownSubscription()
  if (!subscription || notedPlayer(noted) !== String(uid)) {
    forget('push')
    await subscription?.unsubscribe()
  } else if (noted !== `${uid} ${document.documentElement.lang}`) {
    const { devices } = await get('push.getsettings', {})
    if (!devices.some(({ is_current }) => is_current)) return
    await tellServer(subscription, undefined)
    note(uid)
  }
}
