import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SocialRefused, SocialUnavailable } from '../port.ts'
import { openid } from './adapter.ts'

const pair = (kind: 'rsa' | 'ec') =>
  kind === 'rsa'
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' })
const [rsa, other, ec] = [pair('rsa'), pair('rsa'), pair('ec')]
const jwkOf = (key: KeyObject, more: object): object => ({ ...key.export({ format: 'jwk' }), use: 'sig', ...more })

/** An issuer that says whatever it is told to, and claims to sign in every way there is. */
const server = Fastify()
let issuer = ''
let idToken = ''
server.get('/.well-known/openid-configuration', () => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  id_token_signing_alg_values_supported: ['RS256', 'ES256', 'HS256', 'none'],
}))
server.get('/jwks', () => ({
  keys: [jwkOf(rsa.publicKey, { kid: 'one' }), jwkOf(ec.publicKey, { kid: 'two', alg: 'ES256' })],
}))
server.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
server.post('/token', () => ({ access_token: 'a', token_type: 'Bearer', id_token: idToken }))
beforeAll(async () => {
  // The clock stays: what is signed for half a minute from now is that until the end.
  vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 })
  issuer = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

const now = Math.floor(Date.now() / 1000)
const claims = () => ({
  iss: issuer,
  sub: 'ada',
  aud: 'us',
  exp: now + 300,
  iat: now,
  nonce: 'n1',
  email: 'ada@example.com',
  email_verified: true,
})
const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
function token(said: object, head: object = { alg: 'RS256', kid: 'one' }, key: KeyObject = rsa.privateKey): string {
  const text = `${coded(head)}.${coded(said)}`
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
function read(text: string) {
  idToken = text
  const provider = openid({ service: 'meadow', issuer, clientId: 'us', clientSecret: 's' })
  return provider.identify({ code: 'c', verifier: 'v'.repeat(43), nonce: 'n1', redirectUri: 'http://localhost/x' })
}

describe('what a service has signed', () => {
  it('SOC-03 SEC-15 is believed when it is signed by a key of its own, for us, now, in answer to our request', async () => {
    const ada = { subject: 'ada' }
    expect(await read(token(claims()))).toMatchObject({ ...ada, email: 'ada@example.com' })
    expect(await read(token({ ...claims(), aud: ['us', 'them'], azp: 'us' }))).toMatchObject(ada)
    expect(await read(token(claims(), { alg: 'RS256' }))).toMatchObject(ada)
    expect(await read(token(claims(), { alg: 'ES256', kid: 'two' }, ec.privateKey))).toMatchObject(ada)
    expect(await read(token({ ...claims(), exp: now - 30, iat: now + 30 }))).toMatchObject(ada)
  })

  it.each([
    ['another issuer', { iss: 'https://id.example.evil' }],
    ['another client', { aud: 'them' }],
    ['several clients without saying for whom', { aud: ['us', 'them'] }],
    ['another party', { azp: 'them' }],
    ['another party of several', { aud: ['us', 'them'], azp: 'them' }],
    ['the past', { exp: now - 90 }],
    ['the future', { iat: now + 90 }],
    ['not yet', { nbf: now + 90 }],
    ['another request', { nonce: 'n2' }],
    ['no request', { nonce: undefined }],
    ['nobody', { sub: '' }],
    ['a number for a name', { sub: 7 }],
    ['no end', { exp: undefined }],
    ['what no database takes', { given_name: 'A\u0000' }],
  ])('SOC-03 is refused when it speaks of %s', async (_what, more) => {
    await expect(read(token({ ...claims(), ...more }))).rejects.toThrow(SocialRefused)
  })

  it('SOC-03 SEC-15 is refused when it is forged: by another key, unsigned, by our own public key as a secret, changed, or in a way that we do not take', async () => {
    const [head = '', body = '', signature = ''] = token(claims()).split('.')
    const hmac = (key: string) => {
      const text = `${coded({ alg: 'HS256', kid: 'one' })}.${body}`
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
    }
    const forged = [
      token(claims(), { alg: 'RS256', kid: 'one' }, other.privateKey),
      token(claims(), { alg: 'RS256', kid: 'three' }),
      token(claims(), { alg: 'ES256', kid: 'one' }),
      token(claims(), { alg: 'RS256', kid: 'two' }, ec.privateKey),
      token(claims(), { alg: 'RS256', kid: 'one', crit: ['exp'] }),
      `${coded({ alg: 'none' })}.${body}.`,
      `${coded({ alg: 'none' })}.${body}.x`,
      hmac(rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()),
      `${head}.${coded({ ...claims(), sub: 'eve' })}.${signature}`,
      `${head}.${body}.${signature.slice(0, -4)}`,
      `${head}.${body}.${signature}.${signature}`,
      `${head}.${body}`,
    ]
    for (const text of forged) await expect(read(text), text.slice(0, 60)).rejects.toThrow(SocialRefused)
    for (const text of ['a.b.c', '', '..', 'a.b.c.d.e']) {
      const error = await read(text).catch((thrown: unknown) => thrown)
      expect(error instanceof SocialRefused || error instanceof SocialUnavailable, text).toBe(true)
    }
  })
})
