import type { AddressInfo } from 'node:net'
import { createServer } from 'node:https'
import { connect, createServer as createTlsServer, DEFAULT_MIN_VERSION, type TlsOptions } from 'node:tls'
import { smtp } from '@ante/product/messages/connectors/smtp/adapter'
import { sumsub } from '@ante/product/verification/connectors/sumsub/adapter'
import { testSecrets } from '@ante/testing/secrets'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { isDatabaseHere } from './plain-connections.ts'
import { selfSigned } from './self-signed.fixture.ts'

const start = (source: NodeJS.ProcessEnv) => () => readEnv({ ...testSecrets, ...source })
const https = { PUBLIC_URL: 'https://casino.example' }
const google = (issuer: string) =>
  JSON.stringify([{ service: 'google', issuer, client_id: 'us', client_secret: 'secret' }])

const plain: readonly (readonly [string, Record<string, string>])[] = [
  ['DATABASE_URL', { DATABASE_URL: 'postgres://ante:word@db.example:5432/ante' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://ante:word@db.example/ante?sslmode=no-verify' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://ante:word@db.example/ante?uselibpqcompat=true&sslmode=require' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://ante:word@127.0.0.1:5432,db.example:5432/ante' }],
  ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: 'postgres://owner:word@10.0.0.7/ante' }],
  ['REDIS_URL', { REDIS_URL: 'redis://cache.example:6379' }],
  ['CALLBACK_URL', { CALLBACK_URL: 'http://casino.example' }],
  ['BANK_URL', { BANK_URL: 'HTTP://bank.example/api' }],
  ['SOCIAL_SERVICES', { SOCIAL_SERVICES: google('http://accounts.example') }],
  ['SMTP_TLS', { SMTP_HOST: 'mail.example', SMTP_TLS: 'none' }],
  ['NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
]
test.each(plain)('SEC-16 a house that is reached by https does not start where %s is plain: %j', (name, source) => {
  expect(start({ ...https, ...source })).toThrow(new RegExp(`^The environment is not right:\\n  ${name}: `))
  // On a trial without https there is nothing to keep.
  expect(start({ PUBLIC_URL: 'http://localhost:3000', ...source })).not.toThrow()
})

test('SEC-16 it starts where all is encrypted, where it stays on this machine, and where the operator says that the network is closed', () => {
  for (const source of [
    {},
    { DATABASE_URL: 'postgres://ante:word@db.example/ante?sslmode=verify-full', REDIS_URL: 'rediss://cache.example' },
    { DATABASE_URL: 'postgres://ante:word@127.0.0.1:5432/ante', REDIS_URL: 'redis://localhost:6379' },
    { DATABASE_URL: 'postgres://ante:word@%2Fvar%2Frun%2Fpostgresql/ante' },
    { DATABASE_URL: 'postgres://ante:word@10.0.0.7/ante?sslmode=disable' },
    { BANK_URL: 'https://bank.example', SOCIAL_SERVICES: google('https://accounts.example') },
    { SMTP_HOST: 'mail.example' },
    { SMTP_HOST: 'localhost', SMTP_TLS: 'none' },
  ])
    expect(start({ ...https, ...source }), JSON.stringify(source)).not.toThrow()
})

test('SEC-22 a database beside the pages is known by its address: the host warns, and takes one on a network behind it', () => {
  const here = [undefined, 'postgres://ante@localhost/ante', 'postgres://ante@127.0.0.1:5432,db.example/ante']
  for (const address of here) expect(isDatabaseHere(address), address).toBe(true)
  const behind = ['postgres://ante@10.0.7.2/ante?sslmode=verify-full', 'postgres://ante@one.example,two.example/ante']
  for (const address of behind) expect(isDatabaseHere(address), address).toBe(false)
})

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0

test('SEC-16 a vendor and a mail server whose certificate nobody has signed are told nothing', async () => {
  const heard: string[] = []
  const vendor = createServer(selfSigned, (request, reply) => {
    heard.push(request.url ?? '')
    reply.end('{}')
  })
  const mail = createTlsServer(selfSigned, (line) => {
    heard.push('mail')
    line.end('220 mail.example ESMTP\r\n')
  })
  for (const server of [vendor, mail]) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const identity = sumsub({
    url: `https://127.0.0.1:${portOf(vendor.address())}`,
    appToken: 'token',
    secretKey: 'key',
    pausesMs: [],
    webhookSecrets: [],
    digests: [],
    levelIdentity: 'identity',
    levelFunds: 'funds',
    frameSources: [],
  })
  expect(await identity.standing({ step: 'identity', uid: '1', key: '1', reference: '1' })).toEqual({
    outcome: 'unknown',
  })
  const port = portOf(mail.address())
  const sender = smtp({ host: '127.0.0.1', port, tls: 'implicit', from: 'Ante <no-reply@ante.example>' })
  const letter = { id: '1', to: 'ada@example.com', subject: 'Hello', text: 'Hello' }
  await expect(sender.send(letter)).rejects.toMatchObject({ cause: { code: 'ESOCKET' } })
  expect(heard).toEqual([])
  for (const server of [vendor, mail]) server.close()
})

test('SEC-16 nobody is spoken to in a TLS older than 1.2', async () => {
  expect(DEFAULT_MIN_VERSION).toBe('TLSv1.2')
  const old: TlsOptions = { ...selfSigned, minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT:@SECLEVEL=0' }
  const server = createTlsServer(old)
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const code = await new Promise((done) => {
    const line = connect({ port: portOf(server.address()), host: '127.0.0.1', ca: selfSigned.cert }, () =>
      done('spoken')
    )
    line.on('error', (error: Error & { code?: string }) => done(error.code))
  })
  expect(code).toMatch(/^ERR_SSL_/)
  server.close()
})
