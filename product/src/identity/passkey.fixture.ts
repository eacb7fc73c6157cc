import type { Visitor } from '@ante/testing/server'
import { expect } from 'vitest'
import { serverWithLetters } from './letters.fixture.ts'
import { type CeremonyOptions, SoftAuthenticator } from './soft-authenticator.fixture.ts'

export type PasskeyWorld = Awaited<ReturnType<typeof openPasskeys>>

export const optionsOf = async (visitor: Visitor, call: string, params: Record<string, unknown> = {}) =>
  (await visitor.post<{ options: CeremonyOptions }>(call, params)).data.options

/** A host at a known address, its players and their passkeys. */
export async function openPasskeys() {
  const origin = 'http://localhost:4999'
  const { server, lettersTo, close } = await serverWithLetters({ PUBLIC_URL: origin })
  const query = (text: string, values: unknown[] = []) => server.database.db.pool.query(text, values)
  let people = 0

  async function someone({ isConfirmed = true } = {}) {
    const email = `passkey-${++people}@example.com`
    const player = await server.player({ email })
    if (isConfirmed) await query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid])
    return { player, email }
  }

  async function withPasskey(more: Parameters<typeof someone>[0] = {}) {
    const { player, email } = await someone(more)
    const key = new SoftAuthenticator()
    const options = await optionsOf(player, 'account.startPasskey')
    const added = await player.post<{ id: string; name: string }>('account.addPasskey', {
      response: key.create(options, { origin, counter: 1 }),
    })
    expect([added.status, added.data.id]).toEqual([200, key.id])
    return { player, email, key }
  }

  /** A browser: it keeps the cookie of its device, which the client of the tests does not. */
  async function browser() {
    const visitor = server.visitor()
    const { data, headers } = await visitor.post<{ options: CeremonyOptions }>('auth.startPasskey')
    const device =
      headers
        .getSetCookie()
        .find((line) => line.includes('ante_device='))
        ?.split(';', 1)[0] ?? ''
    return {
      visitor,
      device,
      options: data.options,
      logIn: (response: object, cookie = device) =>
        visitor.post<{ uid: number }>('auth.passkeyLogin', { response }, { headers: { cookie } }),
    }
  }

  /** The second factor of the player's sessions was given an hour ago. */
  const longAgo = (uid: bigint) =>
    query(`update identity.sessions set verified_at = now() - interval '1 hour', step_ups = '{}' where uid = $1`, [uid])

  return { server, origin, lettersTo, close, query, someone, withPasskey, browser, longAgo }
}
