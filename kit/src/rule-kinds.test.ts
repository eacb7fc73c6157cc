import { describe, expect, test } from 'vitest'
import { applyMask, fillsMask } from './mask.ts'
import { validateConfigured, ruleKinds } from './rule-kinds.ts'
import * as check from './validators.ts'

const keyOf = (verdict: check.Verdict) => verdict?.key

describe('rules of a configuration', () => {
  test('VAL-15 VAL-16 VAL-17 VAL-18 a field may have to equal another, to match a pattern, to be a card number', () => {
    const valueOf = (field: string) => ({ password: 'secret1', email: 'a@b.co' })[field] ?? ''
    expect(validateConfigured({ sameAs: 'password' }, 'secret1', valueOf)).toBeUndefined()
    for (const password of ['password', 'new_password'])
      expect(keyOf(validateConfigured({ sameAs: password }, 'secret2', valueOf)), password).toBe('passwordsNotEqual')
    expect(keyOf(validateConfigured({ sameAs: 'email' }, 'b@b.co', valueOf))).toBe('sameAs')
    expect(validateConfigured({ pattern: '[A-Z]{2}' }, 'AB')).toBeUndefined()
    expect(keyOf(validateConfigured({ pattern: '[A-Z]{2}' }, 'ABC'))).toBe('regex')
    expect(validateConfigured({ kind: 'cardNumber' }, '4242424242424242')).toBeUndefined()
    expect(keyOf(validateConfigured({ kind: 'cardNumber' }, '4242424242424241'))).toBe('cardNumber')
  })

  test('VAL-23 each configured kind answers with the sentence of its own name', () => {
    const bad = {
      email: 'a@b',
      phone: '12',
      fakename: 'a b c',
      password: 'a',
      name: 'R2',
      address: 'a@b',
      date: '31.02.2000',
      cardNumber: '1',
    }
    for (const kind of ruleKinds) expect(keyOf(validateConfigured({ kind }, bad[kind])), kind).toBe(kind)
    expect(validateConfigured({ min: 3 }, 'ab')).toEqual({ key: 'minLength', values: { min: 3 } })
    expect(validateConfigured({ max: 1 }, 'ab')).toEqual({ key: 'maxLength', values: { max: 1 } })
    expect(validateConfigured({ minValue: 5 }, '4')).toEqual({ key: 'minValue', values: { min: 5 } })
    expect(validateConfigured({ maxValue: 5 }, '6')).toEqual({ key: 'maxValue', values: { max: 5 } })
    expect(keyOf(validateConfigured({ required: true }, '  '))).toBe('required')
    expect(validateConfigured({ min: 3, kind: 'email' }, '')).toBeUndefined()
  })

  test('VAL-30 VAL-31 the bounds of a number ignore the commas of thousands, and an empty value', () => {
    expect(check.minValue('1,000', 1000)).toBeUndefined()
    expect(keyOf(check.minValue('999', 1000))).toBe('minValue')
    expect(check.minValue('', 1000)).toBeUndefined()
    expect(check.maxValue('1,000', 1000)).toBeUndefined()
    expect(keyOf(check.maxValue('1,001', 1000))).toBe('maxValue')
    expect(check.maxValue('', 1000)).toBeUndefined()
    // A decimal comma is no thousand: 50,00 is neither 5000 nor anything else here.
    for (const value of ['50,00', '1,0', 'x'])
      expect([keyOf(check.minValue(value, 1)), keyOf(check.maxValue(value, 9999))], value).toEqual([
        'minValue',
        'maxValue',
      ])
  })

  test('VAL-19 VAL-20 VAL-21 VAL-22 plain forms have wordings of their own', () => {
    expect(keyOf(check.plain.required('   '))).toBe('valueRequired')
    expect(check.plain.required('a')).toBeUndefined()
    expect(keyOf(check.plain.email('a@b'))).toBe('valueEmail')
    expect(check.plain.max('abc', 2)).toEqual({ key: 'valueMaxLength', values: { max: 2 } })
    // No plain form of ours has a shortest length: of one word each can be right. This is the wording for one that has.
    expect(check.plain.min('abc', 4)).toEqual({ key: 'valueMinLength', values: { min: 4 } })
    expect(check.plain.min('abcd', 4)).toBeUndefined()
  })

  test('VAL-42 VAL-45 a date lies between its bounds, which are right themselves; the latest day alone takes empty', () => {
    const bounds = { min: '2000-01-01', max: '2020-12-31' }
    for (const value of ['01.01.2000', '31.12.2020', '2010-06-15'])
      expect(check.date(value, bounds), value).toBeUndefined()
    for (const value of ['31.12.1999', '01.01.2021']) expect(keyOf(check.date(value, bounds)), value).toBe('date')
    expect(check.maxDate('', '2020-12-31')).toBeUndefined()
    expect(keyOf(check.maxDate('01.01.2021', '2020-12-31'))).toBe('date')
  })

  test('VAL-39 VAL-81 VAL-82 VAL-83 sex, ticks, terms and custom values', () => {
    expect([keyOf(check.sex('')), check.sex('f')]).toEqual(['required', undefined])
    expect([keyOf(check.ticked(false)), check.ticked(true)]).toEqual(['required', undefined])
    expect([keyOf(check.terms(false, true)), check.terms(true, true), check.terms(false, false)]).toEqual([
      'terms',
      undefined,
      undefined,
    ])
    expect([keyOf(check.custom('x', '^\\d+$')), check.custom('1', '^\\d+$')]).toEqual(['wrong', undefined])
    expect([keyOf(check.custom('')), check.custom('x')]).toEqual(['required', undefined])
  })
})

describe('masks', () => {
  test('VAL-96 VAL-97 VAL-98 # takes a digit, @ a letter, * either', () => {
    expect(applyMask('##', 'a1b2c3')).toBe('12')
    expect(applyMask('@@', '1é2ß3')).toBe('éß')
    expect(applyMask('**', '-a.1')).toBe('a1')
    expect(applyMask('###.###.###-##', '12345678901')).toBe('123.456.789-01')
    expect(applyMask('###.###', '123')).toBe('123')
    expect(applyMask('###.###', '123.4')).toBe('123.4')
  })

  test('VAL-51 a phone fills the mask it is given', () => {
    expect(fillsMask('(##) #####-####', '(11) 98765-4321')).toBe(true)
    expect(check.phone('11 98765 4321', '(##) #####-####')).toBeUndefined()
    expect(keyOf(check.phone('11 98765 432', '(##) #####-####'))).toBe('wrongPhone')
  })
})
