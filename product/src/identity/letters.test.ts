import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { putSetting } from '../content/index.ts'
import { type ServerWithLetters, serverWithLetters } from './letters.fixture.ts'

let world: ServerWithLetters
beforeAll(async () => {
  world = await serverWithLetters()
  await world.server.database.db.write((tx) => putSetting(tx, 'site', { name: 'Lumen' }, '*', 'lumen.test'))
  world.server.dispatcher?.wake()
  await vi.waitFor(
    async () => expect((await restoreAt('lumen.test', 'nobody@example.com')).brand).toBe('Lumen'),
    60_000
  )
})
afterAll(() => world.close())

/** Asks for a new password on a site of the house; answers the name of that site too. `fetch` would not let the host be named. */
async function restoreAt(host: string, login: string): Promise<{ status: number; brand: string }> {
  const { app } = world.server
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/auth/restore?locale=en&version=1',
    headers,
    payload: JSON.stringify({ login }),
  })
  const config = await app.inject({ url: '/nfx/cms-config/en', headers: { host } })
  return { status: statusCode, brand: (config.json() as { site: { name: string } }).site.name }
}

describe('a letter', () => {
  it('comes from the site where it was asked for: its name stands in it and in front of the sender’s address', async () => {
    for (const [host, brand, from] of [
      ['lumen.test', 'Lumen', '"Lumen" <a@ante.example>'],
      ['ante.test', 'Ante', 'Ante <a@ante.example>'],
    ] as const) {
      const email = `${brand.toLowerCase()}@example.com`
      await world.server.player({ email })
      expect((await restoreAt(host, email)).status).toBe(200)
      await expect.poll(async () => (await world.lettersTo(email)).length).toBe(1)
      const [letter] = await world.lettersTo(email)
      expect(letter).toMatchObject({ from, subject: `Reset your ${brand} password` })
      expect(letter?.text).toContain(`reset the password of your ${brand} account.`)
    }
  })
})
