import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SocialRefused, SocialUnavailable } from '../port.ts'
import { openid } from './adapter.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] }
const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

type Answer = (response: ServerResponse, request: IncomingMessage) => void
const say =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))

let server: Server
let issuer = ''
let answers: Record<string, Answer> = {}
let asked: string[] = []
/** An issuer whose keys are its own: what it says is signed, whatever it is. */
const idToken = (more: object): string => {
  const now = Math.floor(Date.now() / 1000)
  const text = `${coded({ alg: 'RS256', kid: 'k' })}.${coded({ iss: issuer, sub: 'ada', aud: 'us', exp: now + 300, iat: now, nonce: 'n', ...more })}`
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
}
const granted = (id_token: string): Answer => say({ access_token: 'a', token_type: 'Bearer', id_token })
const metadata = (more: object = {}) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  ...more,
})
const provider = (more: { timeoutMs?: number } = {}) =>
  openid({ service: 'meadow', issuer, clientId: 'us', clientSecret: 's', timeoutMs: 20_000, ...more })
const begin = () =>
  provider().authorizationUrl({
    state: 's',
    nonce: 'n',
    challenge: 'c',
    redirectUri: 'http://localhost/x',
    locale: 'en',
  })
const identify = (more: object = {}, by = provider()) =>
  by.identify({ code: 'c', verifier: 'v', nonce: 'n', redirectUri: 'http://localhost/x', ...more })
const says = (more: object) => {
  answers['/token'] = granted(idToken(more))
  return identify()
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = answers[path]
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answers = {
    '/.well-known/openid-configuration': say(metadata()),
    '/jwks': say(jwks),
    '/token': granted(idToken({})),
  }
})

describe('a service that answers badly', () => {
  it('is not followed to another address', async () => {
    for (const path of ['/.well-known/openid-configuration', '/token', '/jwks']) {
      const before = answers[path]
      answers[path] = (response) => response.writeHead(302, { location: '/internal' }).end()
      await expect(identify(), path).rejects.toThrow(SocialUnavailable)
      if (before) answers[path] = before
    }
    expect(asked).not.toContain('/internal')
  })

  it('names nothing but addresses of the web', async () => {
    for (const wrong of ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x'])
      for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri']) {
        answers['/.well-known/openid-configuration'] = say(metadata({ [name]: wrong }))
        await expect(
          begin().then(() => identify()),
          `${name} ${wrong}`
        ).rejects.toThrow(SocialUnavailable)
      }
  })

  it('is read no further than an answer may be long, and no longer than it may take', async () => {
    let sent = 0
    answers['/token'] = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const more = () => {
        while (!response.destroyed && sent < 300_000_000) {
          sent += 64_000
          if (!response.write('x'.repeat(64_000))) return void response.once('drain', more)
        }
        response.end()
      }
      more()
    }
    await expect(identify()).rejects.toThrow(SocialUnavailable)
    expect(sent).toBeLessThan(20_000_000)
    answers['/token'] = (response) => void response.writeHead(200).write('{')
    // It never ends by itself.
    await expect(identify({}, provider({ timeoutMs: 500 }))).rejects.toThrow(SocialUnavailable)
  })

  it('leaves nothing of its answer in an error: it would be read in the log', async () => {
    for (const body of ['access_token=SECRET12', 'SECRET', '{"id_token":"SECRET"', '<html>SECRET</html>']) {
      answers['/token'] = say(body)
      const error = await identify().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(SocialUnavailable)
      const { message, cause } = error as Error
      expect(`${message} ${cause instanceof Error ? cause.message : ''}`).not.toContain('SECRET')
    }
  })
})

describe('a service that is not who it should be', () => {
  it('is not believed when its description is of another', async () => {
    answers['/.well-known/openid-configuration'] = say(metadata({ issuer: 'https://id.example' }))
    await expect(begin()).rejects.toThrow(SocialUnavailable)
    expect(asked).toEqual(['/.well-known/openid-configuration'])
  })

  it('is not asked about a code that another one has given', async () => {
    answers['/.well-known/openid-configuration'] = say(
      metadata({ authorization_response_iss_parameter_supported: true })
    )
    await expect(identify()).rejects.toThrow(SocialRefused)
    await expect(identify({ issuedBy: 'https://id.example' })).rejects.toThrow(SocialRefused)
    expect(asked).not.toContain('/token')
    expect(await identify({ issuedBy: issuer })).toMatchObject({ subject: 'ada' })
  })
})

describe('what a service says of a person', () => {
  it('SOC-03 an e-mail is one, or nothing: no phone number or name of somebody else becomes the name of an account', async () => {
    for (const email of [
      '447700900123',
      'player1',
      'a@b',
      'ada@example.com\r\nBcc: eve@example.com',
      'a@b.co, c@d.co',
      '  ',
      'ada@example.com <x>',
    ])
      expect([email, await says({ email, email_verified: true })]).toEqual([
        email,
        expect.objectContaining({ email: undefined, isEmailVerified: false }),
      ])
    expect(await says({ email: ' Ada@Example.COM ', email_verified: true })).toMatchObject({
      email: 'ada@example.com',
      isEmailVerified: true,
    })
  })

  it('SOC-03 an e-mail that is equal to another only by the case of foreign letters is not known to be the same', async () => {
    // The sign of the Kelvin is no k, though its small letter is one.
    expect(await says({ email: '\u212Aate@example.com', email_verified: true })).toMatchObject({
      isEmailVerified: false,
    })
    expect(await says({ email: 'kate@example.com', email_verified: true })).toMatchObject({
      email: 'kate@example.com',
      isEmailVerified: true,
    })
  })

  it('SOC-03 what the database cannot keep is refused, and nothing else breaks', async () => {
    for (const more of [{ sub: 'a\u0000' }, { sub: '\uD800' }, { given_name: 'A\u0000da' }, { email: 'a\u0000@b.co' }])
      await expect(says(more), JSON.stringify(more)).rejects.toThrow(SocialRefused)
  })

  it('SOC-03 only yes is a verified e-mail', async () => {
    for (const [said, is] of [
      [true, true],
      ['true', true],
      [false, false],
      ['false', false],
      [undefined, false],
    ] as const)
      expect((await says({ email: 'a@b.co', email_verified: said })).isEmailVerified, String(said)).toBe(is)
    for (const said of ['True', 'yes', 1, '1', {}, [true], null])
      await expect(says({ email: 'a@b.co', email_verified: said })).rejects.toThrow(SocialRefused)
  })
})
