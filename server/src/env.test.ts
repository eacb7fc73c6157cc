import { expect, test } from 'vitest'
import { dataKeys, readEnv } from './env.ts'
import { openHouse } from './house.ts'
import { openPorts } from './ports.ts'

const ownKey = Buffer.alloc(32, 9).toString('base64')
const publicKey = readEnv({}).DATA_KEYS

test('keys that are none, too short or named twice are refused at the start', () => {
  for (const keys of ['k1', 'k1:short', `k1:${ownKey},k1:${ownKey}`, `k.1:${ownKey}`, ownKey])
    expect(() => readEnv({ DATA_KEYS: keys }), keys).toThrow(/DATA_KEYS: is not a list/)
})

test('secrets that stand in public source open no house to which players come from outside', () => {
  expect(readEnv({}).PORT).toBe(3000)
  for (const source of [{ PUBLIC_URL: 'https://ante.example' }, { BANK_URL: 'https://bank.example/api' }]) {
    expect(() => readEnv(source)).toThrow(/BANK_API_KEY: .*\n.*BANK_WEBHOOK_SECRET: .*\n.*DATA_KEYS: /)
    expect(() => readEnv({ ...source, BANK_API_KEY: 'sk_own' })).toThrow(/BANK_WEBHOOK_SECRET/)
    const secrets = { ...source, BANK_API_KEY: 'sk_own', BANK_WEBHOOK_SECRET: 'whsec_b3du' }
    expect(() => readEnv(secrets)).toThrow(/DATA_KEYS: is public/)
    expect(readEnv({ ...secrets, DATA_KEYS: `own:${ownKey}` }).BANK_API_KEY).toBe('sk_own')
    // The public key may open what it sealed before; it may not seal, under whatever name.
    expect(dataKeys(readEnv({ ...secrets, DATA_KEYS: `own:${ownKey},${publicKey}` })).map(({ id }) => id)).toEqual(['own', 'k0'])
    expect(() => readEnv({ ...secrets, DATA_KEYS: publicKey.replace('k0', 'own') })).toThrow(/DATA_KEYS: is public/)
  }
})

test('the address of a CMS is one that can be asked and carries no key', () => {
  expect(readEnv({ CMS_URL: 'https://cms.example/api/' }).CMS_URL).toBe('https://cms.example/api')
  expect(readEnv({ CMS_URL: '' }).CMS_URL).toBeUndefined()
  for (const CMS_URL of [
    'cms.example/api',
    'ftp://cms.example',
    'https://me:secret@cms.example/api',
    'https://cms.example/api?token=1',
    'https://cms.example/api#x',
  ])
    expect(() => readEnv({ CMS_URL }), CMS_URL).toThrow(/CMS_URL: /)
  expect(() => readEnv({ CMS_WEBHOOK_SECRET: 'short' })).toThrow(/CMS_WEBHOOK_SECRET: /)
})

test('what the CMS may set leaves out the limits of bets, and names no group that there is not', () => {
  const { CMS_SETTINGS } = readEnv({})
  const groups = Object.keys(openHouse().settings)
  expect(groups.filter((group) => !CMS_SETTINGS.includes(group))).toEqual(['sportsbook'])
  expect(openPorts(readEnv({ CMS_URL: 'https://cms.example/api', CMS_SETTINGS: 'site, seo' })).cms?.schemas).toHaveProperty('seo')
  expect(() => openPorts(readEnv({ CMS_URL: 'https://cms.example/api', CMS_SETTINGS: 'site,nothing' }))).toThrow(/CMS_SETTINGS: there is no group nothing/)
})
