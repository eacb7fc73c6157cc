import { expect, test } from 'vitest'
import { readEnv, socialServices } from './env.ts'

const own = {
  PUBLIC_URL: 'https://ante.example',
  BANK_API_KEY: 'k',
  BANK_WEBHOOK_SECRET: `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`,
  DATA_KEYS: `a:${Buffer.alloc(32, 7).toString('base64')}`,
}

test('SOC-03 the sandbox, which believes anybody, is a service only where no money is reached by https', () => {
  expect(socialServices(readEnv({})).map(({ service }) => service)).toEqual(['google', 'facebook', 'telegram'])
  expect(socialServices(readEnv(own))).toEqual([])
  expect(socialServices(readEnv({ SOCIAL_SERVICES: '[]' }))).toEqual([])
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
    expect(() => readEnv({ SOCIAL_SERVICES: wrong }), wrong).toThrow('SOCIAL_SERVICES')
})
