import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Key, keySet, partsOf, verifyIdToken } from './id-token.ts'

const pair = (kind: 'rsa' | 'ec') =>
  kind === 'rsa'
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' })
const rsa = pair('rsa')
const [other, ec] = [pair('rsa'), pair('ec')]
const jwkOf = (key: KeyObject, more: object): object => ({ ...key.export({ format: 'jwk' }), use: 'sig', ...more })
const keys: readonly Key[] = keySet.parse({
  keys: [jwkOf(rsa.publicKey, { kid: 'one' }), jwkOf(ec.publicKey, { kid: 'two', alg: 'ES256' })],
}).keys

const nowMs = 1_800_000_000_000
const now = nowMs / 1000
const expected = { issuer: 'https://id.example', clientId: 'us', nonce: 'n1', nowMs }
const claims = {
  iss: 'https://id.example',
  sub: 'ada',
  aud: 'us',
  exp: now + 300,
  iat: now,
  nonce: 'n1',
  email: 'ada@example.com',
  email_verified: true,
}
const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
function token(said: object, head: object = { alg: 'RS256', kid: 'one' }, key: KeyObject = rsa.privateKey): string {
  const text = `${coded(head)}.${coded(said)}`
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
const read = (text: string) => verifyIdToken(partsOf(text), keys, expected)

describe('what a service has signed', () => {
  it('SOC-03 is believed when it is signed by a key of its own, for us, now, in answer to our request', () => {
    expect(read(token(claims))).toMatchObject({ sub: 'ada', email: 'ada@example.com' })
    expect(read(token({ ...claims, aud: ['us', 'them'], azp: 'us' }))).toMatchObject({ sub: 'ada' })
    expect(read(token(claims, { alg: 'RS256' }))).toMatchObject({ sub: 'ada' })
    expect(read(token(claims, { alg: 'ES256', kid: 'two' }, ec.privateKey))).toMatchObject({ sub: 'ada' })
    expect(read(token({ ...claims, exp: now - 30, iat: now + 30 }))).toMatchObject({ sub: 'ada' })
  })

  it.each([
    ['another issuer', { iss: 'https://id.example.evil' }],
    ['another client', { aud: 'them' }],
    ['several clients without saying for whom', { aud: ['us', 'them'] }],
    ['another party', { azp: 'them' }],
    ['the past', { exp: now - 61 }],
    ['the future', { iat: now + 61 }],
    ['not yet', { nbf: now + 61 }],
    ['another request', { nonce: 'n2' }],
    ['no request', { nonce: undefined }],
    ['nobody', { sub: '' }],
    ['a number for a name', { sub: 7 }],
    ['no end', { exp: undefined }],
    ['what no database takes', { given_name: 'A\u0000' }],
  ])('SOC-03 is refused when it speaks of %s', (_what, more) => {
    expect(() => read(token({ ...claims, ...more }))).toThrow('the id token')
  })

  it('SOC-03 is refused when it is forged: by another key, unsigned, by our own public key as a secret, changed, or in a way that we do not take', () => {
    const [head = '', body = '', signature = ''] = token(claims).split('.')
    const hmac = (key: string) => {
      const text = `${coded({ alg: 'HS256', kid: 'one' })}.${body}`
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
    }
    const forged = [
      token(claims, { alg: 'RS256', kid: 'one' }, other.privateKey),
      token(claims, { alg: 'RS256', kid: 'three' }),
      token(claims, { alg: 'ES256', kid: 'one' }),
      token(claims, { alg: 'RS256', kid: 'two' }, ec.privateKey),
      token(claims, { alg: 'RS256', kid: 'one', crit: ['exp'] }),
      `${coded({ alg: 'none' })}.${body}.`,
      `${coded({ alg: 'none' })}.${body}.x`,
      hmac(rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()),
      `${head}.${coded({ ...claims, sub: 'eve' })}.${signature}`,
      `${head}.${body}.${signature.slice(0, -4)}`,
      `${head}.${body}.${signature}.${signature}`,
      `${head}.${body}`,
      'a.b.c',
      '',
      '..',
    ]
    for (const text of forged) expect(() => read(text), text.slice(0, 60)).toThrow('the id token')
  })
})
