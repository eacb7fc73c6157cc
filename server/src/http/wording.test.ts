import { putSetting } from '@ante/product/content/index'
import { registrationOf, type TestServer, testServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] })
  await server.database.db.write(async (tx) => {
    const validation = {
      first_name: { minLength: 3 },
      last_name: { regex: '[A-Z].*', message: 'Begin with a capital.' },
      new_password: { minLength: 12 },
    }
    await putSetting(tx, 'auth', { forms: { registration: { validation }, profile: { validation } } })
    await putSetting(tx, 'site', {
      validators: [
        { name: 'required', message: 'This one we need.' },
        { name: 'minLength', message: 'No fewer than $$min$$' },
      ],
    })
  })
  // Settings that were read before hear of the change by an event.
  server.dispatcher?.wake()
  await vi.waitFor(async () => expect((await messages()).fields['required']).toBe('This one we need.'), {
    timeout: 60_000,
  })
})
const messages = async () =>
  (await (await fetch(new URL('/nfx/i18n/messages/en', server.url))).json()) as { fields: Record<string, string> }
afterAll(() => server.stop())

describe('sentences at fields', () => {
  const register = (password: string) =>
    server.visitor().post('auth.register', { email: 'a@example.com', password, terms: '0' })

  it('VAL-14 the operator’s wording is answered by the server and given to the site; the others stay', async () => {
    const { invalid_parameters: wrong } = (await register('')).error
    expect(wrong['password']).toBe('This one we need.')
    expect(wrong['terms']).toBe('Accept the terms to continue')
    expect((await messages()).fields).toMatchObject({ required: 'This one we need.', email: 'Wrong email address' })
  })

  it('REG-31 CMS-12 CMS-13 CMS-14 rules of the operator’s dictionaries hold on the server too, in the operator’s words', async () => {
    const registered = (fields: Record<string, unknown>) =>
      server.visitor().post('auth.register', registrationOf({ email: 'b@example.com', ...fields }))
    expect((await registered({ first_name: 'Al', last_name: 'smith' })).error.invalid_parameters).toEqual({
      first_name: 'No fewer than 3',
      last_name: 'Begin with a capital.',
    })
    // Its sentence stands for the usual rule of the field as well.
    for (const last_name of ['', 'A9'])
      expect((await registered({ last_name })).error.invalid_parameters, last_name).toEqual({
        last_name: 'Begin with a capital.',
      })
    const player = await server.player()
    const changed = (new_password: string) =>
      player.post('account.changepassword', { old_password: 'correct-horse-9', new_password })
    expect((await changed('plum-Lamp-9')).error.invalid_parameters).toEqual({ new_password: 'No fewer than 12' })
    expect((await changed('plum-Lantern-94')).status).toBe(200)
  })

  it('VAL-60 VAL-61 VAL-63 VAL-99 the bounds and signs of a refused value stand in its sentence', async () => {
    expect((await register('a'.repeat(21))).error.invalid_parameters['password']).toBe('Max length is 20')
    expect((await register('ab cd éf')).error.invalid_parameters['password']).toBe('not valid: é use space')
  })
})
