import { describe, expect, it } from 'vitest'
import { type MailProvider, MailUnavailable } from './port.ts'

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
  const letter = (id: string, to: string) => ({ id, to, subject: 'Hello — ☕', text: 'Line one\nhttp://localhost/x?y=1&z=2' })
  describe(`${name} as a provider of mail`, () => {
    it('delivers a letter as it was written', async () => {
      expect(await world().mail.send(letter('suite-1', 'ada@example.com'))).toBe('accepted')
      expect(await world().letters('ada@example.com')).toEqual([{ subject: 'Hello — ☕', text: 'Line one\nhttp://localhost/x?y=1&z=2' }])
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
