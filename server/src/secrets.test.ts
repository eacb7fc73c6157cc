import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { dataKeys, publicUrl, readEnv } from './env.ts'
import { openPorts } from './ports.ts'
import { testSecrets } from '@ante/testing/secrets'

const whsec = (bytes: Uint8Array | string): string => `whsec_${Buffer.from(bytes).toString('base64')}`
const dataKey = (bytes: Uint8Array | string, id = 'a'): string => `${id}:${Buffer.from(bytes).toString('base64')}`
const [ownHook, ownKeys, ownApi] = [testSecrets.BANK_WEBHOOK_SECRET, testSecrets.DATA_KEYS, testSecrets.BANK_API_KEY]
const knownHook = 'whsec_c2FuZGJveC1jYWxsYmFjay1zZWNyZXQtMDAwMQ=='
const knownKey = 'YW50ZS1zYW5kYm94LWRhdGEta2V5LTAwMDAwMDAwMDE='

/** One variable that is missing, known or weak; all the others are good. */
const weak: readonly (readonly [name: string, value: string | undefined])[] = [
  ['BANK_API_KEY', undefined],
  ['BANK_API_KEY', 'sandbox-api-key'],
  ['BANK_API_KEY', ' sandbox-api-key '],
  ['BANK_API_KEY', 'sk_sandbox_ante'],
  ['BANK_API_KEY', 'k'],
  ['BANK_API_KEY', 'sk_own'],
  ['BANK_API_KEY', 'a'.repeat(24)],
  ['BANK_API_KEY', 'passwordpasswordpassword'],
  ['BANK_API_KEY', ownApi.slice(0, 23)],
  ['BANK_API_KEY', ' '.repeat(40)],
  ['BANK_API_KEY', knownHook],
  ['BANK_WEBHOOK_SECRET', undefined],
  ['BANK_WEBHOOK_SECRET', knownHook],
  ['BANK_WEBHOOK_SECRET', `${ownHook},${knownHook}`],
  ['BANK_WEBHOOK_SECRET', `${knownHook},${ownHook}`],
  ['BANK_WEBHOOK_SECRET', `${ownHook} , ${knownHook} `],
  ['BANK_WEBHOOK_SECRET', `${ownHook},`],
  ['BANK_WEBHOOK_SECRET', `,${ownHook}`],
  ['BANK_WEBHOOK_SECRET', 'whsec_AAAA'],
  ['BANK_WEBHOOK_SECRET', 'whsec_'],
  ['BANK_WEBHOOK_SECRET', `${ownHook},whsec_AAAA`],
  ['BANK_WEBHOOK_SECRET', knownHook.replace('whsec_', '')],
  ['BANK_WEBHOOK_SECRET', `${knownHook}=`],
  ['BANK_WEBHOOK_SECRET', knownHook.replace(/=+$/, '')],
  ['BANK_WEBHOOK_SECRET', whsec('test-callback-secret-00000001')],
  ['BANK_WEBHOOK_SECRET', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  ['BANK_WEBHOOK_SECRET', whsec(randomBytes(23))],
  ['BANK_WEBHOOK_SECRET', whsec(new Uint8Array(32))],
  ['BANK_WEBHOOK_SECRET', whsec('x'.repeat(32))],
  ['BANK_WEBHOOK_SECRET', randomBytes(32).toString('base64')],
  ['DATA_KEYS', undefined],
  ['DATA_KEYS', `k0:${knownKey}`],
  ['DATA_KEYS', `own:${knownKey}`],
  ['DATA_KEYS', `${ownKeys},k0:${knownKey}`],
  // The same bytes, spelt otherwise: the last letter holds two bits that no decoder reads.
  ['DATA_KEYS', `k0:${knownKey.replace('E=', 'F=')}`],
  ['DATA_KEYS', dataKey(new Uint8Array(32))],
  ['DATA_KEYS', dataKey(Buffer.alloc(32, 7))],
  ['DATA_KEYS', `${ownKeys},${dataKey('ab'.repeat(16), 'b')}`],
  ['DATA_KEYS', 'k1:short'],
  ['FEED_API_KEY', undefined],
  ['FEED_API_KEY', 'feed_sandbox_ante'],
  ['FEED_API_KEY', 'feed'],
  ['MAIL_API_KEY', undefined],
  ['MAIL_API_KEY', 'postbox_sandbox_ante'],
  ['CMS_API_TOKEN', 'x'.repeat(24)],
  ['CMS_WEBHOOK_SECRET', 'sixteen-letters!'],
  ['METRICS_TOKEN', 'metrics'],
]
const addresses = {
  'no address': {},
  loopback: { PUBLIC_URL: 'http://127.0.0.1:3000' },
  'a public host by http': { PUBLIC_URL: 'http://casino.example' },
  'a public host by https': { PUBLIC_URL: 'https://casino.example' },
  'a public host by HTTPS in capitals': { PUBLIC_URL: 'HTTPS://CASINO.EXAMPLE' },
  'a bank of its own': { BANK_URL: 'https://bank.example/api' },
}

describe.each(Object.entries(addresses))('secrets at %s', (_, address) => {
  test.each(weak)('the server does not start when %s is %j', (name, value) => {
    const { [name as 'BANK_API_KEY']: __, ...others } = { ...testSecrets }
    const source = { ...others, ...address, ...(value === undefined ? {} : { [name]: value }) }
    expect(() => readEnv(source)).toThrow(new RegExp(`^The environment is not right:\\n  ${name}: `))
    expect(() => readEnv(source)).not.toThrow(ownApi)
  })

  test('the server starts with secrets of its own, two of them during a rotation', () => {
    const rotated = {
      ...testSecrets,
      BANK_WEBHOOK_SECRET: `${whsec(randomBytes(32))}, ${ownHook}`,
      DATA_KEYS: `${dataKey(randomBytes(32), 'b')},${ownKeys}`,
    }
    expect(dataKeys(readEnv({ ...address, ...rotated })).map(({ id }) => id)).toEqual(['b', 'k1'])
  })
})

test('a weak or known secret is tried in at least 40 ways', () => {
  expect(new Set(weak.map(([name, value]) => `${name}=${value}`)).size).toBe(weak.length)
  expect(weak.length).toBeGreaterThanOrEqual(40)
})

test('the program itself ends before it opens anything when its secrets are missing, and names each of them', async () => {
  const program = fileURLToPath(new URL('main.ts', import.meta.url))
  // A folder that cannot be made: a start in spite of it goes no further.
  const env = { PATH: process.env.PATH, ANTE_DATA: join(program, 'data'), PORT: '0' }
  const said = await new Promise<{ code: unknown; text: string }>((done) => {
    const nodeArguments = ['--conditions=ante-server', '--disable-warning=ExperimentalWarning', program]
    execFile(process.execPath, nodeArguments, { env }, (error, _, text) => done({ code: error?.code, text }))
  })
  expect(said.code).toBe(1)
  for (const name of Object.keys(testSecrets)) expect(said.text).toContain(`${name}: is missing`)
})

test('the address of the site is parsed: capitals are the same scheme and host, and other schemes are refused', () => {
  const at = (PUBLIC_URL: string) => publicUrl(readEnv({ ...testSecrets, PUBLIC_URL }))
  expect(at('HTTPS://CASINO.EXAMPLE/')).toBe('https://casino.example')
  expect(() => at('ftp://casino.example')).toThrow(/PUBLIC_URL: /)
})

test('SOC-03 the sandbox, which believes anybody, signs players in on loopback only', () => {
  const services = (PUBLIC_URL: string) => openPorts(readEnv({ ...testSecrets, PUBLIC_URL })).social.size
  for (const address of ['http://localhost:3000', 'http://127.0.0.2', 'http://lumen.localhost', 'http://[::1]:3000'])
    expect(services(address), address).toBe(3)
  for (const address of [
    'http://casino.example',
    'HTTPS://casino.example',
    'http://localhost.example',
    'http://10.0.0.1',
  ])
    expect(services(address), address).toBe(0)
})
