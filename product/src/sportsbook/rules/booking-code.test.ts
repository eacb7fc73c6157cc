import { describe, expect, it } from 'vitest'
import { codeIn, codeOf, normalCode } from './booking-code.ts'

describe('booking codes', () => {
  it('BET-01 a code is eight letters of random bytes, none of which is read as another', () => {
    expect(codeOf(Uint8Array.from([0, 7, 8, 31, 32, 255, 100, 9, 77]))).toBe('29AZ2Z6B')
    for (let byte = 0; byte < 256; byte++) expect(codeOf(new Uint8Array(8).fill(byte))).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  })

  it('BET-01 a code is read as people type it, and nothing else is one', () => {
    for (const typed of ['29AZ2Z6B', ' 29az 2z6b ', '29az-2z6b']) expect(normalCode(typed)).toBe('29AZ2Z6B')
    for (const other of ['', '29AZ2Z6', '29AZ2Z6BB', '29AZ2Z6!', '../../xx', 'ÄÄÄÄÄÄÄÄ'])
      expect(normalCode(other)).toBeUndefined()
  })

  it('BET-01 a code is found in what another app has shared', () => {
    for (const text of [
      '29AZ2Z6B',
      'My bet: https://ante.example/ar/b/29AZ2Z6B',
      'https://ante.example/b/29az-2z6b?x=1',
    ])
      expect(codeIn(text)).toBe('29AZ2Z6B')
    for (const text of ['Look at this', 'https://ante.example/betting', 'https://ante.example/b/29AZ2Z6B9AAAA'])
      expect(codeIn(text)).toBeUndefined()
  })
})
