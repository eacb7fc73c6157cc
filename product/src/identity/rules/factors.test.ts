import { expect, test } from 'vitest'
import { type FactorFacts, waysOf } from './factors.ts'

const none: FactorFacts = {
  isOffered: true,
  hasCodes: false,
  hasApp: false,
  hasPasskey: false,
  hasPasskeyHere: false,
  hasConfirmedContact: true,
}

test.each<[string, Partial<FactorFacts>, string[]]>([
  ['nothing', {}, []],
  ['codes to a contact', { hasCodes: true }, ['contact']],
  ['an app', { hasApp: true }, ['app']],
  ['an app before codes to a contact', { hasApp: true, hasCodes: true }, ['app']],
  [
    'a passkey, and a code to a contact for who has lost it',
    { hasPasskey: true, hasPasskeyHere: true },
    ['passkey', 'contact'],
  ],
  [
    'a passkey alone where no contact is confirmed',
    { hasPasskey: true, hasPasskeyHere: true, hasConfirmedContact: false },
    ['passkey'],
  ],
  ['a passkey and an app', { hasPasskey: true, hasPasskeyHere: true, hasApp: true }, ['passkey', 'app']],
  ['a passkey of another domain, by a code to a contact', { hasPasskey: true }, ['contact']],
  ['a passkey of another domain alone, by nothing here', { hasPasskey: true, hasConfirmedContact: false }, []],
  ['no second step where the operator has none', { isOffered: false, hasApp: true, hasCodes: true }, []],
  [
    'a passkey all the same',
    { isOffered: false, hasApp: true, hasPasskey: true, hasPasskeyHere: true },
    ['passkey', 'contact'],
  ],
])('who has %s is asked for that', (_, facts, ways) => {
  expect(waysOf({ ...none, ...facts })).toEqual(ways)
})
