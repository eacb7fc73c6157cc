import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { connector as strapi } from '@ante/product/content/connectors/strapi/index'
import { readEnv } from './env.ts'
import { readDatabaseEnv } from './env-schema.ts'
import { createRegistry } from './registry.ts'
import { openPorts } from './ports.ts'
import { testSecrets } from '@ante/testing/secrets'

const cms = (source: NodeJS.ProcessEnv) => strapi.config.optional().parse(env(source).connectors.get('strapi'))
const env = (source: NodeJS.ProcessEnv = {}) => readEnv({ ...testSecrets, ...source })

test('keys that are none, too short or named twice are refused at the start', () => {
  const ownKey = randomBytes(32).toString('base64')
  for (const keys of ['k1', 'k1:short', `k1:${ownKey},k1:${ownKey}`, `k.1:${ownKey}`, ownKey])
    expect(() => env({ DATA_KEYS: keys }), keys).toThrow(/DATA_KEYS: is not a list/)
})

test('a command of the database reads neither secrets nor addresses of vendors', () => {
  expect(readDatabaseEnv({ DATABASE_URL: 'postgres://one', BANK_API_KEY: 'k' })).toEqual({
    ANTE_DATA: '.data',
    DATABASE_URL: 'postgres://one',
    PORT: 3000,
  })
})

test('the address of a CMS is one that can be asked and carries no key', () => {
  expect(cms({ CMS_URL: 'https://cms.example/api/' })?.url).toBe('https://cms.example/api')
  expect(cms({ CMS_URL: '' })).toBeUndefined()
  for (const CMS_URL of [
    'cms.example/api',
    'ftp://cms.example',
    'https://me:secret@cms.example/api',
    'https://cms.example/api?token=1',
    'https://cms.example/api#x',
  ])
    expect(() => env({ CMS_URL }), CMS_URL).toThrow(/CMS_URL: /)
  expect(() => env({ CMS_WEBHOOK_SECRET: 'short' })).toThrow(/CMS_WEBHOOK_SECRET: /)
})

test('what the CMS may set leaves out licences, limits of bets and of staff and how long books are kept, and names no group that there is not', () => {
  const usual = cms({ CMS_URL: 'https://cms.example/api' })?.settings ?? []
  const groups = Object.keys(createRegistry().settings)
  const own = groups.filter((group) => !usual.includes(group) && !group.startsWith('staff'))
  expect(own.toSorted()).toEqual([
    'bonusRounds',
    'cashbackWeeks',
    'exclusions',
    'ledger',
    'licence',
    'location',
    'loyaltyPlays',
    'messages',
    'paymentRoutes',
    'privacy',
    'rounds',
    'sportsbook',
    'studios',
    'support',
    'tournamentRounds',
    'tracking',
    'verification',
  ])
  expect(usual.filter((group) => group.startsWith('staff'))).toEqual([])
  expect(openPorts(env({ CMS_URL: 'https://cms.example/api', CMS_SETTINGS: 'site, seo' })).cms?.schemas).toHaveProperty(
    'seo'
  )
  expect(() => openPorts(env({ CMS_URL: 'https://cms.example/api', CMS_SETTINGS: 'site,nothing' }))).toThrow(
    /CMS_SETTINGS: there is no group nothing/
  )
})
