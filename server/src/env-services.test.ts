import { expect, test } from 'vitest'
import { readEnv, socialServices } from './env.ts'
import { testSecrets } from './testing/secrets.ts'

const own = { ...testSecrets, PUBLIC_URL: 'https://ante.example' }

test('SOC-03 the sandbox, which believes anybody, is a service only where no money is reached by https', () => {
  expect(socialServices(readEnv(testSecrets)).map(({ service }) => service)).toEqual(['google', 'facebook', 'telegram'])
  expect(socialServices(readEnv(own))).toEqual([])
  expect(socialServices(readEnv({ ...testSecrets, SOCIAL_SERVICES: '[]' }))).toEqual([])
})

test('SOC-03 services are those that are named, each once and with all that it needs', () => {
  const google = { service: 'google', issuer: 'https://accounts.example/', client_id: 'us', client_secret: 's' }
  expect(socialServices(readEnv({ ...own, SOCIAL_SERVICES: JSON.stringify([google]) }))).toEqual([
    { service: 'google', issuer: 'https://accounts.example', clientId: 'us', clientSecret: 's' },
  ])
  for (const wrong of [
    'x',
    '{}',
    JSON.stringify([google, google]),
    JSON.stringify([{ ...google, client_secret: '' }]),
    JSON.stringify([{ ...google, service: '../x' }]),
  ])
    expect(() => readEnv({ ...testSecrets, SOCIAL_SERVICES: wrong }), wrong).toThrow('SOCIAL_SERVICES')
})
