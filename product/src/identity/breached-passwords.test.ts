import { expect, test } from 'vitest'
import { isBreached } from './breached-passwords.ts'
import { commonPasswords } from './rules/common-passwords.ts'

test('knows the passwords of published leaks, however their capitals are set, and those of our own list', () => {
  const leaked = [
    'password',
    'Password1',
    'QWERTY',
    'iloveyou1',
    'trustno1',
    'Liverpool1',
    'spongebob',
    'charlie123',
    'fuckyou',
    'zxcvbnm123',
  ]
  for (const one of leaked) expect(isBreached(one), one).toBe(true)
  for (const one of commonPasswords) expect(isBreached(one), one).toBe(true)
})

test('takes about one in a thousand others for one of them, and no more', () => {
  const others = 20_000
  let taken = 0
  for (let n = 0; n < others; n++) if (isBreached(`no-list-has-${n}-me`)) taken += 1
  expect(taken / others).toBeGreaterThan(0)
  expect(taken / others).toBeLessThan(0.002)
})

test('lets the passwords through that our tests and examples use', () => {
  for (const one of ['correct-horse-9', 'plum-Lantern-94', 'plum-Lantern-91', 'copper-Kettle-17', 'brand-New-77'])
    expect(isBreached(one), one).toBe(false)
})
