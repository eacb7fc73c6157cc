import { randomUUID } from 'node:crypto'
import type { TestServer, Visitor } from '@ante/testing/server'
import { en } from '@ante/texts/en/index'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { putSetting } from '../content/index.ts'
import { type ServerWithLetters, serverWithLetters, wrongOf } from './letters.fixture.ts'

let world: ServerWithLetters
let server: TestServer
beforeAll(async () => {
  // Calls say from where they come, as behind a load balancer.
  world = await serverWithLetters({ TRUSTED_PROXIES: '127.0.0.1' })
  server = world.server
  await server.database.db.write((tx) => putSetting(tx, 'site', { isTwoFAEnable: true }))
  server.dispatcher?.wake()
  const isOffered = async () =>
    ((await (await fetch(`${server.url}/nfx/cms-config/en`)).json()) as { site: { isTwoFAEnable: boolean } }).site
      .isTwoFAEnable
  await vi.waitFor(async () => expect(await isOffered()).toBe(true), { timeout: 60_000 })
})
afterAll(() => world.close())

type Player = Awaited<ReturnType<TestServer['player']>>
interface Contact {
  type: 'email' | 'phone'
  contact: string
  is_confirmed: boolean
  is_subscribed: boolean
  is_pending?: true
  phone_country_code?: string
}
const password = 'correct-horse-9'
const query = (text: string, values: unknown[] = []) => server.database.db.pool.query(text, values)
let numbers = 7_700_910_003
/** A British number that nobody had before, by its digits, and one whose receipts come. */
const newNumber = (): string => `44${(numbers += 7)}`
let people = 0
const newEmail = (): string => `phone-${++people}@example.com`

const contactsOf = async (player: Visitor): Promise<Contact[]> =>
  (await player.call<{ contacts: Contact[] }>('account.getprofileinfo')).data.contacts
const add = (player: Visitor, fields: Record<string, unknown>) => player.post('account.addcontact', fields)
/** The code of the nth message to a number. */
async function codeTo(number: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await world.textsTo(number)).length, { timeout: 60_000 }).toBe(nth)
  return /\b(\d{6})\b/.exec((await world.textsTo(number)).at(-1) ?? '')?.[1] ?? ''
}
async function codeInLetter(email: string, nth: number): Promise<string> {
  await expect.poll(async () => (await world.lettersTo(email)).length, { timeout: 60_000 }).toBe(nth)
  return /\b(\d{6})\b/.exec((await world.lettersTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
}
async function confirmed(player: Visitor, contact: string, nth = 1): Promise<void> {
  expect((await player.post('account.sendconfirmationtocontact', { contact })).data).toBe(1)
  const code = contact.includes('@') ? await codeInLetter(contact, nth) : await codeTo(contact, nth)
  expect((await player.post('account.confirmContact', { contact, code })).data).toBe(1)
}
/** A player who has given a phone number in place of an email. */
async function withPhone(): Promise<{ player: Player; phone: string }> {
  const phone = newNumber()
  return { player: await server.player({ email: undefined, phone: `+${phone}` }), phone }
}

describe('a phone as a contact', () => {
  it('API-15 API-28 PROF-20 PROF-21 PROF-22 is added, listed beside the email, and confirmed by the code of a message', async () => {
    const email = newEmail()
    const player = await server.player({ email })
    const phone = newNumber()
    const typed = `+44 ${phone.slice(2, 6)} ${phone.slice(6)}`
    expect((await add(player, { type: 'phone', contact: typed, phone_country_code: 'GB' })).data).toBe(1)
    const kept = { type: 'phone', contact: phone, is_subscribed: false, news_products: [], phone_country_code: 'GB' }
    expect(await contactsOf(player)).toEqual([
      { type: 'email', contact: email, is_confirmed: false, is_subscribed: true, news_products: ['casino', 'betting'] },
      { ...kept, is_confirmed: false, is_pending: true },
    ])
    await confirmed(player, phone)
    expect((await contactsOf(player))[1]).toEqual({ ...kept, is_confirmed: true })
    // The number signs in as it is typed.
    const visitor = server.visitor()
    expect((await visitor.post('auth.login', { login: typed, password })).status).toBe(200)
  })

  it('PROF-25 ERR-59 VAL-51 a wrong contact is refused at the contact by the message of its type, and nothing is kept', async () => {
    const player = await server.player({ email: newEmail() })
    const said = async (fields: Record<string, unknown>) => (await add(player, fields)).error.invalid_parameters
    expect(await said({ type: 'email', contact: 'not-an-email' })).toEqual({ contact: en.fields.wrongEmail })
    expect(await said({ type: 'email', contact: ' ' })).toEqual({ contact: en.fields.insertEmail })
    expect(await said({ type: 'phone', contact: '' })).toEqual({ contact: en.fields.insertPhone })
    // One digit less than the country's mask has, one more, another country's, and letters.
    for (const contact of ['+44 7700 90012', '+44 7700 9001234', '+49 7700 900123', '+44 7700 90O123'])
      expect(await said({ type: 'phone', contact, phone_country_code: 'GB' })).toEqual({
        contact: en.fields.wrongPhone,
      })
    expect(await contactsOf(player)).toHaveLength(1)
  })

  it('PROF-26 PROF-27 PROF-28 ERR-60 a wrong code is refused at the code, each number waits a minute for its next message', async () => {
    const player = await server.player({ email: newEmail() })
    const phone = newNumber()
    await add(player, { type: 'phone', contact: phone, phone_country_code: '44' })
    expect((await player.post('account.sendconfirmationtocontact', { contact: `+${phone}` })).data).toBe(1)
    const code = await codeTo(phone)
    const wrong = await player.post('account.confirmContact', { contact: phone, code: wrongOf(code) })
    expect([wrong.status, wrong.error.invalid_parameters]).toEqual([400, { code: en.fields.wrongCode }])
    expect((await player.post('account.sendconfirmationtocontact', { contact: phone })).status).toBe(429)
    expect((await player.post('account.confirmContact', { contact: `+${phone}`, code })).data).toBe(1)
  })

  it('another number takes the place of the first only with the password and its own code; the first stays until then and is told', async () => {
    const { player, phone } = await withPhone()
    await confirmed(player, phone)
    const next = newNumber()
    const change = { type: 'phone', contact: next, phone_country_code: 'GB' }
    expect((await add(player, change)).error.invalid_parameters).toEqual({ password: en.fields.required })
    expect((await add(player, { ...change, password: 'wrong-horse-9' })).error.invalid_parameters).toEqual({
      password: en.fields.password,
    })
    expect((await add(player, { ...change, password })).data).toBe(1)
    expect((await contactsOf(player)).map(({ contact, is_pending }) => [contact, is_pending])).toEqual([
      [phone, undefined],
      [next, true],
    ])
    expect((await server.visitor().post('auth.login', { login: next, password })).status).toBe(401)
    await confirmed(player, next)
    expect((await contactsOf(player)).map(({ contact }) => contact)).toEqual([next])
    await expect.poll(async () => (await world.textsTo(phone)).at(-1)).toContain('is now a contact of your account')
    // Whoever signed in by the number goes on by the new one.
    expect((await server.visitor().post('auth.login', { login: next, password })).status).toBe(200)
    expect((await server.visitor().post('auth.login', { login: phone, password })).status).toBe(401)
  })

  it('another email is confirmed by its own code, is the login from then on, and the old address is told', async () => {
    const email = newEmail()
    const player = await server.player({ email })
    await confirmed(player, email)
    const next = newEmail()
    await add(player, { type: 'email', contact: next.toUpperCase(), password })
    await confirmed(player, next)
    expect((await contactsOf(player)).map(({ contact, is_confirmed }) => [contact, is_confirmed])).toEqual([
      [next, true],
    ])
    await expect
      .poll(async () => (await world.lettersTo(email)).at(-1)?.subject)
      .toBe('The email address of your Ante account changed')
    expect((await server.visitor().post('auth.login', { login: next, password })).status).toBe(200)
  })

  it('a contact of somebody else is refused when it is given, and when two confirm one at the same time one has it', async () => {
    const { phone } = await withPhone()
    const other = await server.player({ email: newEmail() })
    const taken = await add(other, { type: 'phone', contact: phone, phone_country_code: 'GB' })
    expect([taken.status, taken.error.code, taken.error.invalid_parameters]).toEqual([
      400,
      'login_taken',
      { contact: en.fields.loginTaken },
    ])
    const wanted = newNumber()
    const both = [other, await server.player({ email: newEmail() })]
    const codes: string[] = []
    for (const [n, one] of both.entries()) {
      await add(one, { type: 'phone', contact: wanted, phone_country_code: 'GB' })
      await one.post('account.sendconfirmationtocontact', { contact: wanted })
      codes.push(await codeTo(wanted, n + 1))
    }
    const answers = await Promise.all(
      both.map((one, n) => one.post('account.confirmContact', { contact: wanted, code: codes[n] ?? '' }))
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('a number is sent five messages in an hour, whoever asks for them, three of them for one network, and no more', async () => {
    const phone = newNumber()
    const askedFrom = async (address: string) => {
      const player = await server.player({ email: newEmail() })
      await add(player, { type: 'phone', contact: phone, phone_country_code: 'GB' })
      const from = { headers: { 'x-forwarded-for': address } }
      return (await player.post('account.sendconfirmationtocontact', { contact: phone }, from)).status
    }
    for (const status of [200, 200, 200, 429]) expect(await askedFrom('198.51.100.70')).toBe(status)
    for (const status of [200, 200, 429]) expect(await askedFrom('198.51.100.71')).toBe(status)
    expect(await askedFrom('198.51.100.72')).toBe(429)
    expect(
      (
        await query(`select 1 from messages.outbox where channel = 'sms' and state <> 'withheld' and to_address = $1`, [
          phone,
        ])
      ).rowCount
    ).toBe(5)
  })

  it('the receipt of a message is kept once, a forged one is refused, and the text goes when it was sent', async () => {
    const { player, phone } = await withPhone()
    await confirmed(player, phone)
    const read = async () =>
      (
        await query(
          `select body, state from messages.outbox where channel = 'sms' and state <> 'withheld' and to_address = $1`,
          [phone]
        )
      ).rows
    await expect.poll(read).toEqual([{ body: '', state: 'delivered' }])
    expect(await world.repeatReceipts(phone, 'wrong')).toEqual([403])
    expect(await world.repeatReceipts(phone, 'old')).toEqual([403])
    expect(await world.repeatReceipts(phone, 'right')).toEqual([200])
    expect(await read()).toEqual([{ body: '', state: 'delivered' }])
  })
})

describe('an account with a phone alone', () => {
  const restore = async (login: string, request: string) => {
    expect((await server.visitor().post('auth.restore', { login, request })).data).toEqual({ ok: 1 })
  }
  const setPassword = (fields: Record<string, string>) => server.visitor().post('auth.setpassword', fields)

  it('AUTH-50 API-40 a forgotten password: a code goes to the number, and sets a new one once, with the request it was sent for', async () => {
    const { player, phone } = await withPhone()
    const request = randomUUID()
    await restore(`+${phone}`, request)
    const code = await codeTo(phone)
    const asked = { login: `+${phone}`, request, code, password: 'brand-New-77' }
    // Another browser has not the request: its tries take nothing from the code.
    for (let n = 0; n < 7; n++)
      expect((await setPassword({ ...asked, request: 'other' })).error.invalid_parameters).toEqual({
        code: en.fields.wrongCode,
      })
    expect((await setPassword({ ...asked, code: wrongOf(code) })).status).toBe(400)
    expect((await setPassword({ ...asked, password: 'short' })).error.invalid_parameters).toHaveProperty('password')
    expect((await setPassword(asked)).data).toEqual({ ok: 1 })
    // Its answer was lost: sent again it is answered alike. Another password is refused.
    expect((await setPassword(asked)).data).toEqual({ ok: 1 })
    expect((await setPassword({ ...asked, password: 'brand-New-78' })).status).toBe(400)
    expect((await player.call('account.getBalance')).status).toBe(401)
    const visitor = server.visitor()
    expect((await visitor.post('auth.login', { login: phone, password: 'brand-New-77' })).status).toBe(200)
    expect(await contactsOf(visitor)).toMatchObject([{ contact: phone, is_confirmed: true }])
  })

  it('AUTH-50 a code of a recovery may be tried five times, and a number that nobody has is answered alike', async () => {
    const { phone } = await withPhone()
    const request = randomUUID()
    await restore(phone, request)
    const code = await codeTo(phone)
    const asked = { login: phone, request, code, password: 'brand-New-77' }
    for (let n = 0; n < 5; n++) expect((await setPassword({ ...asked, code: wrongOf(code) })).status).toBe(400)
    const late = await setPassword(asked)
    const nobody = newNumber()
    await restore(nobody, request)
    const unknown = await setPassword({ ...asked, login: nobody })
    expect([late.status, late.error]).toMatchObject([
      unknown.status,
      { invalid_parameters: { code: en.fields.wrongCode } },
    ])
    expect(unknown.error.invalid_parameters).toEqual(late.error.invalid_parameters)
    expect(await world.textsTo(nobody)).toEqual([])
  })

  it('a phone that has just come beside an email brings no new password before a day is over', async () => {
    const email = newEmail()
    const player = await server.player({ email })
    const phone = newNumber()
    await add(player, { type: 'phone', contact: phone, phone_country_code: 'GB' })
    await confirmed(player, phone)
    await restore(phone, randomUUID())
    await restore(email, '')
    // The email’s link comes, so the wish before it was looked at.
    await expect.poll(async () => (await world.lettersTo(email)).length).toBe(1)
    expect(await world.textsTo(phone)).toHaveLength(1)
    await query(`update identity.users set phone_since = phone_since - interval '25 hours' where uid = $1`, [
      player.uid,
    ])
    await query(`update identity.recoveries set created_at = created_at - interval '2 minutes'`)
    await restore(phone, randomUUID())
    await codeTo(phone, 2)
  })

  it('2FA-01 2FA-05 2FA-15 PROF-34 the second step is switched on by a message, and a login needs the code of the next', async () => {
    const { player, phone } = await withPhone()
    const early = await player.post('account.changeTwoFactorAuth', { status: '1' })
    expect(early.error.type).toBe('UserNeedConfirmContactException')
    await confirmed(player, phone)
    expect((await player.post('account.changeTwoFactorAuth', { status: '1' })).data).toEqual({
      resend_time: 60,
      sent_to: 'phone',
    })
    expect((await player.post('account.confirmTwoFactorAuth', { code: await codeTo(phone, 2) })).data).toBe(1)
    const visitor = server.visitor()
    const first = await visitor.post('auth.login', { login: phone, password })
    expect([first.status, first.error.message, first.error.error_data]).toEqual([
      401,
      'two_factor_auth is enable',
      { resend_time: 60, sent_to: 'phone' },
    ])
    const second = await visitor.post('auth.login', { login: phone, password, code: await codeTo(phone, 3) })
    expect(second.status).toBe(200)
  })
})
