import { describe, expect, it } from 'vitest'
import { readPhone } from './phone-number.ts'

const countries = [
  { code: 'CA', dial: '1', mask: '(###) ###-####' },
  { code: 'DE', dial: '49', mask: '' },
  { code: 'GB', dial: '44', mask: '#### ######' },
  { code: 'KZ', dial: '7', mask: '(###) ###-##-##' },
]
const read = (given: string, hint?: string) => {
  const phone = readPhone(given, hint, countries)
  return phone.wrong ? phone.wrong.key : `${phone.country} ${phone.digits}`
}

describe('a phone number', () => {
  it('VAL-51 fills the mask of its country completely, in whatever form it is typed', () => {
    for (const typed of ['+44 7700 900123', '447700900123', '+44 (7700) 900-123', '7700 900123'])
      expect(read(typed, 'GB'), typed).toBe('GB 447700900123')
    for (const typed of ['+44 7700 90012', '+44 7700 9001234', '+49 7700 900123', '+', 'phone', '+44 7700 90O123'])
      expect(read(typed, 'GB'), typed).toBe('wrongPhone')
  })
  it('VAL-51 has seven to fifteen digits where its country has no mask', () => {
    expect(read('+49 151 12345678')).toBe('DE 4915112345678')
    expect(read('+49 1511')).toBe('wrongPhone')
    expect(read(`+49${'1'.repeat(14)}`)).toBe('wrongPhone')
  })
  it('VAL-49 is asked for when it is empty', () => {
    expect([read(''), read('  ', 'GB'), read('+44')]).toEqual(['insertPhone', 'insertPhone', 'insertPhone'])
  })
  it('says its country by itself, or is told it by its code or by what is dialled for it', () => {
    expect(read('+7 701 234-56-78')).toBe('KZ 77012345678')
    expect(read('+447700900123')).toBe('GB 447700900123')
    expect([read('7700 900123', '+44'), read('7700 900123', '44'), read('7700 900123', 'gb')]).toEqual([
      'GB 447700900123',
      'GB 447700900123',
      'GB 447700900123',
    ])
    expect(read('7700 900123', 'XX')).toBe('wrongPhone')
    expect(read('+999 1234567')).toBe('wrongPhone')
  })
})
