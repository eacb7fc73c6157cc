import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type SocialProvider, SocialRefused, SocialUnavailable } from './port.ts'
import type { MessengerProvider } from './messenger-port.ts'

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
