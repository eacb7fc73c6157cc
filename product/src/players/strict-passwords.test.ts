import { testDatabase } from '@ante/testing/database'
import { registrationOf, testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putSetting } from '../content/index.ts'

let server: TestServer
beforeAll(async () => {
  const database = await testDatabase()
  const strict = { passwordMin: 15, passwordMax: 128, passwordCharacters: 'any' }
  await database.db.write((tx) => putSetting(tx, 'auth', strict))
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'], database })
})
afterAll(() => server.stop())

const register = (email: string, password: string) =>
  server.visitor().post('auth.register', registrationOf({ email, password }))
const signIn = async (login: string, password: string) =>
  (await server.visitor().post('auth.login', { login, password })).status

it('SEC-1 a house that is strict takes 15 to 128 characters of any script without rules of their kinds, and refuses what was leaked', async () => {
  const long = 'vier Äpfel, drei 梨 und ein Tuch '.repeat(4).slice(0, 128)
  for (const [index, password] of ['aaaabbbbccccddd', 'пятнадцать букв', '🍐'.repeat(15), long].entries()) {
    const email = `strict-${index + 1}@example.com`
    expect((await register(email, password)).status, password).toBe(200)
    expect(await signIn(email, password), password).toBe(200)
  }
  const refused = { short: 'fourteen chars', long: `${long}x`, leaked: '111111111111111' }
  for (const [why, password] of Object.entries(refused))
    expect((await register(`${why}@example.com`, password)).error.invalid_parameters, why).toHaveProperty('password')
})

it('SEC-1 a password is compared as it was given: to its last character, its capitals and its spaces', async () => {
  const [email, password] = ['exact@example.com', ` Exactly these words ${'x'.repeat(80)} `]
  expect((await register(email, password)).status).toBe(200)
  expect(await signIn(email, password)).toBe(200)
  for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 72), `${password.slice(0, -1)}.`])
    expect(await signIn(email, other), other).toBe(401)
})

it('SEC-1 a strict house changes and restores passwords by the same rules', async () => {
  const [email, before] = ['changes@example.com', 'a long sentence of mine']
  const player = server.visitor()
  await player.post('auth.register', registrationOf({ email, password: before }))
  const change = (new_password: string) => player.post('account.changepassword', { old_password: before, new_password })
  expect((await change('too short, it is')).status).toBe(200)
  expect(
    (await player.post('account.changepassword', { old_password: 'too short, it is', new_password: 'short' })).status
  ).toBe(400)
  const restored = await server.visitor().post('auth.setpassword', { token: 'none', password: 'short' })
  expect(restored.error).toMatchObject({ error_data: { min: 15, max: 128 } })
})
