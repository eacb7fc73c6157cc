import { type TestServer, testServer } from '@ante/testing/server'
import { en } from '@ante/texts/en/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FieldDefinition, PersonalData } from './contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] })
})
afterAll(() => server.stop())

type Player = Awaited<ReturnType<TestServer['player']>>
const profileOf = async (player: Player) =>
  (await player.call<{ profile: PersonalData }>('account.getprofileinfo')).data.profile

describe('the personal data', () => {
  it('API-24 API-36 PROF-02 PROF-03 PROF-04 PROF-06 PROF-07 are saved by their fields and read as they are: sex a number, 0 when not set, the country by code and by name', async () => {
    const player = await server.player({ birth_date: '10.12.1985' })
    const before = await profileOf(player)
    expect(before).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace', birth_date: '10.12.1985', sex: 0 })
    expect([before.country_code, before.country]).toEqual(['GB', 'United Kingdom'])
    const given = {
      sex: '2',
      home_town: 'London',
      address: '12 St James Square',
      postcode: 'SW1Y 4JH',
    }
    expect((await player.post('account.saveProfileInfo', given)).data).toBe(1)
    expect(await profileOf(player)).toMatchObject({ ...given, sex: 2, first_name: 'Ada', country_code: 'GB' })
    // A space empties a field: what is empty is not sent.
    expect((await player.post('account.saveProfileInfo', { address: ' ' })).data).toBe(1)
    expect(await profileOf(player)).not.toHaveProperty('address')
  })

  it('PROF-15 ACC-6 another email with the personal data is refused at its field, and nothing of that save is kept', async () => {
    const player = await server.player()
    const { contacts } = (await player.call<{ contacts: { contact: string }[] }>('account.getprofileinfo')).data
    const own = contacts[0]?.contact ?? ''
    // A contact is changed with the password, the second factor and a code.
    const refused = await player.post('account.saveProfileInfo', { email: 'eve@example.com', home_town: 'Rye' })
    expect([refused.status, Object.keys(refused.error?.invalid_parameters ?? {})]).toEqual([400, ['email']])
    expect(await profileOf(player)).not.toHaveProperty('home_town')
    const kept = await player.post('account.saveProfileInfo', { email: own.toUpperCase(), home_town: 'Rye' })
    expect(kept.data).toBe(1)
  })

  it('API-35 PROF-08 PROF-10 PROF-11 fields are listed by sysname, type, params and options; a player is shown those of the profile too', async () => {
    const fieldsOf = async (visitor: { call: Player['call'] }, country: string) =>
      (await visitor.call<{ fields: FieldDefinition[] }>('account.getPersonalDataFields', { country })).data.fields
    const visible = (fields: FieldDefinition[]) =>
      fields.filter(({ params }) => params.is_visible).map(({ sysname }) => sysname)
    const visitor = await fieldsOf(server.visitor(), 'GB')
    expect(visible(visitor)).toEqual(['first_name', 'last_name', 'birth_date', 'country'])
    const fields = await fieldsOf(await server.player(), 'BR')
    expect(visible(fields)).toEqual([...visible(visitor), 'document_number', 'sex', 'home_town', 'address', 'postcode'])
    const of = (name: string) => fields.find(({ sysname }) => sysname === name)
    expect(of('document_number')?.options.mask).toBe('###.###.###-##')
    expect(of('postcode')?.options.regex).toBe('^\\d{5}-?\\d{3}$')
    expect(of('sex')).toMatchObject({ type: 'select', params: { is_required: false } })
    expect(of('sex')?.options.list).toEqual([
      { value: '0', label: 'Not set' },
      { value: '1', label: 'Male' },
      { value: '2', label: 'Female' },
    ])
    expect(of('first_name')?.params.is_required).toBe(true)
  })

  it('PROF-17 API-32 what is locked is refused at its field, and nothing of that save is kept; who is verified changes no name at all', async () => {
    const player = await server.player()
    const refused = await player.post('account.saveProfileInfo', { first_name: 'Eve', home_town: 'Rye' })
    expect([refused.status, Object.keys(refused.error.invalid_parameters)]).toEqual([400, ['first_name']])
    expect(await profileOf(player)).not.toHaveProperty('home_town')
    await server.database.db.pool.query('update players.profiles set verified_at = now() where uid = $1', [player.uid])
    expect((await player.call<{ is_verified: boolean }>('account.getInfo')).data.is_verified).toBe(true)
    expect((await player.post('account.saveProfileInfo', { middle_name: 'Augusta' })).data).toBe(1)
    expect(await profileOf(player)).not.toHaveProperty('middle_name')
    expect((await player.post('account.saveProfileInfo', { home_town: 'Rye' })).data).toBe(1)
  })

  it('API-16 PROF-18 the nickname is changed under its rule', async () => {
    const player = await server.player()
    const change = (fakename: string) => player.post('account.changefakename', { fakename })
    for (const [name, sentence] of [
      ['Ada', en.fields.minLength.replace('{min}', '4')],
      ['Ada Byron', en.fields.fakename],
      ['player1', en.fields.fakename],
    ] as const) {
      const answer = await change(name)
      expect([answer.status, answer.error.invalid_parameters]).toEqual([400, { fakename: sentence }])
    }
    expect((await change('Lovelace1815')).data).toBe(1)
    expect((await player.call<{ fakename: string }>('account.getInfo')).data.fakename).toBe('Lovelace1815')
  })

  it('API-29 PROF-12 phone options have country code, phone code, name and mask', async () => {
    const { phones } = (
      await server.visitor().call<{ phones: { country_code: string }[] }>('account.getContactPhoneSettings')
    ).data
    expect(phones.find(({ country_code }) => country_code === 'GB')).toEqual({
      country_code: 'GB',
      phone_code: '+44',
      name: 'United Kingdom',
      mask: '#### ######',
    })
    // Numbers of different lengths: no mask would be right for all of them.
    expect(phones.find(({ country_code }) => country_code === 'DE')).toMatchObject({ mask: '' })
  })
})
