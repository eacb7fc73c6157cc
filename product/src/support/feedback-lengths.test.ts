import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

it('CHAT-39 VAL-21 the feedback form takes each field up to its length, and names the length where one is longer', async () => {
  const words = (length: number) => 'a'.repeat(length)
  const longest = { name: words(100), email: `${words(58)}@example.com`, subject: words(120), message: words(4_000) }
  const send = (values: Record<string, unknown>) =>
    server.visitor().post<{ ticket: string }>('support.sendFeedback', values)
  expect((await send(longest)).status).toBe(200)
  const longer = await send({ name: words(101), email: words(255), subject: words(121), message: words(4_001) })
  expect(longer.error.invalid_parameters).toEqual({
    name: 'The maximum length allowed is 100',
    email: 'The maximum length allowed is 254',
    subject: 'The maximum length allowed is 120',
    message: 'The maximum length allowed is 4000',
  })
})
