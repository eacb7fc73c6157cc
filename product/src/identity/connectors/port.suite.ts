import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type MailProvider, MailUnavailable, type SocialProvider, SocialRefused, SocialUnavailable } from './port.ts'

export interface MailWorld {
  readonly mail: MailProvider
  /** The same vendor that does not answer, and one that does not know our key. */
  readonly unreachable: MailProvider
  readonly stranger: MailProvider
  /** What lies in a mailbox, the oldest first. */
  letters(to: string): Promise<readonly { subject: string; text: string }[]>
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
        { subject: 'Hello — ☕', text: 'Line one\nhttp://localhost/x?y=1&z=2' },
      ])
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
