import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { warnOfUntrustedProxies } from './proxies.ts'

/** What was logged at the start, and after two requests that came by a load balancer. */
async function said(options: { trustedProxies: readonly string[]; secure: boolean }) {
  const lines: unknown[] = []
  const log = { warn: (about: object, text: string) => void lines.push([about, text]) }
  const app = Fastify()
  warnOfUntrustedProxies(app, { ...options, log })
  const atStart = lines.length
  await app.inject({ url: '/' })
  const afterPlain = lines.length
  for (let times = 0; times < 2; times++) await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.1' } })
  return { atStart, afterPlain, lines }
}
const warning = expect.stringMatching(/^TRUSTED_PROXIES is empty/)

test('the log says once that visitors behind a load balancer share one count, as soon as there is a sign of one', async () => {
  expect(await said({ trustedProxies: [], secure: false })).toEqual({
    atStart: 0,
    afterPlain: 0,
    lines: [[{ proxy: '127.0.0.1' }, warning]],
  })
  expect(await said({ trustedProxies: [], secure: true })).toEqual({
    atStart: 1,
    afterPlain: 1,
    lines: [[{}, warning]],
  })
  expect((await said({ trustedProxies: ['127.0.0.1'], secure: true })).lines).toEqual([])
})
