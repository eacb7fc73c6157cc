import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  type MailProvider,
  MailUnavailable,
  type SmsProvider,
  SmsUnavailable,
  type SocialProvider,
  SocialRefused,
  SocialUnavailable,
} from './port.ts'
import type { MessengerProvider } from './messenger-port.ts'

export interface MailWorld {
  readonly mail: MailProvider
  /** The same vendor that does not answer, and one that does not know our key. */
  readonly unreachable: MailProvider
  readonly stranger: MailProvider
  /** What lies in a mailbox, the oldest first. */
  letters(to: string): Promise<readonly { subject: string; text: string; headers: Readonly<Record<string, string>> }[]>
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
        { subject: 'Hello — ☕', text: 'Line one\nhttp://localhost/x?y=1&z=2', headers: {} },
      ])
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
    it('does not know the outcome when there is no answer, or no access', async () => {
      await expect(world().unreachable.send(letter('suite-4', 'ada@example.com'))).rejects.toThrow(MailUnavailable)
      await expect(world().stranger.send(letter('suite-5', 'eve@example.com'))).rejects.toThrow(MailUnavailable)
      expect(await world().letters('eve@example.com')).toEqual([])
    })
  })
}

export interface HeardReceipt {
  readonly headers: Readonly<Record<string, string>>
  readonly rawBody: Uint8Array
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

export interface SocialWorld {
  readonly social: SocialProvider
  /** The same service that does not answer, and one to which our secret is none. */
  readonly unreachable: SocialProvider
  readonly stranger: SocialProvider
  /** Follows an address as the browser of this person: the code that comes back to ours. */
  consent(
    url: string,
    person: { email: string; verified: boolean; given_name?: string; family_name?: string }
  ): Promise<{ code: string; state: string }>
}

/** Every service that knows who somebody is behaves like this, whatever its own protocol is. */
export function socialSuite(name: string, world: () => SocialWorld): void {
  const verifier = 'v'.repeat(43)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const redirectUri = 'http://localhost:3000/oauth/callback/x'
  const ask = (provider: SocialProvider, nonce = 'n1') =>
    provider.authorizationUrl({ state: 's1', nonce, challenge, redirectUri, locale: 'en' })
  const ada = { email: 'Ada@example.com', verified: true, given_name: 'Ada', family_name: 'Byron' }
  describe(`${name} as a service that knows who somebody is`, () => {
    it('SOC-03 tells who has agreed, once for each code', async () => {
      const { social, consent } = world()
      const { code, state } = await consent(await ask(social), ada)
      expect(state).toBe('s1')
      const said = await social.identify({ code, verifier, nonce: 'n1', redirectUri })
      expect(said).toMatchObject({
        email: 'ada@example.com',
        isEmailVerified: true,
        firstName: 'Ada',
        lastName: 'Byron',
      })
      await expect(social.identify({ code, verifier, nonce: 'n1', redirectUri })).rejects.toThrow(SocialRefused)
      const again = await consent(await ask(social), { ...ada, verified: false })
      expect(await social.identify({ code: again.code, verifier, nonce: 'n1', redirectUri })).toMatchObject({
        subject: said.subject,
        isEmailVerified: false,
      })
    })
    it('does not stand behind a code with another verifier, another way back or another nonce, nor behind one that it never gave', async () => {
      const { social, consent } = world()
      const fresh = async () => (await consent(await ask(social), ada)).code
      const right = { verifier, nonce: 'n1', redirectUri }
      await expect(social.identify({ ...right, code: await fresh(), verifier: 'w'.repeat(43) })).rejects.toThrow(
        SocialRefused
      )
      await expect(social.identify({ ...right, code: await fresh(), redirectUri: `${redirectUri}y` })).rejects.toThrow(
        SocialRefused
      )
      await expect(social.identify({ ...right, code: await fresh(), nonce: 'n2' })).rejects.toThrow(SocialRefused)
      await expect(social.identify({ ...right, code: 'made-up' })).rejects.toThrow(SocialRefused)
    })
    it('says when nothing can be known: no answer, no access', async () => {
      const { social, unreachable, stranger, consent } = world()
      await expect(ask(unreachable)).rejects.toThrow(SocialUnavailable)
      const { code } = await consent(await ask(social), ada)
      await expect(stranger.identify({ code, verifier, nonce: 'n1', redirectUri })).rejects.toThrow(SocialUnavailable)
    })
  })
}

export interface MessengerWorld {
  readonly messenger: MessengerProvider
  /** The same app for another bot. */
  readonly stranger: MessengerProvider
  /** What the app puts into the address when this person opens the site, and with what its login widget comes back. */
  launch(id: number): Promise<string>
  login(id: number): Promise<Readonly<Record<string, string>>>
}

/** Every messaging app behaves like this, whatever it signs with. */
export function messengerSuite(name: string, world: () => MessengerWorld): void {
  describe(`${name} as a messaging app`, () => {
    it('SOC-19 knows who opens the site and who comes back from its widget by one number, each with a signature of its own', async () => {
      const { messenger, launch, login } = world()
      const opened = messenger.readApp(await launch(71))
      expect(opened).toMatchObject({ subject: '71', firstName: 'Ada' })
      const came = messenger.readWidget(await login(71))
      expect(came).toMatchObject({ subject: '71', firstName: 'Ada' })
      if (typeof opened === 'string' || typeof came === 'string') throw new Error('nobody was read')
      expect(opened.signature).not.toBe(came.signature)
      expect(opened.validUntil).toBeGreaterThan(Date.now())
    })
    it('SOC-19 believes nothing that was changed, or signed for another bot', async () => {
      const { messenger, stranger, launch, login } = world()
      const data = await launch(72)
      const fields = await login(72)
      expect([messenger.readApp(`${data}&more=1`), stranger.readApp(data), messenger.readApp('')]).toEqual(
        Array.from({ length: 3 }, () => 'invalid')
      )
      expect([messenger.readWidget({ ...fields, id: '73' }), stranger.readWidget(fields)]).toEqual([
        'invalid',
        'invalid',
      ])
    })
  })
}
