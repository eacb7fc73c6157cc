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
  test('frame the form of a vendor of identity and give it the camera, and nobody else', () => {
    const identityOrigins = ['https://*.sumsub.com']
    const common = { scriptSources: [], framedBy: [], payOrigins: [], origin: 'https://ante.example' }
    const headers = securityHeaders({ ...common, identityOrigins })
    expect(headers['content-security-policy']).toContain(`frame-src 'self' https://*.sumsub.com;`)
    expect(headers['permissions-policy']).toContain('camera=(self "https://*.sumsub.com"), microphone=(self')
    expect(securityHeaders(common)['permissions-policy']).toContain('camera=(), microphone=()')
  })
  test('open to the hosts of the chosen chat, and close again without one', () => {
    const common = { scriptSources: [], framedBy: [], payOrigins: [], origin: 'https://ante.example' }
    const host = 'https://chat.example'
    const vendors = {
      script: [host],
      connect: [host, 'wss://chat.example'],
      frame: [host],
      image: [host],
      style: [host],
    }
    const open = securityHeaders({ ...common, vendors })['content-security-policy']
    expect(open).toContain(`script-src 'self' ${host};`)
    expect(open).toContain(`connect-src 'self' wss://ante.example ${host} wss://chat.example;`)
    expect(open).toContain(`frame-src 'self' ${host};`)
    expect(securityHeaders(common)['content-security-policy']).not.toContain('chat.example')
  })
  test('allow no source by its scheme alone but pictures made in place', () => {
    for (const [name, sources] of policyOf('https://ante.example'))
      for (const source of sources) if (/^[a-z]+:$/.test(source)) expect(`${name} ${source}`).toBe('img-src data:')
  })
})
