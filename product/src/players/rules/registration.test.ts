import { instantOf } from '@ante/kit/instant'
import { describe, expect, it } from 'vitest'
import type { FieldDefinition } from '../contract.ts'
import { checkField } from './registration.ts'

const now = instantOf('2026-11-21T12:00:00Z')
const field = (sysname: string, isRequired: boolean, options: FieldDefinition['options'] = {}): FieldDefinition => ({
  sysname,
  type: 'input',
  params: { is_required: isRequired, is_visible: true },
  options,
})
const keyOf = (given: FieldDefinition, value: string) => checkField(given, value, now)?.key

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
  })
  it('VAL-41 login, text, document type and number, CPF and card holder are text', () => {
    for (const name of ['login', 'text', 'document_type', 'document_number', 'cpf', 'card_holder']) {
      expect(keyOf(field(name, true), ' '), name).toBe('required')
      expect(keyOf(field(name, true), 'AB-12_3'), name).toBeUndefined()
    }
  })
})
