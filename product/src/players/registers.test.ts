import { randomUUID } from 'node:crypto'
import { locales } from '@ante/texts'
import { describe, expect, it } from 'vitest'
import {
  answersOf,
  cut,
  details,
  member,
  mend,
  numbered,
  of,
  plays,
  query,
  register,
  swede,
  under,
  visitor,
  useRegisters,
} from './registers.fixture.ts'

useRegisters()

describe('a registration in a market with a register', () => {
  it('asks for what the register has to be told, and opens the account under the number of its answer', async () => {
    under(of.gb)
    const asked = async () =>
      (
        await visitor().call<{ fields: { sysname: string; params: object }[]; needed: string[] }>(
          'account.getPersonalDataFields',
          { country: 'GB' }
        )
      ).data
    const data = await asked()
    // What also a registration by contact alone asks for.
    expect(data.needed.toSorted()).toEqual(['birth_date', 'email', 'first_name', 'last_name', 'postcode'])
    expect(data.fields.find(({ sysname }) => sysname === 'postcode')?.params).toEqual({
      is_required: true,
      is_visible: true,
    })
    expect((await register({ postcode: '' })).answer.error.invalid_parameters).toHaveProperty('postcode')
    const byPhone = await visitor().post('auth.register', { ...details, phone: '447700900145' })
    expect(byPhone.error.invalid_parameters).toHaveProperty('email')
    const { uid, visitor: opened } = await member()
    expect(await plays(opened)).toBe('plays')
    expect(await answersOf(uid)).toEqual([
      expect.objectContaining({
        register: 'gamstop',
        moment: 'registration',
        word: 'clear',
        reference: expect.any(String),
      }),
    ])
    under(of.se)
    expect((await asked()).needed).toContain('document_number')
    under(of.default)
    expect((await asked()).needed).toEqual([])
    expect((await register({ postcode: '' })).answer.status).toBe(200)
  })

  it('opens no account for who is excluded, says so kindly in each language, and keeps the number of the answer', async () => {
    under(of.gb)
    const before = await query('select uid from identity.users')
    const sentences = new Set<string>()
    for (const { code } of locales) {
      const { error, status } = await visitor().post(
        'auth.register',
        { ...details, last_name: 'Excluded', email: `${randomUUID()}@example.com` },
        { locale: code }
      )
      expect([status, error.code]).toEqual([409, 'register_excluded'])
      expect(error.message).toContain('GAMSTOP')
      expect(error.message).not.toMatch(/[{}]/)
      sentences.add(error.message)
    }
    expect(sentences.size).toBe(locales.length)
    expect(await query('select uid from identity.users')).toEqual(before)
    const kept = await query<{ word: string; reference: string | null }>(
      `select word, reference from registers.answers where uid is null and word = 'excluded'`
    )
    expect(kept).toHaveLength(locales.length)
    expect(kept.every(({ reference }) => reference)).toBe(true)
  })

  it('opens an account for who was taken off the register', async () => {
    under(of.gb)
    expect((await register({ last_name: 'Lapsed' })).answer.status).toBe(200)
  })

  it('opens none while the register is slow, failing, cut off or not to be understood, and does again when it answers', async () => {
    under(of.gb)
    for (const last_name of ['Slow', 'Failing', 'Malformed', 'Unnumbered', 'Busy'])
      expect((await register({ last_name })).answer.error.code, last_name).toBe('register_unavailable')
    await cut()
    expect((await register({})).answer.error.code).toBe('register_unavailable')
    await mend()
    expect((await register({})).answer.status).toBe(200)
  })

  it('opens none where this operator has no connection to a register of the market', async () => {
    for (const market of ['nl', 'de', 'br', 'ca-on'] as const) {
      under(of[market])
      const { answer } = await register({})
      expect([market, answer.error.code, answer.error.invalid_parameters]).toEqual([market, 'register_unavailable', {}])
    }
  })

  it('asks for a personal number in Sweden, which its last digit has to prove', async () => {
    under(of.se)
    expect((await register({ ...swede, document_number: '' })).answer.error.invalid_parameters).toHaveProperty(
      'document_number'
    )
    const wrong = `${swede.document_number.slice(0, -1)}${(Number(swede.document_number.at(-1)) + 1) % 10}`
    expect((await register({ ...swede, document_number: wrong })).answer.error.invalid_parameters).toHaveProperty(
      'document_number'
    )
    expect((await register({ ...swede, document_number: numbered('001') })).answer.error.code).toBe('register_excluded')
    expect((await register(swede)).answer.status).toBe(200)
  })
})
