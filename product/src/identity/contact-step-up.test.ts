import type { TestServer, Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { putSetting } from '../content/index.ts'
import { type ServerWithLetters, serverWithLetters } from './letters.fixture.ts'

let world: ServerWithLetters
let server: TestServer
beforeAll(async () => {
  world = await serverWithLetters()
  server = world.server
  await server.database.db.write((tx) => putSetting(tx, 'site', { isTwoFAEnable: true }))
  server.dispatcher?.wake()
  const isOffered = async () =>
    ((await (await fetch(`${server.url}/nfx/cms-config/en`)).json()) as { site: { isTwoFAEnable: boolean } }).site
      .isTwoFAEnable
  await vi.waitFor(async () => expect(await isOffered()).toBe(true), { timeout: 60_000 })
})
afterAll(() => world.close())

const password = 'correct-horse-9'
const query = (text: string, values: unknown[] = []) => server.database.db.pool.query(text, values)
let people = 0
const newEmail = (): string => `step-up-${++people}@example.com`
let numbers = 7_700_930_003
const newNumber = (): string => `44${(numbers += 7)}`
const codeIn = (text = ''): string => /\b(\d{6})\b/.exec(text)?.[1] ?? ''
/** The code of the newest email or text message, once there are so many with one. */
async function codeTo(contact: string, nth: number): Promise<string> {
  const received = async () =>
    (contact.includes('@') ? (await world.lettersTo(contact)).map(({ text }) => text) : await world.textsTo(contact))
      .map(codeIn)
      .filter((code) => code !== '')
  await expect.poll(async () => (await received()).length, { timeout: 60_000 }).toBe(nth)
  return (await received()).at(-1) ?? ''
}
/** A player with a confirmed email or phone whose logins ask for a code. */
async function someone(kind: 'email' | 'phone' = 'email', { hasCodes = true } = {}) {
  const contact = kind === 'email' ? newEmail() : newNumber()
  const player = await server.player(kind === 'email' ? { email: contact } : { email: undefined, phone: `+${contact}` })
  await query(`update identity.users set ${kind}_confirmed_at = now(), second_step = $2 where uid = $1`, [
    player.uid,
    hasCodes,
  ])
  return { player, contact }
}
const add = (player: Visitor, contact: string) =>
  player.post(
    'account.addcontact',
    contact.includes('@')
      ? { type: 'email', contact, password }
      : { type: 'phone', contact, phone_country_code: 'GB', password }
  )
const stepUp = async (player: Visitor, contact: string, nth: number) => {
  expect((await player.post('account.sendStepUpCode', { purpose: 'contact' })).status).toBe(200)
  const code = await codeTo(contact, nth)
  expect((await player.post('account.confirmStepUp', { code, purpose: 'contact' })).data).toBe(1)
}
const pendingOf = async (uid: bigint) =>
  (await query('select contact from identity.contact_changes where uid = $1', [uid])).rows.map(
    ({ contact }: { contact: string }) => contact
  )

describe('a player with a second factor', () => {
  it('ACC-6 PROF-24 API-15 adds a phone and changes the email only after giving it, and is told where its code goes', async () => {
    const { player, contact: email } = await someone()
    for (const fresh of [newNumber(), newEmail()]) {
      await query(`update identity.sessions set verified_at = null, step_ups = '{}' where uid = $1`, [player.uid])
      const refused = await add(player, fresh)
      expect([refused.status, refused.error.code, refused.error.error_data]).toEqual([
        409,
        'second_factor_needed',
        { purpose: 'contact', ways: ['contact'], sent_to: 'email', contact: 'st…@example.com' },
      ])
      expect(await pendingOf(player.uid)).not.toContain(fresh)
      await query('delete from identity.second_step_codes where uid = $1', [player.uid])
      await stepUp(player, email, fresh.includes('@') ? 2 : 1)
      expect((await add(player, fresh)).data).toBe(1)
      expect(await pendingOf(player.uid)).toContain(fresh)
    }
  })

  it('gets the code by text message where the phone is what is confirmed', async () => {
    const { player, contact: phone } = await someone('phone')
    const email = newEmail()
    expect((await add(player, email)).error.error_data).toEqual({
      purpose: 'contact',
      ways: ['contact'],
      sent_to: 'phone',
      contact: `+44…${phone.slice(-3)}`,
    })
    await stepUp(player, phone, 1)
    expect((await add(player, email)).data).toBe(1)
  })

  it('is told by the letter and the message what its code confirms, and it confirms nothing else', async () => {
    const { player, contact: email } = await someone()
    const change = { old_password: password, new_password: 'plum-Lantern-91' }
    expect((await player.post('account.changepassword', change)).error.error_data).toMatchObject({
      purpose: 'password',
    })
    expect((await player.post('account.sendStepUpCode', { purpose: 'contact' })).status).toBe(200)
    const code = await codeTo(email, 1)
    expect((await world.lettersTo(email)).at(-1)?.text).toContain('It confirms: a new email address or phone number.')
    const elsewhere = await player.post('account.confirmStepUp', { code, purpose: 'password' })
    expect([elsewhere.status, elsewhere.error.code]).toEqual([400, 'second_step_expired'])
    expect((await player.post('account.confirmStepUp', { code, purpose: 'contact' })).data).toBe(1)
    expect((await player.post('account.changepassword', change)).error.code).toBe('second_factor_needed')
    expect((await add(player, newEmail())).data).toBe(1)
    const { player: other, contact: phone } = await someone('phone')
    expect((await other.post('account.sendStepUpCode', { purpose: 'withdrawal' })).status).toBe(200)
    await codeTo(phone, 1)
    expect((await world.textsTo(phone)).at(-1)).toContain('to confirm: a withdrawal to a new destination.')
    expect((await other.post('account.confirmStepUp', { code: '123456', purpose: 'anything' })).status).toBe(400)
  })

  it('PROF-27 brings a contact into use only after giving it, where the contact waited since before; its code is not used up', async () => {
    const { player, contact: email } = await someone('email', { hasCodes: false })
    const fresh = newEmail()
    expect((await add(player, fresh)).data).toBe(1)
    await player.post('account.sendconfirmationtocontact', { contact: fresh })
    const code = await codeTo(fresh, 1)
    await query('update identity.users set second_step = true where uid = $1', [player.uid])
    const refused = await player.post('account.confirmContact', { contact: fresh, code })
    expect([refused.status, refused.error.code]).toEqual([409, 'second_factor_needed'])
    expect((await query('select email from identity.users where uid = $1', [player.uid])).rows).toEqual([{ email }])
    await stepUp(player, email, 1)
    expect((await player.post('account.confirmContact', { contact: fresh, code })).data).toBe(1)
    expect((await query('select email from identity.users where uid = $1', [player.uid])).rows).toEqual([
      { email: fresh },
    ])
  })

  it('confirms the contact in use without it: nothing changes hands', async () => {
    const { player, contact } = await someone()
    await player.post('account.sendconfirmationtocontact', { contact })
    const code = await codeTo(contact, 1)
    expect((await player.post('account.confirmContact', { contact, code })).data).toBe(1)
  })
})

describe('a changed contact', () => {
  it.each([
    ['email', 'The email address of your Ante account changed', 'is now st…@example.com'],
    ['phone', 'The phone number of your Ante account changed', 'is now +44…'],
  ] as const)(
    'a new %s is told to the email before, half hidden, with device, network and time',
    async (kind, subject, words) => {
      const { player, contact: before } = await someone('email', { hasCodes: false })
      const fresh = kind === 'email' ? newEmail() : newNumber()
      expect((await add(player, fresh)).data).toBe(1)
      await player.post('account.sendconfirmationtocontact', { contact: fresh })
      await player.post('account.confirmContact', { contact: fresh, code: await codeTo(fresh, 1) })
      const told = async () => (await world.lettersTo(before)).find((one) => one.subject === subject)?.text
      await expect.poll(told, { timeout: 60_000 }).toContain(words)
      const text = (await told()) ?? ''
      expect(text).toMatch(/Device: .+\nNetwork: .+\nTime: \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
      expect(text).toContain('contact us if you can’t log in')
      expect(text).not.toContain(fresh)
      expect((await world.lettersTo(fresh)).map((one) => one.subject)).not.toContain(subject)
    }
  )

  it('is told to nobody where the email before was never confirmed: it may be a stranger’s', async () => {
    const { player, contact: before } = await someone('email', { hasCodes: false })
    await query('update identity.users set email_confirmed_at = null where uid = $1', [player.uid])
    const fresh = newEmail()
    expect((await add(player, fresh)).data).toBe(1)
    await player.post('account.sendconfirmationtocontact', { contact: fresh })
    const code = await codeTo(fresh, 1)
    expect((await player.post('account.confirmContact', { contact: fresh, code })).data).toBe(1)
    const { rows } = await query(
      `select 1 from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1`,
      [before]
    )
    expect(rows).toEqual([])
  })
})
