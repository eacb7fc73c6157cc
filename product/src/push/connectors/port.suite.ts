import { describe, expect, it } from 'vitest'
import { type PushOrder, type PushServices, PushServiceUnavailable, type PushTarget } from './port.ts'

export interface PushWorld {
  readonly services: PushServices
  /** Another sender with a key of its own. */
  readonly stranger: PushServices
  /** Waits for nobody. */
  readonly hurried: PushServices
  /** Of a site that others reach: with the push services `push.example` and those under `push.test`. */
  readonly abroad: PushServices
  subscribe(key: string, fate?: string): Promise<PushTarget>
  shown(target: PushTarget): Promise<readonly { text: string; ttl: number; topic: string; urgency: string }[]>
}
const order: PushOrder = { payload: '{"title":"Привет ⚽"}', ttlSeconds: 60, topic: 'bet-1', isUrgent: false }

/** Every way to reach browsers behaves like this towards the product. */
export function pushSuite(name: string, world: () => PushWorld): void {
  describe(`push services ${name}`, () => {
    it('bring a message to the browser that it was written for, encrypted, signed with our key, with its life and its topic', async () => {
      const { services, subscribe, shown } = world()
      const target = await subscribe(services.publicKey)
      expect(services.accepts(target)).toBe(true)
      expect(await services.send(target, order)).toBe('taken')
      expect(await services.send(target, { ...order, payload: '{"title":"2"}', isUrgent: true })).toBe('taken')
      expect(await shown(target)).toEqual([{ text: '{"title":"2"}', ttl: 60, topic: 'bet-1', urgency: 'high' }])
      expect(await services.send(target, { ...order, topic: 'bet-2' })).toBe('taken')
      expect((await shown(target)).at(-1)).toMatchObject({ text: order.payload, urgency: 'normal' })
    })
    it('say when nobody is there any more', async () => {
      const { services, subscribe } = world()
      for (const fate of ['gone', 'unknown'])
        expect(await services.send(await subscribe(services.publicKey, fate), order)).toBe('gone')
    })
    it('are unavailable while they fail, are slow or want us to wait, and for whoever is not the owner of the address', async () => {
      const { services, stranger, hurried, subscribe, shown } = world()
      const busy = await subscribe(services.publicKey, 'busy')
      await expect(services.send(busy, order)).rejects.toMatchObject({ pauseMs: 1000 })
      expect(await services.send(busy, order)).toBe('taken')
      const broken = await subscribe(services.publicKey, 'broken')
      await expect(services.send(broken, order)).rejects.toBeInstanceOf(PushServiceUnavailable)
      await expect(stranger.send(broken, order)).rejects.toThrow('403')
      const slow = await subscribe(services.publicKey, 'slow')
      await expect(hurried.send(slow, order)).rejects.toBeInstanceOf(PushServiceUnavailable)
      expect(await services.send(slow, order)).toBe('taken')
      expect(await shown(broken)).toEqual([])
    })
    it('are asked only where browsers have them: over https, by name, and never inside of our own network', async () => {
      const { services, abroad, subscribe } = world()
      const target = await subscribe(services.publicKey)
      const accepts = (endpoint: string) => abroad.accepts({ ...target, endpoint })
      for (const endpoint of [
        'https://fcm.googleapis.com/fcm/send/a:b',
        'https://updates.push.services.mozilla.com/wpush/v2/a',
        'https://wns2-par02p.notify.windows.com/w/?token=a',
        'https://web.push.apple.com/a',
        'https://push.example/a',
        'https://eu.push.test/a',
      ])
        expect(accepts(endpoint), endpoint).toBe(true)
      for (const endpoint of [
        target.endpoint,
        'http://fcm.googleapis.com/a',
        'https://fcm.googleapis.com:8443/a',
        'https://fcm.googleapis.com.evil.example/a',
        'https://evilfcm.googleapis.com/a',
        'https://.push.test/a',
        'https://push.test/a',
        'https://user@push.example/a',
        'https://127.0.0.1/a',
        'https://[::1]/a',
        'https://localhost/a',
        'https://169.254.169.254/latest/meta-data',
        'ftp://push.example/a',
        'push.example',
        `https://push.example/${'a'.repeat(1100)}`,
      ]) {
        expect(accepts(endpoint), endpoint).toBe(false)
        expect(await abroad.send({ ...target, endpoint }, order), endpoint).toBe('gone')
      }
      for (const elsewhere of ['/../bank', '/send/../../bank'])
        expect(services.accepts({ ...target, endpoint: new URL(target.endpoint).origin + elsewhere })).toBe(false)
      const besideCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
      for (const keys of [{ p256dh: 'AAAA' }, { auth: 'AAAA' }, { p256dh: besideCurve }]) {
        expect(services.accepts({ ...target, ...keys })).toBe(false)
        expect(await services.send({ ...target, ...keys }, order)).toBe('gone')
      }
    })
  })
}
