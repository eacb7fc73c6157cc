import { describe, expect, it } from 'vitest'
import { authSettings } from '../contract.ts'
import { judgeField } from './form-rules.ts'

describe('the dictionaries of the forms', () => {
  const { forms } = authSettings.parse({
    forms: {
      registration: { validation: { first_name: { min: 2, max: 4, message: 'Two to four letters' }, postcode: { pattern: '\\d{4}' } } },
      restore: { validation: { login: { required: true, max: 9 } } },
    },
  })
  const wrong = { key: 'wrong' }
  it('REG-31 bounds and sentence come from the registration’s dictionary; a field without an entry has its usual rule', () => {
    const judge = (field: string, value: string, usual?: { key: string }) => judgeField(forms.registration.validation, field, value, usual)
    expect(judge('first_name', 'A')).toEqual({ sentence: 'Two to four letters' })
    expect(judge('first_name', 'Ada')).toBeUndefined()
    expect(judge('first_name', 'Ad4', wrong)).toEqual({ sentence: 'Two to four letters' })
    expect(judge('postcode', '12345')).toEqual({ verdict: { key: 'regex' } })
    expect(judge('last_name', 'x', wrong)).toEqual({ verdict: wrong })
    expect(judge('last_name', 'x')).toBeUndefined()
  })
  it('AUTH-49 the restore form has a dictionary of its own', () => {
    const judge = (value: string) => judgeField(forms.restore.validation, 'login', value, undefined)
    expect(judge('')).toEqual({ verdict: { key: 'required' } })
    expect(judge('0123456789')).toEqual({ verdict: { key: 'maxLength', values: { max: 9 } } })
    expect(judge('012')).toBeUndefined()
    expect(judgeField(forms.registration.validation, 'login', '0123456789', undefined)).toBeUndefined()
  })
})

describe('the kinds of registration', () => {
  it('REG-05 REG-06 the list of kinds is read: social services, fast or full, forms with a label and a field', () => {
    const { authTypes } = authSettings.parse({
      authTypes: [{ social: ['google'] }, { fastRegistration: 'fast' }, { label: 'phone', field: 'phone' }, { label: 'email', field: 'email' }],
    })
    expect(authTypes).toEqual({
      social: ['google'],
      fastRegistration: 'fast',
      forms: [
        { label: 'phone', field: 'phone' },
        { label: 'email', field: 'email' },
      ],
    })
    expect(authSettings.parse({}).authTypes).toEqual({ social: [], fastRegistration: 'full', forms: [{ label: 'email', field: 'email' }] })
    expect(authSettings.safeParse({ authTypes: [{ label: 'fax', field: 'fax' }] }).success).toBe(false)
  })
})
