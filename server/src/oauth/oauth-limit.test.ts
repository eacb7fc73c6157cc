import { createVault } from '@ante/product/cashier/vault'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testServer, type TestServer } from '@ante/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'on' },
    ports: { payments: new Map(), vault: createVault([{ id: 'test', key: new Uint8Array(32) }]) },
  })
})
afterAll(() => server.stop())

it('SOC-03 a network that begins or answers sign-ins without end is told to wait', async () => {
  const addresses = [
    '/oauth/init?service=google&type_auth=login&redirect_url=/',
    '/oauth/callback/google?state=s&code=c',
  ]
  const codes: string[] = []
  for (let count = 0; count < 40; count += 1) {
    const answer = await fetch(`${server.url}${addresses[count % 2] ?? ''}`, { redirect: 'manual' })
    codes.push(`${answer.status} ${/"code":"(\w+)"/.exec(await answer.text())?.[1] ?? ''}`)
  }
  expect(codes[0]).toBe('404 social_unknown')
  expect(codes.slice(0, 30).filter((code) => code.startsWith('429'))).toEqual([])
  expect(codes.at(-1)).toMatch(/^429 /)
})
