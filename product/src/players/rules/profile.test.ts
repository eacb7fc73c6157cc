import { instantOf } from '@ante/kit/instant'
import { describe, expect, it } from 'vitest'
import type { FieldDefinition } from '../contract.ts'
import { checkFakename } from './fakename.ts'
import { asksDocumentNumber, personalFieldsFor, shownFields } from './personal-fields.ts'
import { isLocked, planProfile } from './profile.ts'
import { checkField } from './registration.ts'

const now = instantOf('2026-11-21T12:00:00Z')
const lists = {
  countries: [
    { value: 'GB', label: 'United Kingdom' },
    { value: 'BR', label: 'Brazil' },
  ],
  sexes: ['0', '1', '2'].map((value) => ({ value, label: value })),
}
const documentType: FieldDefinition = {
  sysname: 'document_type',
  type: 'select',
  params: { is_required: true, is_visible: true },
  options: {
    list: [
      { value: 'cpf', label: 'CPF' },
      { value: 'passport', label: 'Passport' },
    ],
  },
}
const facts = (more: object = {}) => ({
  now,
  minimumAge: 18,
  fields: personalFieldsFor('GB', lists, 'profile'),
  saved: {} as Record<string, string>,
  completes: false,
  isVerified: false,
  dictionary: {},
  ...more,
})

describe('what a profile may hold', () => {
  it('PROF-05 a document number is there only where the document type is cpf, in the form and in what is saved', () => {
    const fields = [documentType, ...personalFieldsFor('BR', lists, 'profile')]
    const names = (type: string) => shownFields(fields, () => type).map(({ sysname }) => sysname)
    expect(names('cpf')).toContain('document_number')
    expect(names('passport')).not.toContain('document_number')
    expect(asksDocumentNumber(personalFieldsFor('BR', lists), () => undefined)).toBe(true)
    const given = { document_type: 'passport', document_number: '529.982.247-25' }
    expect(planProfile(given, facts({ fields }))).toEqual({ document_type: 'passport' })
    expect(planProfile({ ...given, document_type: 'cpf' }, facts({ fields }))).toEqual({
      ...given,
      document_type: 'cpf',
    })
  })
  it('PROF-07 a sex of 0 is not set, and refused where it is required', () => {
    const sex = (isRequired: boolean): FieldDefinition => ({
      sysname: 'sex',
      type: 'select',
      params: { is_required: isRequired, is_visible: true },
      options: { list: lists.sexes },
    })
    const key = (isRequired: boolean, value: string) => checkField(sex(isRequired), value, { now, minimumAge: 18 })?.key
    expect([key(true, '0'), key(true, '1'), key(true, '2'), key(false, '0')]).toEqual([
      'required',
      undefined,
      undefined,
      undefined,
    ])
    expect(key(false, '3')).toBe('wrong')
  })
  it('PROF-17 name, birth date and country are locked once saved, and always once verified; an address never', () => {
    for (const name of ['first_name', 'last_name', 'birth_date', 'country']) {
      expect([isLocked(name, '', false), isLocked(name, 'x', false), isLocked(name, '', true)], name).toEqual([
        false,
        true,
        true,
      ])
    }
    expect(isLocked('address', '1 Main Street', true)).toBe(false)
    expect(planProfile({ first_name: 'Eve' }, facts({ saved: { first_name: 'Ada' } }))).toMatchObject({
      fields: { first_name: { key: 'wrong' } },
    })
    expect(planProfile({ last_name: 'Byron' }, facts({ isVerified: true }))).toMatchObject({
      fields: { last_name: { key: 'wrong' } },
    })
    expect(planProfile({ address: '1 Main Street' }, facts({ isVerified: true }))).toEqual({ address: '1 Main Street' })
  })
  it('VAL-88 what is saved has no emoji', () => {
    expect(planProfile({ home_town: 'Ada🎉 Town' }, facts())).toEqual({ home_town: 'Ada Town' })
  })
})

describe('a nickname', () => {
  it('VAL-75 a fakename that cannot be seen, mixes scripts of one look or is written like the name of another or of the house is refused', () => {
    for (const name of [
      '\u115f\u115f\u115f\u115f',
      '\u1160abc',
      '\u0640\u0640\u0640\u0640',
      'plɑyer1',
      'pIayer1',
      'P1ayer22',
    ])
      expect([name, checkFakename(name, 7, 'Ante')?.key]).toEqual([name, 'fakename'])
    // Armenian, Cherokee and Lisu letters beside Latin ones; phonetic letters; a Turkish i.
    for (const name of ['ՏupportAda', 'sսpport', 'Ꭺdele', 'ꓢteve', 'ᴀdmin', 'ꜱupport', 'ɑdmin', 'Admın'])
      expect([name, checkFakename(name, 7, 'Ante')?.key]).toEqual([name, 'fakename'])
    for (const name of ['Soporte', 'Destek', 'Kundendienst', 'Suporte24', 'Modérateur', 'Администрация', 'الدعم'])
      expect([name, checkFakename(name, 7, 'Ante')?.key]).toEqual([name, 'fakename'])
    for (const name of ['Işıl', 'Əliyev', 'Jürgen', 'محمدعلي', 'さくら桜', '김철수88', 'Playero', 'Νίκος', 'Destekçi'])
      expect([name, checkFakename(name, 7, 'Ante')?.key]).toEqual([name, undefined])
  })

  it('PROF-18 has at least four letters or digits and at most twenty, and is not the number of somebody else', () => {
    const key = (name: string) => checkFakename(name, 7)?.key
    expect([key('Ada'), key('Ada!'), key('Ada Byron'), key('A'.repeat(21))]).toEqual([
      'minLength',
      'fakename',
      'fakename',
      'maxLength',
    ])
    expect([key('Ada1'), key('player7'), key('player8'), key('Player8')]).toEqual([
      undefined,
      undefined,
      'fakename',
      'fakename',
    ])
  })

  it('PROF-18 is neither one of the house nor written to look like another', () => {
    const key = (name: string) => checkFakename(name, 7, 'Ante Casino')?.key
    for (const name of [
      'Admin',
      'ADMIN1',
      'Adm1n',
      'admin007',
      'Support',
      'SupportTeam',
      'AnteCasino',
      'AnteCasinoSupport',
      'Ądmin',
      '\u0430dmin',
      '\uff21\uff44\uff4d\uff49\uff4e',
      'поддержка',
      'N\u0456ghtOwl',
    ])
      expect([name, key(name)]).toEqual([name, 'fakename'])
    for (const name of [
      'Dante',
      'Supporter',
      'Adminton',
      'Nightowl',
      'Ночная',
      'Casinova',
      'Ante',
      'Ξένος',
      'علي123',
      'Zoë2',
    ])
      expect([name, key(name)]).toEqual([name, undefined])
  })
})
