import { expect, test } from 'vitest'
import { type FactorFacts, waysOf } from './factors.ts'

const none: FactorFacts = {
  isOffered: true,
  hasCodes: false,
  hasApp: false,
  hasPasskey: false,
  hasConfirmedContact: true,
}

test.each<[string, Partial<FactorFacts>, string[]]>([
  ['nothing', {}, []],
  ['codes to a contact', { hasCodes: true }, ['contact']],
  ['an app', { hasApp: true }, ['app']],
  ['an app before codes to a contact', { hasApp: true, hasCodes: true }, ['app']],
  ['a passkey, and a code to a contact for who has lost it', { hasPasskey: true }, ['passkey', 'contact']],
  ['a passkey alone where no contact is confirmed', { hasPasskey: true, hasConfirmedContact: false }, ['passkey']],
  ['a passkey and an app', { hasPasskey: true, hasApp: true }, ['passkey', 'app']],
  ['no second step where the operator has none', { isOffered: false, hasApp: true, hasCodes: true }, []],
  ['a passkey all the same', { isOffered: false, hasApp: true, hasPasskey: true }, ['passkey', 'contact']],
])('who has %s is asked for that', (_, facts, ways) => {
  expect(waysOf({ ...none, ...facts })).toEqual(ways)
})
