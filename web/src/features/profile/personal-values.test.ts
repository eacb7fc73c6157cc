import type { FieldDefinition, PersonalData } from '@ante/product/players/contract'
import { describe, expect, it } from 'vitest'
import { isDone } from '../../app/api/is-done.ts'
import { inMask } from '../../ui/phone-dial.ts'
import { changedFields, profilePayload, savedValues } from './personal-values.ts'

const definition = (sysname: string, isVisible = true): FieldDefinition => ({
  sysname,
  type: 'input',
  params: { is_required: false, is_visible: isVisible },
  options: {},
})

describe('the form of the profile', () => {
  const data: PersonalData = {
    first_name: 'Ada',
    home_town: 'London',
    country: 'United Kingdom',
    country_code: 'GB',
    sex: 0,
    currency: 'USD',
    terms: '1',
  }
  const saved = savedValues(data)
  const fields = ['first_name', 'country', 'sex', 'home_town', 'document_type', 'document_number'].map((name) =>
    definition(name)
  )

  it('PROF-03 PROF-07 begins with what is saved: the country by its code, a sex of 0', () => {
    expect(saved).toEqual({ first_name: 'Ada', home_town: 'London', country: 'GB', sex: '0' })
  })
  it('PROF-05 sends what was changed and is shown: no document number but that of a cpf, nothing that is locked', () => {
    const values = { ...saved, first_name: 'Eve', home_town: ' Rye ', document_type: 'id', document_number: '1' }
    expect(changedFields(values, saved)).toEqual(['first_name', 'home_town', 'document_type', 'document_number'])
    expect(profilePayload(fields, values, saved, false)).toEqual({ home_town: 'Rye', document_type: 'id' })
    expect(profilePayload(fields, { ...values, document_type: 'cpf' }, saved, false)).toEqual({
      home_town: 'Rye',
      document_type: 'cpf',
      document_number: '1',
    })
    expect(profilePayload(fields, { ...values, document_type: 'cpf' }, saved, true)).toEqual({ home_town: 'Rye' })
  })
  it('PROF-10 sends no field that is not visible', () => {
    expect(profilePayload([definition('home_town', false)], { ...saved, home_town: 'Rye' }, saved, false)).toEqual({})
  })
  it('PROF-15 a data value of 1 is success, 0 is none', () => {
    expect([isDone(1), isDone(0), isDone('1'), isDone({ ok: 1 })]).toEqual([true, false, false, false])
  })
})

describe('a phone number', () => {
  const countries = [
    { code: 'GB', dial: '+44', mask: '#### ######' },
    { code: 'DE', dial: '+49', mask: '' },
  ]
  it('PROF-12 takes the form of its country while it is typed', () => {
    expect(inMask('+447700900123', countries)).toBe('+44 7700 900123')
    expect(inMask('+4477', countries)).toBe('+44 77')
    expect(inMask('+44 7700 9001239', countries)).toBe('+44 7700 900123')
    expect(inMask('+49 151 23', countries)).toBe('+49 151 23')
    expect(inMask('+4', countries)).toBe('+4')
  })
})
