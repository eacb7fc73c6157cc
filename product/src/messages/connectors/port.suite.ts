import { describe, expect, it } from 'vitest'
import { type MailProvider, MailUnavailable, type SmsProvider, SmsUnavailable } from './port.ts'

/** What a vendor has told us, as it came. */
export interface HeardReceipt {
  readonly headers: Readonly<Record<string, string>>
  readonly rawBody: Uint8Array
}
export interface MailWorld {
  readonly mail: MailProvider
  /** The same vendor that does not answer, and one that does not know our key. */
  readonly unreachable: MailProvider
  readonly stranger: MailProvider
  /** Of a vendor that repeats what mail servers say: an address whose server takes nothing from us, for now. */
  readonly blocked?: string
  /** What lies in a mailbox, the oldest first. */
  letters(
    to: string
  ): Promise<readonly { subject: string; text: string; html: string; headers: Readonly<Record<string, string>> }[]>
  /** Of a vendor that tells later what became of an email. */
  readonly events?: {
    /** What came, the oldest first. */
    readonly heard: readonly HeardReceipt[]
    /** Domains whose mailboxes do not exist, are full, and whose readers call everything spam. */
    readonly domains: { readonly gone: string; readonly full: string; readonly complaining: string }
    /** Has the events of an address come again. */
    repeat(to: string, signature: 'wrong' | 'old'): Promise<void>
  }
}

/** Every vendor of mail behaves like this, whatever its own protocol is. */
export function mailSuite(name: string, world: () => MailWorld): void {
  const letter = (id: string, to: string) => ({
    id,
    to,
    subject: 'Hello — ☕',
    text: 'Line one\nhttp://localhost/x?y=1&z=2',
  })
  describe(`${name} as a provider of mail`, () => {
    it('delivers a letter as it was written', async () => {
      expect(await world().mail.send(letter('suite-1', 'ada@example.com'))).toBe('accepted')
      expect(await world().letters('ada@example.com')).toEqual([
        { subject: 'Hello — ☕', text: 'Line one\nhttp://localhost/x?y=1&z=2', html: '', headers: {} },
      ])
      const html = '<!doctype html><html lang="ar" dir="rtl"><body><p>مرحبا — ☕</p></body></html>'
      expect(await world().mail.send({ ...letter('suite-7', 'eva@example.com'), html })).toBe('accepted')
      expect((await world().letters('eva@example.com'))[0]?.html).toContain('<p>مرحبا — ☕</p>')
    })
    it('delivers news with the headers of RFC 8058, and other letters without', async () => {
      const url = 'https://ante.example/unsubscribe?contact=cy%40example.com&hash=x'
      expect(await world().mail.send({ ...letter('suite-6', 'cy@example.com'), unsubscribeUrl: url })).toBe('accepted')
      expect((await world().letters('cy@example.com'))[0]?.headers).toEqual({
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
    })
    it('delivers once what is sent twice under one number', async () => {
      for (const _ of [1, 2]) expect(await world().mail.send(letter('suite-2', 'bob@example.com'))).toBe('accepted')
      expect(await world().letters('bob@example.com')).toHaveLength(1)
    })
    it('says when a letter can never be delivered', async () => {
      expect(await world().mail.send(letter('suite-3', 'nobody@bounce.example'))).toBe('refused')
    })
    it('does not take a refusal of our own server for a mailbox that there is not', async () => {
      const { blocked, mail } = world()
      if (blocked === undefined) return
      await expect(mail.send(letter('suite-8', blocked))).rejects.toThrow(MailUnavailable)
    })
    it('does not know the outcome when there is no answer, or no access', async () => {
      await expect(world().unreachable.send(letter('suite-4', 'ada@example.com'))).rejects.toThrow(MailUnavailable)
      await expect(world().stranger.send(letter('suite-5', 'eve@example.com'))).rejects.toThrow(MailUnavailable)
      expect(await world().letters('eve@example.com')).toEqual([])
    })
    it('tells later what became of an email, signed, where it tells anything', async () => {
      const { events, mail, stranger } = world()
      if (!events) {
        expect(mail.readEvent).toBeUndefined()
        return
      }
      const read = async ({ headers, rawBody }: HeardReceipt, by = mail) => by.readEvent?.(headers, rawBody)
      const told = async (id: string, count: number) => {
        const found = async () =>
          (await Promise.all(events.heard.map((one) => read(one)))).filter(
            (one) => one?.kind === 'genuine' && one.id === id
          )
        await expect.poll(async () => (await found()).length, { timeout: 10_000 }).toBe(count)
        return found()
      }
      const { gone, full, complaining } = events.domains
      for (const [id, domain] of [
        ['event-1', 'example.com'],
        ['event-2', gone],
        ['event-3', full],
        ['event-4', complaining],
      ] as const)
        expect(await mail.send(letter(id, `ida@${domain}`))).toBe('accepted')
      expect(await told('event-1', 1)).toMatchObject([{ event: 'delivered' }])
      expect(await told('event-2', 1)).toMatchObject([
        { event: 'bounced', isFinal: true, reason: expect.stringMatching(/./) },
      ])
      expect(await told('event-3', 1)).toMatchObject([{ event: 'bounced', isFinal: false }])
      expect(await told('event-4', 2)).toMatchObject([{ event: 'delivered' }, { event: 'complained' }])
      const [genuine] = events.heard
      expect(genuine && (await read(genuine, stranger))).toEqual({ kind: 'forged' })
      expect(genuine && (await read({ ...genuine, rawBody: Buffer.from('{}') }))).toEqual({ kind: 'forged' })
      for (const signature of ['wrong', 'old'] as const) {
        const from = events.heard.length
        await events.repeat(`ida@${gone}`, signature)
        const kinds = await Promise.all(events.heard.slice(from).map(async (one) => (await read(one))?.kind))
        expect(kinds).toEqual(['forged'])
      }
    })
  })
}

export interface SmsWorld {
  readonly sms: SmsProvider
  /** The same gateway that does not answer, and one that knows neither our key nor our secret. */
  readonly unreachable: SmsProvider
  readonly stranger: SmsProvider
  /** The receipts that came, the oldest first. */
  readonly heard: readonly HeardReceipt[]
  /** Numbers that a message reaches, that it fails to reach, and that there are not. */
  readonly numbers: { readonly delivered: string; readonly failed: string; readonly unknown: string }
  /** What a phone received, the oldest first. */
  texts(to: string): Promise<readonly string[]>
  /** Has the receipts of a number come again. */
  repeatReceipts(to: string, signature: 'wrong' | 'old'): Promise<void>
}

/** Every SMS gateway behaves like this, whatever its own protocol is. */
export function smsSuite(name: string, world: () => SmsWorld): void {
  const message = (id: string, to: string) => ({ id, to, text: 'Your code is 123456. رمزك — ☕' })
  const read = ({ headers, rawBody }: HeardReceipt, by = world().sms) => by.readReceipt(headers, rawBody)
  const receiptOf = async (id: string) => {
    const found = () =>
      world()
        .heard.map((one) => read(one))
        .find((one) => one.kind === 'genuine' && one.id === id)
    await expect.poll(found, { timeout: 10_000 }).toBeDefined()
    return found()
  }
  describe(`${name} as an SMS gateway`, () => {
    it('delivers a message as it was written, once for each number of ours, and a signed receipt says so', async () => {
      const to = world().numbers.delivered
      for (const _ of [1, 2]) expect(await world().sms.send(message('sms-1', to))).toBe('accepted')
      expect(await world().texts(to)).toEqual(['Your code is 123456. رمزك — ☕'])
      expect(await receiptOf('sms-1')).toEqual({ kind: 'genuine', id: 'sms-1', state: 'delivered' })
    })
    it('tells by a receipt that a message did not arrive, and why', async () => {
      expect(await world().sms.send(message('sms-2', world().numbers.failed))).toBe('accepted')
      expect(await receiptOf('sms-2')).toMatchObject({ state: 'failed', reason: expect.stringMatching(/./) })
    })
    it('says when a message can never be delivered', async () => {
      expect(await world().sms.send(message('sms-3', world().numbers.unknown))).toBe('refused')
    })
    it('does not know the outcome when there is no answer, or no access', async () => {
      const to = world().numbers.delivered
      const before = await world().texts(to)
      await expect(world().unreachable.send(message('sms-4', to))).rejects.toThrow(SmsUnavailable)
      await expect(world().stranger.send(message('sms-5', to))).rejects.toThrow(SmsUnavailable)
      expect(await world().texts(to)).toEqual(before)
    })
    it('believes no receipt with a wrong, an old or somebody else’s signature, nor one whose body was changed', async () => {
      const to = world().numbers.delivered
      await world().sms.send(message('sms-6', to))
      await receiptOf('sms-6')
      const [genuine] = world().heard
      expect(genuine && read(genuine, world().stranger)).toEqual({ kind: 'forged' })
      expect(genuine && read({ ...genuine, rawBody: Buffer.from('{}') })).toEqual({ kind: 'forged' })
      for (const signature of ['wrong', 'old'] as const) {
        const from = world().heard.length
        await world().repeatReceipts(to, signature)
        const again = world().heard.slice(from)
        expect(again.length).toBeGreaterThan(0)
        expect(again.map((one) => read(one).kind)).toEqual(again.map(() => 'forged'))
      }
    })
  })
}
