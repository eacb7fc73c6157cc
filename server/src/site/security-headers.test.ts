import { describe, expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const policyOf = (origin: string): Map<string, string[]> => {
  const headers = securityHeaders({
    scriptSources: [`'nonce-abc'`],
    framedBy: [],
    payOrigins: [],
    origin,
  })
  const parts = (headers['content-security-policy'] ?? '').split('; ').map((part) => part.split(' '))
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]))
}

describe('the headers of a page', () => {
  test('let it connect to its own host and to its own live socket, to nobody else', () => {
    expect(policyOf('https://ante.example').get('connect-src')).toEqual([`'self'`, 'wss://ante.example'])
    expect(policyOf('http://localhost:3000').get('connect-src')).toEqual([`'self'`, 'ws://localhost:3000'])
  })
  test('allow no source by its scheme alone but pictures made in place', () => {
    for (const [name, sources] of policyOf('https://ante.example'))
      for (const source of sources) if (/^[a-z]+:$/.test(source)) expect(`${name} ${source}`).toBe('img-src data:')
  })
})
