import type { TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerWithLetters, serverWithLetters } from '../identity/letters.fixture.ts'
import { sendNewsAsStaff } from './news.fixture.ts'

let world: ServerWithLetters
let server: TestServer
beforeAll(async () => {
  world = await serverWithLetters()
  server = world.server
})
afterAll(() => world.close())

const query = (text: string, values: unknown[] = []) => server.database.db.pool.query(text, values)
let people = 0
/** A player whose contacts are confirmed and who asked for news to both. */
async function subscriber(fields: Record<string, unknown> = {}) {
  people += 1
  const email = `news-${people}@example.com`
  const phone = `447700920${String(people * 10 + 3).padStart(3, '0')}`
  const player = await server.player({ email, phone: `+${phone}`, notify: '1', ...fields })
  await query(`update identity.users set email_confirmed_at = now(), phone_confirmed_at = now() where uid = $1`, [
    player.uid,
  ])
  return { player, email, phone }
}
const send = (fields: Record<string, unknown> = {}) => sendNewsAsStaff(server, fields)
const linkIn = (text: string): URL => new URL(/https?:\S+\/unsubscribe\?\S+/.exec(text)?.[0] ?? '')
const isSubscribed = async ({ player }: Awaited<ReturnType<typeof subscriber>>) => {
  const { data } = await player.call<{ contacts: { type: string; is_subscribed: boolean }[] }>('account.getprofileinfo')
  return Object.fromEntries(data.contacts.map(({ type, is_subscribed }) => [type, is_subscribed]))
}
const oneClick = (link: URL, body = 'List-Unsubscribe=One-Click') =>
  fetch(`${server.url}${link.pathname}${link.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
    redirect: 'error',
  })

describe('news', () => {
  it('goes to the confirmed contacts of those who asked for it, each with the link that stops it, and an email with the headers of RFC 8058', async () => {
    const reached = await subscriber()
    const unconfirmed = await server.player({ email: 'unconfirmed-news@example.com', notify: '1' })
    const silent = await subscriber({ notify: '0' })
    const german = await subscriber({ locale: 'de' })
    const excluded = await subscriber()
    await query(`update identity.users set excluded_until = 'infinity' where uid = $1`, [excluded.player.uid])
    expect(await send()).toMatchObject({ emails: 1, texts: 1 })
    await expect.poll(async () => (await world.lettersTo(reached.email)).length).toBe(1)
    const [letter] = await world.lettersTo(reached.email)
    expect(letter?.text).toContain('Eight matches, one table.')
    const link = linkIn(letter?.text ?? '')
    expect(letter?.headers).toEqual({
      'List-Unsubscribe': `<${link.href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    await expect.poll(async () => (await world.textsTo(reached.phone)).length).toBe(1)
    expect((await world.textsTo(reached.phone))[0]).toMatch(/^Cup week has begun\.\nStop: http/)
    expect(unconfirmed.uid).toBeGreaterThan(0n)
    for (const { email, phone } of [silent, german, excluded])
      expect([await world.lettersTo(email), await world.textsTo(phone)]).toEqual([[], []])
    // Letters that are no news carry neither.
    await reached.player.post('account.sendconfirmationtocontact', { contact: reached.email })
    await expect.poll(async () => (await world.lettersTo(reached.email)).length).toBe(2)
    expect((await world.lettersTo(reached.email))[1]?.headers).toEqual({})
    await query('update players.profiles set news_email = false, news_phone = false')
  })

  it('API-27 PROF-38 PROF-39 is stopped by one press of a mail program, without a session, for its contact alone', async () => {
    const one = await subscriber()
    await send({ sms: '' })
    await expect.poll(async () => (await world.lettersTo(one.email)).length).toBe(1)
    const link = linkIn((await world.lettersTo(one.email))[0]?.text ?? '')
    expect((await oneClick(link, 'nothing')).status).toBe(400)
    expect(await isSubscribed(one)).toEqual({ email: true, phone: true })
    expect((await oneClick(link)).status).toBe(200)
    expect(await isSubscribed(one)).toEqual({ email: false, phone: true })
    // Pressed again, and with the other form of a body.
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    const again = await fetch(`${server.url}/ar${link.pathname}${link.search}`, { method: 'POST', body: form })
    expect(again.status).toBe(200)
    expect(await send({ sms: '' })).toMatchObject({ emails: 0, texts: 0 })
  })

  it('PROF-39 a link that was made for another contact, changed or guessed stops nothing', async () => {
    const one = await subscriber()
    await send({ sms: '' })
    await expect.poll(async () => (await world.lettersTo(one.email)).length).toBe(1)
    const link = linkIn((await world.lettersTo(one.email))[0]?.text ?? '')
    const hash = link.searchParams.get('hash') ?? ''
    const visitor = server.visitor()
    for (const given of [
      { contact: one.phone, hash },
      { contact: 'nobody@example.com', hash },
      { contact: one.email, hash: `${hash.startsWith('A') ? 'B' : 'A'}${hash.slice(1)}` },
      { contact: one.email, hash: '' },
    ])
      expect((await visitor.post('account.unsubscribe', given)).status, JSON.stringify(given)).toBe(404)
    expect(await isSubscribed(one)).toEqual({ email: true, phone: true })
    expect((await visitor.post('account.unsubscribe', { contact: one.email, hash })).data).toBe(1)
    expect(await isSubscribed(one)).toEqual({ email: false, phone: true })
  })
})
