import type { Wrong } from '@ante/kit/validators'
import { describe, expect, it } from 'vitest'
import { authSettings } from '../contract.ts'
import { validateField } from './form-rules.ts'

describe('the dictionaries of the forms', () => {
  const { forms } = authSettings.parse({
    forms: {
      registration: {
        validation: { first_name: { min: 2, max: 4, message: 'Two to four letters' }, postcode: { pattern: '\\d{4}' } },
      },
      restore: { validation: { login: { required: true, max: 9 } } },
    },
  })
  const wrong: Wrong = { key: 'wrong' }
  it('REG-31 bounds and sentence come from the registration’s dictionary; a field without an entry has its usual rule', () => {
    const judge = (field: string, value: string, usual?: Wrong) =>
      validateField(forms.registration.validation, field, value, usual)
    expect(judge('first_name', 'A')).toEqual({ sentence: 'Two to four letters' })
    expect(judge('first_name', 'Ada')).toBeUndefined()
    expect(judge('first_name', 'Ad4', wrong)).toEqual({ sentence: 'Two to four letters' })
    expect(judge('postcode', '12345')).toEqual({ verdict: { key: 'regex' } })
    expect(judge('last_name', 'x', wrong)).toEqual({ verdict: wrong })
    expect(judge('last_name', 'x')).toBeUndefined()
  })
  it('AUTH-49 the restore form has a dictionary of its own', () => {
    const judge = (value: string) => validateField(forms.restore.validation, 'login', value, undefined)
    expect(judge('')).toEqual({ verdict: { key: 'required' } })
    expect(judge('0123456789')).toEqual({ verdict: { key: 'maxLength', values: { max: 9 } } })
    expect(judge('012')).toBeUndefined()
    expect(validateField(forms.registration.validation, 'login', '0123456789', undefined)).toBeUndefined()
  })
})

describe('the shape of a dictionary', () => {
  const rulesOf = (rules: Readonly<Record<string, unknown>>) =>
    authSettings.parse({ forms: { profile: { validation: { field: rules } } } }).forms.profile.validation
  const keyOf = (rules: Readonly<Record<string, unknown>>, value: string): string | undefined => {
    const complaint = validateField(rulesOf(rules), 'field', value, undefined, (name) =>
      name === 'password' ? 'secret1' : ''
    )
    return complaint && ('verdict' in complaint ? complaint.verdict.key : complaint.sentence)
  }

  it.each([
    [{ required: true }, ' ', 'required'],
    [{ minLength: 3 }, 'ab', 'minLength'],
    [{ minLength: { min: 3 } }, 'ab', 'minLength'],
    [{ maxLength: { max: 1 } }, 'ab', 'maxLength'],
    [{ minValue: { min: 5 } }, '4', 'minValue'],
    [{ maxValue: 5 }, '6', 'maxValue'],
    [{ regex: '[A-Z]+' }, 'a', 'regex'],
    [{ sameAs: 'password' }, 'other', 'passwordsNotEqual'],
    [{ email: true }, 'x', 'email'],
    [{ phone: true }, '1', 'phone'],
    [{ fakename: true }, 'a b c', 'fakename'],
    [{ password: true }, 'a', 'password'],
    [{ name: true }, 'R2', 'name'],
    [{ address: true }, 'a@b', 'address'],
    [{ date: true }, '31.02.2000', 'date'],
    [{ cardNumber: true }, '1', 'cardNumber'],
    [{ email: false, minLength: 3, message: 'Three letters' }, 'ab', 'Three letters'],
  ])('CMS-13 CMS-14 %j of a form takes the names of the specification: %s is wrong by its %s', (rules, value, key) => {
    expect(keyOf(rules, value)).toBe(key)
  })

  it.each([
    [{ reqired: true }],
    [{ email: true, phone: true }],
    [{ regex: '(' }],
    [{ minLength: 'two' }],
    ['required'],
  ])('CMS-14 %j is refused as a whole, because it would do nothing or fail whoever fills the form', (rules) =>
    expect(authSettings.safeParse({ forms: { registration: { validation: { field: rules } } } }).success).toBe(false)
  )

  it('CMS-13 each form has a dictionary of its own, and none of them has rules by itself', () => {
    const { forms } = authSettings.parse({ forms: { profile: { validation: { new_password: { minLength: 12 } } } } })
    expect(forms).toEqual({
      registration: { validation: {} },
      profile: { validation: { new_password: { min: 12 } } },
      restore: { validation: {} },
    })
  })
})

describe('the kinds of registration', () => {
  it('REG-05 REG-06 the list of kinds is read: social services, fast or full, forms with a label and a field', () => {
    const { authTypes } = authSettings.parse({
      authTypes: [
        { social: ['google'] },
        { fastRegistration: 'fast' },
        { label: 'phone', field: 'phone' },
        { label: 'email', field: 'email' },
      ],
    })
    expect(authTypes).toEqual({
      social: ['google'],
      fastRegistration: 'fast',
      forms: [
        { label: 'phone', field: 'phone' },
        { label: 'email', field: 'email' },
      ],
    })
    expect(authSettings.parse({}).authTypes).toEqual({
      social: [],
      fastRegistration: 'full',
      forms: [{ label: 'email', field: 'email' }],
    })
    expect(authSettings.safeParse({ authTypes: [{ label: 'fax', field: 'fax' }] }).success).toBe(false)
  })
})
