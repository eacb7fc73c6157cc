import { expect, test } from 'vitest'
import { readRecoveryCode, recoveryCodeFrom } from './recovery-code.ts'

test('every bit of the bytes stands in the code', () => {
  expect(recoveryCodeFrom(new Uint8Array(10))).toBe('aaaa-aaaa-aaaa-aaaa')
  expect(recoveryCodeFrom(new Uint8Array(10).fill(255))).toBe('9999-9999-9999-9999')
  const codes = Array.from({ length: 80 }, (_, bit) =>
    recoveryCodeFrom(Uint8Array.from({ length: 10 }, (__, byte) => (byte === bit >> 3 ? 1 << (bit & 7) : 0)))
  )
  expect(new Set(codes).size).toBe(80)
})

test('is read with or without its dashes, in capitals and with spaces, and nothing else is one', () => {
  for (const text of ['abcd-efgh-jkmn-pq09', 'ABCDEFGHJKMNPQ09', ' abcd efgh jkmn pq09 '])
    expect(readRecoveryCode(text)).toBe('abcd-efgh-jkmn-pq09')
  for (const text of [
    '',
    '123456',
    'abcd-efgh-jkmn-pq0',
    'abcd-efgh-jkmn-pq099',
    'abcd-efgh-jkmn-pqo9',
    'абвг-efgh-jkmn-pq09',
  ])
    expect(readRecoveryCode(text), text).toBeUndefined()
})
