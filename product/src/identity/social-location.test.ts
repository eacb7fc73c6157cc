import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { socialHouse, type SocialHouse } from './social.fixture.ts'

let house: SocialHouse
beforeAll(async () => {
  house = await socialHouse({ TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'CF-IPCountry' })
})
afterAll(() => house.close())

const from = (country: string) => ({ 'x-forwarded-for': '192.0.2.9', 'cf-ipcountry': country })
const usersOf = async (email: string) =>
  (await house.query('select uid from identity.users where email = $1', [email])).rows.length

describe('a sign-in by a service from elsewhere', () => {
  it('ACC-19 opens no account where nobody plays, is kept in the log, and lets in whoever has one', async () => {
    const person = (email: string) => ({ email, verified: true, given_name: 'Ada', family_name: 'Byron' })
    const known = 'known@example.com'
    expect((await house.browser().signIn(person(known), {}, from('GB'))).told).toMatchObject({ ok: true, is_new: true })
    await house.set('location', { countries: ['GB'] }, () => true)
    let strangers = 0
    let stranger = ''
    // Each time another one: until the setting is heard of they get an account.
    const refused = async () => {
      stranger = `stranger-${++strangers}@example.com`
      return (await house.browser().signIn(person(stranger), {}, from('DE'))).told
    }
    await expect.poll(refused).toMatchObject({ ok: false, code: 'location_refused' })
    expect(await usersOf(stranger)).toBe(0)
    const { rows } = await house.query(
      `select event, uid from identity.access_log where event = 'location-refused DE' and address = '192.0.2.9'`
    )
    expect(rows).toMatchObject([{ event: 'location-refused DE', uid: null }])
    expect((await house.browser().signIn(person(known), {}, from('DE'))).told).toMatchObject({
      ok: true,
      is_new: false,
    })
    expect((await house.browser().signIn(person(stranger), {}, from('GB'))).told).toMatchObject({
      ok: true,
      is_new: true,
    })
  })
})
