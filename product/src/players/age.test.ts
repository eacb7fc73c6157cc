import { instantOf } from '@ante/kit/instant'
import { registrationOf, testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from './contract.ts'
import { register } from './register.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players'],
    env: { ANTE_ROLE: 'web' },
  })
})
afterAll(() => server.stop())

let counter = 0
/** What somebody of this country and birthday hears who registers at this moment. */
async function registered(country: string, birth_date: string, at: string): Promise<unknown> {
  const context = await server.context()
  const fields = registrationOf({
    email: `young${++counter}@example.com`,
    first_name: `Ada${'abcdefghijk'[counter]}`,
    country,
    birth_date,
    ...(country === 'BR' ? { document_number: '529.982.247-25' } : {}),
  })
  return register(
    { ...context, clock: { now: () => instantOf(at) } },
    endpoints['auth.register'].input.parse(fields)
  ).then(
    () => 'opened',
    (error: { fields?: Record<string, { key: string }> }) => error.fields?.['birth_date']?.key ?? error
  )
}

describe('an eighteenth birthday', () => {
  test.each([
    ['CA', '01.12.2026', '2026-12-01T05:30:00Z', 'underage', 'is not there in Vancouver while it is in Toronto'],
    ['CA', '01.12.2026', '2026-12-01T08:30:00Z', 'opened', 'is there in all of Canada'],
    ['BR', '01.12.2026', '2026-12-01T02:30:00Z', 'underage', 'is not there in Brazil when it begins by UTC'],
    ['GB', '01.07.2026', '2026-06-30T23:30:00Z', 'opened', 'begins in London with the summer time of London'],
    ['GB', '01.07.2026', '2026-06-30T22:30:00Z', 'underage', 'does not begin in London before that'],
    ['DE', '25.10.2026', '2026-10-24T22:30:00Z', 'opened', 'begins in Berlin on the day on which the clocks go back'],
  ])('ACC-1 %s, born on %s: at %s the registration is %s, because it %s', async (country, day, at, answer) => {
    expect(await registered(country, day.replace('2026', '2008'), at)).toBe(answer)
  })
})
