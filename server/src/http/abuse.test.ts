import { get } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networkOf } from '@ante/kit/network'
import { registrationOf, testServer, type TestServer } from '@ante/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players'],
    env: { RATE_LIMITS: 'on' },
  })
})
afterAll(() => server.stop())

const register = (fields: Record<string, unknown>) =>
  server.visitor().post<{ login: string }>('auth.register', registrationOf(fields))

/** What came back to bytes that are put on the wire as they are. */
const raw = (bytes: string): Promise<string> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(server.url)
    const line = connect(Number(port), hostname, () => line.write(bytes))
    let text = ''
    line.on('data', (chunk: Buffer) => (text += chunk.toString()))
    line.once('error', failed)
    line.once('close', () => done(text))
  })

describe('somebody who means harm', () => {
  test('API-11 API-12 hears of a malformed address or request what everybody hears who is refused: the envelope, and nothing of how we are made', async () => {
    const long = 'a'.repeat(3000)
    for (const path of ['/api/%zz', '/api/auth/%ff', '/api/%/login', `/api/${long}/x`, `/api/x/${long}`]) {
      const answer = await fetch(server.url + path)
      const body = (await answer.json()) as { error: { type: string; message: string } }
      expect([answer.status, body.error.type, body.error.message], path.slice(0, 20)).toEqual([
        404,
        'MethodNotFoundException',
        expect.stringMatching(/\w/),
      ])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
    for (const [bytes, status, code] of [
      ['GET /\u0000 HTTP/1.1\r\n\r\n', 400, 'malformed_body'],
      ['nonsense\r\n\r\n', 400, 'malformed_body'],
      [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'body_too_large'],
    ] as const) {
      const answer = await raw(bytes)
      expect(answer.split(' ')[1], bytes.slice(0, 20)).toBe(String(status))
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        error: { type: 'InvalidRequestException', code },
      })
    }
  })

  test('ERR-06 cannot make a call fail with text that the database cannot keep', async () => {
    const body = (fields: object) =>
      fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      })
    for (const login of ['a\u0000b@example.com', 'a\ud800b@example.com']) {
      expect(
        (await server.visitor().post('auth.login', { login: login.toWellFormed(), password: 'x\u0000' })).status
      ).toBe(400)
      expect((await body({ login, password: 'correct-horse-9' })).status).toBe(400)
    }
    expect((await register({ email: 'nul@example.com', first_name: 'A\u0000da' })).error.code).toBe('malformed_body')
    expect((await fetch(`${server.url}/api/account/getPersonalDataFields?country=%00`)).status).toBe(400)
  })

  test('ACC-5 cannot sit on the e-mail or the phone number of somebody else with a login that looks like it', async () => {
    await register({ email: 'owner@example.com', login: 'the-owner' })
    for (const login of ['owner@example.com', '447700900999', 'later@example.com', 'a b', 'ab']) {
      const answer = await register({ email: `thief.${login.length}@example.com`, login })
      expect(answer.error.invalid_parameters, login).toHaveProperty('login')
    }
    expect((await register({ email: 'own@example.com', login: 'own@example.com' })).data.login).toBe('own@example.com')
    expect((await register({ email: undefined, phone: '+44 7700 900456', login: '+44 7700 900456' })).data.login).toBe(
      '447700900456'
    )
  })

  test('ACC-9 a hundred tries at once are a hundred tries: five are looked at, also when one of the others has the right password', async () => {
    await register({ email: 'stormed@example.com' })
    const answers = await Promise.all(
      Array.from({ length: 25 }, () =>
        server.visitor().post('auth.login', { login: 'stormed@example.com', password: 'wrong-horse-9' })
      )
    )
    const counted = answers.filter(({ status }) => status === 401).length
    expect(counted).toBeLessThanOrEqual(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25 - counted)
  })

  test('cannot bring fresh tries along by signing in to accounts of their own', async () => {
    const own = server.visitor()
    let refused = 0
    for (let tries = 0; tries < 40; tries++) {
      const answer = await own.post(
        'auth.login',
        { login: `somebody.${tries}@example.com`, password: 'wrong-horse-9' },
        { headers: { 'user-agent': 'one' } }
      )
      if (answer.status === 429) refused += 1
    }
    expect(refused).toBeGreaterThan(0)
  })

  test('gets no fresh tries by changing the address within one line of the network', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
    const line = [
      '2001:db8:1:2::1',
      '2001:0db8:0001:0002:ffff:ffff:ffff:ffff',
      '2001:DB8:1:2:a::',
      '2001:db8:1:2:3:4:5:6',
    ].map(networkOf)
    expect(new Set(line)).toEqual(new Set(['2001:db8:1:2::/64']))
    expect(networkOf('2001:db8:1:3::1')).not.toBe(line[0])
    expect([networkOf('::1'), networkOf('fe80::1%eth0')]).toEqual(['0:0:0:0::/64', 'fe80:0:0:0::/64'])
  })

  test('SEC-6 posts from our own public origin, also through a proxy with another host name, and from no other', async () => {
    const published = await testServer({
      only: ['ledger', 'content', 'messages', 'identity', 'players'],
      env: { PUBLIC_URL: 'http://ante.example' },
    })
    const statusFrom = async (origin: string) =>
      (await published.visitor().post('auth.login', { login: 'x', password: 'y' }, { headers: { origin } })).status
    expect(await statusFrom('http://ante.example')).toBe(401)
    for (const origin of [
      'http://evil.example',
      'http://ante.example.evil.example',
      'https://ante.example:8443',
      'null',
    ])
      expect(await statusFrom(origin), origin).toBe(403)
    await published.stop()
  })

  test('SEC-6 SEC-10 posts and listens from no page that came by http where we are reached by https: anybody on its way may have written it', async () => {
    const published = await testServer({
      only: ['ledger', 'content', 'messages', 'identity', 'players'],
      env: { PUBLIC_URL: 'https://ante.example' },
    })
    const { host } = new URL(published.url)
    const posts = async (origin: string) =>
      (await published.visitor().post('auth.login', { login: 'x', password: 'y' }, { headers: { origin } })).status
    const listens = (origin: string) =>
      new Promise<number>((done, fail) => {
        const upgrade = {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        }
        get(`${published.url}/ws`, { headers: { ...upgrade, origin } }, (answer) => done(answer.statusCode ?? 0))
          .on('upgrade', (answer, socket) => {
            socket.destroy()
            done(answer.statusCode ?? 0)
          })
          .on('error', fail)
      })
    for (const origin of ['https://ante.example', `https://${host}`])
      expect([origin, await posts(origin), await listens(origin)]).toEqual([origin, 401, 101])
    for (const origin of ['http://ante.example', `http://${host}`])
      expect([origin, await posts(origin), await listens(origin)]).toEqual([origin, 403, 403])
    await published.stop()
  })

  test('SEC-6 every answer keeps browsers to https where we are reached by it: calls, refusals and what no parser understands', async () => {
    const published = await testServer({
      only: ['ledger', 'content', 'messages', 'identity', 'players'],
      env: { PUBLIC_URL: 'HTTPS://ante.example' },
    })
    for (const path of [
      '/api/metadata/getgeneralinfo?locale=en&version=1',
      '/api/openapi.json',
      '/healthz',
      '/none',
      '/cms/pages',
    ])
      expect([path, (await fetch(published.url + path)).headers.get('strict-transport-security')]).toEqual([
        path,
        'max-age=31536000; includeSubDomains',
      ])
    const { hostname, port } = new URL(published.url)
    const raw = connect(Number(port), hostname, () => raw.write('NO SUCH THING\r\n\r\n'))
    const text = await new Promise<string>((done) => raw.once('data', (chunk: Buffer) => done(chunk.toString())))
    expect(text).toContain('strict-transport-security: max-age=31536000')
    raw.destroy()
    expect((await fetch(`${server.url}/healthz`)).headers.get('strict-transport-security')).toBeNull()
    await published.stop()
  })

  test('API-13 a load balancer may say under which name it was asked, and nobody else', async () => {
    for (const [proxies, status] of [
      ['127.0.0.1', 401],
      ['192.0.2.1', 403],
    ] as const) {
      const behind = await testServer({
        only: ['ledger', 'content', 'messages', 'identity', 'players'],
        env: { PUBLIC_URL: 'https://ante.example', TRUSTED_PROXIES: proxies },
      })
      const headers = {
        origin: 'https://brand.example',
        'x-forwarded-host': 'brand.example',
        'x-forwarded-proto': 'https',
      }
      const posted = await behind.visitor().post('auth.login', { login: 'x', password: 'y' }, { headers })
      expect([proxies, posted.status]).toEqual([proxies, status])
      const foreign = await behind
        .visitor()
        .post('auth.login', { login: 'x', password: 'y' }, { headers: { ...headers, origin: 'https://evil.example' } })
      expect(foreign.status).toBe(403)
      await behind.stop()
    }
  })

  test('SEC-11 does not read the metrics through a proxy that stands beside us', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(200)
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])
      expect((await fetch(`${server.url}/metrics`, { headers: { [name]: '127.0.0.1' } })).status, name).toBe(404)
  })

  test('SEC-7 no answer may be read as another kind of content', async () => {
    for (const path of ['/api/account/getInfo', '/api/none', '/healthz', '/nfx/i18n/locales'])
      expect((await fetch(server.url + path)).headers.get('x-content-type-options'), path).toBe('nosniff')
  })
})

describe('a session', () => {
  test('ACC-11 ends when its browser signs in again', async () => {
    const patient = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] })
    const visitor = patient.visitor()
    await visitor.post('auth.register', registrationOf({ email: 'again@example.com' }))
    const before = visitor.cookie
    expect((await visitor.post('auth.login', { login: 'again@example.com', password: 'correct-horse-9' })).status).toBe(
      200
    )
    const old = patient.visitor()
    old.cookie = before
    expect((await old.call('account.getBalance')).status).toBe(401)
    expect((await visitor.call('account.getBalance')).status).toBe(200)
    await patient.stop()
  })
})
