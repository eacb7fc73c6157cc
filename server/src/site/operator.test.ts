import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { mountOperator } from './operator.ts'

describe('the application of staff', () => {
  it('AUTH-03 is one document at all of its addresses that nobody frames, keeps or indexes and that runs only its own scripts', async () => {
    const app = Fastify()
    const script = { type: 'text/javascript; charset=utf-8', cache: 'immutable', body: Buffer.from('1') }
    mountOperator(app, { document: '<!doctype html>', assets: new Map([['/operator/assets/a.js', script]]) })
    for (const url of ['/operator', '/operator/', '/operator/players?page=2', '/operator/no/such']) {
      const { statusCode, headers, body } = await app.inject({ url })
      expect([statusCode, body], url).toEqual([200, '<!doctype html>'])
      const policy = String(headers['content-security-policy'])
      for (const rule of [`default-src 'none'`, `script-src 'self'`, `style-src 'self'`, `frame-ancestors 'none'`])
        expect(policy.split('; ')).toContain(rule)
      expect(policy).not.toMatch(/unsafe|https?:|\*|data:/)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
    expect((await app.inject({ url: '/operator/assets/a.js' })).headers['content-type']).toContain('javascript')
    expect((await app.inject({ url: '/operators' })).statusCode).toBe(404)
    await app.close()
  })
})
