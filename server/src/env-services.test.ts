import { expect, test } from 'vitest'
import { connector as openid } from '@ante/product/identity/connectors/openid/index'
import { readEnv } from './env.ts'
import { openPorts } from './ports.ts'
import { testSecrets } from '@ante/testing/secrets'

const services = (source: NodeJS.ProcessEnv) => [...openPorts(readEnv(source)).social.keys()]
const own = { ...testSecrets, PUBLIC_URL: 'https://ante.example' }

test('SOC-03 the sandbox, which believes anybody, is a service only where no money is reached by https', () => {
  expect(services(testSecrets)).toEqual(['google', 'facebook', 'telegram'])
  expect(services(own)).toEqual([])
  // The messaging app is a vendor of its own.
  expect(services({ ...testSecrets, SOCIAL_SERVICES: '[]' })).toEqual(['telegram'])
  // Without the token of the bot nobody could verify a login of its widget.
  expect(services({ ...testSecrets, SOCIAL_SERVICES: '[]', TELEGRAM_BOT_ID: '4242' })).toEqual([])
})

test('SOC-03 services are those that are named, each once and with all that it needs', () => {
  const google = { service: 'google', issuer: 'https://accounts.example/', client_id: 'us', client_secret: 's' }
  const configured = { ...own, SOCIAL_SERVICES: JSON.stringify([google]) }
  expect(services(configured)).toEqual(['google'])
  expect(openid.config.parse(readEnv(configured).connectors.get('openid'))).toEqual({
    services: [{ ...google, issuer: 'https://accounts.example' }],
  })
  for (const wrong of [
    'x',
    '{}',
    JSON.stringify([google, google]),
    JSON.stringify([{ ...google, client_secret: '' }]),
    JSON.stringify([{ ...google, service: '../x' }]),
  ])
    expect(() => readEnv({ ...testSecrets, SOCIAL_SERVICES: wrong }), wrong).toThrow('SOCIAL_SERVICES')
})
