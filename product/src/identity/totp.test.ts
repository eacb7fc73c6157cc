import { describe, expect, it } from 'vitest'
import { base32, hotp, keyAddress, stepAt, usedStep } from './totp.ts'

const ascii = (text: string, length: number) => Buffer.from(text.repeat(7).slice(0, length))
const seed = '12345678901234567890'

describe('time-based one-time passwords', () => {
  it('the vectors of RFC 4226 appendix D come out', () => {
    const expected = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ')
    expect(expected.map((_, counter) => hotp(ascii(seed, 20), BigInt(counter)))).toEqual(expected)
  })

  it.each([
    [59, '94287082', '46119246', '90693936'],
    [1_111_111_109, '07081804', '68084774', '25091201'],
    [1_111_111_111, '14050471', '67062674', '99943326'],
    [1_234_567_890, '89005924', '91819424', '93441116'],
    [2_000_000_000, '69279037', '90698825', '38618901'],
    [20_000_000_000, '65353130', '77737706', '47863826'],
  ])('the vectors of RFC 6238 appendix B come out at second %i', (second, sha1, sha256, sha512) => {
    const step = stepAt(second * 1000)
    expect(hotp(ascii(seed, 20), step, { length: 8, algorithm: 'sha1' })).toBe(sha1)
    expect(hotp(ascii(seed, 32), step, { length: 8, algorithm: 'sha256' })).toBe(sha256)
    expect(hotp(ascii(seed, 64), step, { length: 8, algorithm: 'sha512' })).toBe(sha512)
  })

  it('the vectors of RFC 4648 come out, without padding', () => {
    const words = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar']
    expect(words.map((word) => base32(Buffer.from(word)))).toEqual([
      '',
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
      'MZXW6YTBOI',
    ])
  })

  it('a code counts half a minute early or late, and once', () => {
    const secret = ascii(seed, 20)
    const ms = 1_700_000_010_000
    const step = stepAt(ms)
    const code = hotp(secret, step)
    expect(usedStep(secret, code, ms, 0n)).toBe(step)
    expect(usedStep(secret, code, ms + 30_000, 0n)).toBe(step)
    expect(usedStep(secret, code, ms - 30_000, 0n)).toBe(step)
    expect(usedStep(secret, code, ms + 60_000, 0n)).toBeUndefined()
    expect(usedStep(secret, code, ms, step)).toBeUndefined()
    for (const wrong of ['', '1', `${code}0`, code.slice(1), '١٢٣٤٥٦'])
      expect(usedStep(secret, wrong, ms, 0n), wrong).toBeUndefined()
  })

  it('an authenticator app reads issuer and account from the address', () => {
    const address = new URL(keyAddress(Buffer.from('foobar'), { issuer: 'Ante & Co', account: 'ada@example.com' }))
    expect(decodeURIComponent(address.pathname)).toBe('/Ante & Co:ada@example.com')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: 'MZXW6YTBOI',
      issuer: 'Ante & Co',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
