import { instantOf } from '@ante/kit/instant'
import { describe, expect, it } from 'vitest'
import type { FieldDefinition } from '../contract.ts'
import { checkField, planRegistration, type RegistrationFacts } from './registration.ts'

const now = instantOf('2026-11-21T12:00:00Z')
const field = (sysname: string, isRequired: boolean, options: FieldDefinition['options'] = {}): FieldDefinition => ({
  sysname,
  type: 'input',
  params: { is_required: isRequired, is_visible: true },
  options,
})
const keyOf = (given: FieldDefinition, value: string) => checkField(given, value, { now, minimumAge: 18 })?.key

describe('personal fields', () => {
  it('VAL-84 what the server requires must be there', () => {
    expect(keyOf(field('first_name', true), '')).toBe('required')
    expect(keyOf(field('first_name', true), 'Ada')).toBeUndefined()
  })
  it('VAL-85 other fields may be empty, and are checked when they are filled', () => {
    expect(keyOf(field('first_name', false), '')).toBeUndefined()
    expect(keyOf(field('first_name', false), 'R2')).toBe('wrong')
    expect(keyOf(field('address', false), '12/3 Main')).toBeUndefined()
  })
  it('VAL-86 a pattern of the field applies when it has one', () => {
    const cpf = field('document_number', true, { regex: '^\\d{11}$' })
    expect(keyOf(cpf, '1234567890')).toBe('wrong')
    expect(keyOf(cpf, '12345678901')).toBeUndefined()
    const town = field('home_town', false, { regex: '^R' })
    expect([keyOf(town, 'Hove'), keyOf(town, 'Rye'), keyOf(town, '')]).toEqual(['wrong', undefined, undefined])
  })
  it('VAL-41 login, text, document type and number, CPF and card holder are text', () => {
    for (const name of ['login', 'text', 'document_type', 'document_number', 'cpf', 'card_holder']) {
      expect(keyOf(field(name, true), ' '), name).toBe('required')
      expect(keyOf(field(name, true), name === 'card_holder' ? 'A. B-C' : 'AB-12.3'), name).toBeUndefined()
      expect(keyOf(field(name, true), 'AB_'), name).toBe('wrong')
    }
  })
  it('VAL-65 VAL-66 a card holder is text of letters, spaces, dots, apostrophes and hyphens', () => {
    expect(keyOf(field('card_holder', true), "Renée O'Brien-Ńowak Jr.")).toBeUndefined()
    for (const value of ['R2D2', 'A@B', 'A/B']) expect(keyOf(field('card_holder', true), value), value).toBe('name')
    expect(keyOf(field('card_holder', false), '')).toBeUndefined()
  })
})

describe('a registration', () => {
  const facts: RegistrationFacts = {
    now,
    minimumAge: 18,
    fields: [
      { ...field('country', true, { list: [{ value: 'GB', label: 'United Kingdom' }] }), type: 'country_code' },
      field('first_name', true),
      field('home_town', false),
    ],
    passwordPolicy: { min: 6, max: 20 },
    isCommonPassword: () => false,
    termsActive: true,
    phones: [{ code: 'GB', dial: '44', mask: '#### ######' }],
    currencies: ['USD'],
    dictionary: {},
  }
  const complete = {
    email: 'ada@example.com',
    password: 'correct-horse-9',
    currency: 'USD',
    terms: true,
    personal: { country: 'GB', first_name: 'Ada' },
  }
  const wrongOf = (
    dictionary: RegistrationFacts['dictionary'],
    change: Partial<typeof complete> & { phone?: string } = {}
  ) => {
    const plan = planRegistration({ ...complete, ...change }, { ...facts, dictionary })
    return 'refused' in plan ? plan.fields : 'accepted'
  }

  it('REG-31 the operator’s dictionary holds on the server for contact, password, currency and personal fields', () => {
    expect(wrongOf({})).toBe('accepted')
    expect(wrongOf({ email: { pattern: '.*@house\\.example' } })).toEqual({ email: { key: 'regex' } })
    expect(wrongOf({ mobile: { min: 14 } }, { email: '', phone: '+447700900123' })).toEqual({
      phone: { key: 'minLength', values: { min: 14 } },
    })
    expect(wrongOf({ mobile: { required: true } })).toBe('accepted')
    expect(wrongOf({ password: { min: 16 } })).toEqual({ password: { key: 'minLength', values: { min: 16 } } })
    expect(wrongOf({ currency: { required: true } }, { currency: '' })).toHaveProperty('currency', { key: 'required' })
    expect(wrongOf({ home_town: { required: true } })).toEqual({ home_town: { key: 'required' } })
    expect(
      wrongOf(
        { first_name: { sameAs: 'home_town' } },
        { personal: { ...complete.personal, home_town: 'Bath' } as never }
      )
    ).toHaveProperty('first_name')
  })

  it('REG-31 a dictionary adds to the rules of a field and takes none away; the entry of a field that is not asked for does nothing', () => {
    expect(wrongOf({ password: { min: 2 } }, { password: 'abc' })).toHaveProperty('password')
    expect(wrongOf({ first_name: { required: false } }, { personal: { country: 'GB', first_name: '' } })).toEqual({
      first_name: { key: 'required' },
    })
    expect(wrongOf({ postcode: { required: true }, constructor: { required: true } })).toBe('accepted')
  })

  it('emoji are taken out of personal fields, whoever sent them', () => {
    const plan = planRegistration({ ...complete, personal: { country: 'GB', first_name: 'Ada 🎲' } }, facts)
    expect('refused' in plan ? plan.fields : plan.personal).toEqual({ country: 'GB', first_name: 'Ada' })
  })

  it('REG-31 a list takes what stands in it and nothing else', () => {
    expect(wrongOf({}, { personal: { country: 'XX', first_name: 'Ada' } })).toEqual({ country: { key: 'wrong' } })
    expect(wrongOf({}, { currency: 'DOGE' })).toEqual({ currency: { key: 'wrong' } })
  })
})
