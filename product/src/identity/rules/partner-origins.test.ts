import { expect, test } from 'vitest'
import { exactOrigins, isPartner, partnerOrigin } from './partner-origins.ts'

test('SOC-14 an origin of a partner is scheme, host and port, and https but on this machine', () => {
  for (const right of [
    'https://partner.example',
    'https://www.partner.example:8443',
    'http://localhost:*',
    'http://127.0.0.1:3001',
  ])
    expect(right).toMatch(partnerOrigin)
  for (const wrong of [
    '*',
    'https:',
    'https://*.partner.example',
    'https://partner.example/',
    'https://partner.example:*',
    'http://partner.example',
    'http://localhost.evil.example',
    "https://a.example; script-src 'unsafe-inline'",
    'https://a.example https://b.example',
    'null',
  ])
    expect(wrong).not.toMatch(partnerOrigin)
})

test('SOC-14 SEC-9 messages go to what is allowed and to nothing that only looks like it', () => {
  const allowed = ['https://partner.example', 'http://127.0.0.1:*']
  for (const origin of ['https://partner.example', 'http://127.0.0.1:3001', 'http://127.0.0.1'])
    expect(isPartner(origin, allowed), origin).toBe(true)
  for (const origin of [
    'http://partner.example',
    'https://partner.example:8443',
    'https://partner.example.evil.example',
    'https://127.0.0.1:3001',
    'http://127x0.0.1:3001',
    'http://127.0.0.1.evil.example',
    'null',
  ])
    expect(isPartner(origin, allowed), origin).toBe(false)
  expect(exactOrigins(allowed)).toEqual(['https://partner.example'])
})
