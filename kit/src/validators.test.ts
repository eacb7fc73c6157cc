import { describe, expect, test } from 'vitest'
import { instantOf } from './instant.ts'
import * as check from './validators.ts'

const now = instantOf('2026-11-21T12:00:00Z')
const keyOf = (verdict: check.Verdict) => verdict?.key

describe('validators', () => {
  test('VAL-53 VAL-54 VAL-55 VAL-56 an e-mail has one @, no white space and a domain of two or three parts', () => {
    for (const value of ['a@b.co', 'a@b.co.uk', "o'neil+x@sub-domain.org"])
      expect(keyOf(check.email(value)), value).toBeUndefined()
    for (const value of [
      'a@b',
      'a@@b.co',
      'a.b.co',
      'a b@c.de',
      'a@b.c.d.e',
      'a@-b.co',
      '@b.co',
      `${'a'.repeat(65)}@b.co`,
    ])
      expect(keyOf(check.email(value)), value).toBe('wrongEmail')
    expect(keyOf(check.email(''))).toBe('insertEmail')
  })

  test('VAL-49 VAL-50 VAL-51 a phone has seven to fifteen digits', () => {
    expect(keyOf(check.phone(''))).toBe('insertPhone')
    expect(keyOf(check.phone('+44 7700 900-123'))).toBeUndefined()
    for (const value of ['123456', '1234567890123456', '12345a7'])
      expect(keyOf(check.phone(value)), value).toBe('wrongPhone')
  })

  test('VAL-52 AUTH-34 a login loses its first leading plus only', () => {
    expect(check.loginOf('+123')).toBe('123')
    expect(check.loginOf('++123')).toBe('+123')
  })

  test('VAL-57 VAL-58 VAL-59 VAL-60 VAL-61 VAL-63 CONST-01 a password has 6 to 20 printable characters', () => {
    expect(keyOf(check.password(''))).toBe('required')
    expect(keyOf(check.password('12345'))).toBe('shortPassword')
    expect(keyOf(check.password('a'.repeat(6)))).toBeUndefined()
    expect(keyOf(check.password('a'.repeat(20)))).toBeUndefined()
    expect(check.password('a'.repeat(21))).toEqual({ key: 'longPassword', values: { max: 20 } })
    expect(check.password('pässwörd')).toEqual({ key: 'passwordCharacters', values: { characters: 'ä ö' } })
    expect(check.password('päss wörd')).toEqual({ key: 'passwordCharactersAndSpace', values: { characters: 'ä ö' } })
    expect(keyOf(check.password('pass word'))).toBe('passwordSpace')
  })

  test('VAL-62 a repeated password must be the same', () => {
    expect(keyOf(check.sameAs('a', 'b'))).toBe('passwordsNotEqual')
    expect(check.sameAs('a', 'a')).toBeUndefined()
  })

  test('VAL-36 general text refuses commas, quotes, underscores and brackets, and a name digits too', () => {
    for (const sign of [',', '"', '“', '»', '_', '(', ')', '[', ']', '{', '}', '<', '>']) {
      expect(keyOf(check.text(`AB${sign}12`)), sign).toBe('wrong')
      expect(keyOf(check.name(`Ada${sign}`)), sign).toBe('wrong')
    }
    expect(check.text('AB-12.3 O’Brien')).toBeUndefined()
    expect(keyOf(check.name('Ada2'))).toBe('wrong')
  })

  test('VAL-32 VAL-33 VAL-34 VAL-35 VAL-37 a name refuses digits and each listed sign, and takes letters of any alphabet', () => {
    for (const sign of '0123456789@_"!?#$%^&*(){}[]|/\\<>~§+:;`,')
      expect(keyOf(check.name(`A${sign}b`)), sign).toBe('wrong')
    for (const value of ['Anne-Marie', "O'Neil", 'Łukasz', 'محمد', 'Иван Петров'])
      expect(check.name(value), value).toBeUndefined()
    expect(keyOf(check.name('  '))).toBe('required')
  })

  test('VAL-38 an address is as a name, with digits, | and / allowed', () => {
    expect(check.address('12/3 Main')).toBeUndefined()
    expect(check.address('a|b')).toBeUndefined()
    for (const sign of '@_"!?#$%^&*(){}[]\\<>~§+:;`,') expect(keyOf(check.address(`1${sign}b`)), sign).toBe('wrong')
    expect(keyOf(check.address(' '))).toBe('required')
  })

  test('what turns the direction of a line around, or is no character to be read, stands in no text of a player', () => {
    for (const sign of ['\u202e', '\u202d', '\u202a', '\u2066', '\u2067', '\u2069', '\u0007', '\n', '\u007f']) {
      const value = `Ada${sign}Byron`
      for (const rule of [check.name, check.address, check.text])
        expect(keyOf(rule(value)), `${rule.name} ${sign.charCodeAt(0)}`).toBe('wrong')
    }
    // Some scripts are written with joiners, and Arabic keyboards leave marks.
    for (const value of ['می\u200cخواهم', 'محمد\u200f']) expect(check.name(value)).toBeUndefined()
  })

  test('VAL-42 VAL-43 VAL-44 VAL-46 CONST-05 a birth date is a real day with a four-digit year, 18 to 100 years ago', () => {
    expect(check.birthDate('21.11.2008', now)).toBeUndefined()
    expect(keyOf(check.birthDate('22.11.2008', now))).toBe('underage')
    // The signs between the numbers may be any of these; the bounds themselves are within.
    for (const value of ['1985-12-10', '10.12.1985', '10,12,1985', "10'12'1985", '10-12-1985', '21.11.1926'])
      expect(check.birthDate(value, now), value).toBeUndefined()
    for (const value of ['20.11.1926', '22.11.1925', '22.11.2026'])
      expect(check.birthDate(value, now), value).toBeDefined()
    expect(keyOf(check.birthDate('20.11.1926', now))).toBe('date')
    expect(check.birthDate('29.02.2000', now)).toBeUndefined()
    for (const value of ['01.01.99', '01/01/2000', '31.02.2000', '29.02.2001', '00.10.1990', '1925-01-01', 'yesterday'])
      expect(keyOf(check.birthDate(value, now)), value).toBe('date')
    expect(keyOf(check.birthDate('29.02.2008', instantOf('2026-02-28T12:00:00Z')))).toBe('underage')
    expect(check.birthDate('29.02.2008', instantOf('2026-03-01T00:00:00Z'))).toBeUndefined()
  })

  test('VAL-47 VAL-48 CONST-04 a postcode has up to eight digits unless a pattern says otherwise', () => {
    expect(check.postcode('12345678')).toBeUndefined()
    for (const value of ['', '123456789', '12a']) expect(keyOf(check.postcode(value)), value).toBe('wrong')
    expect(check.postcode('1')).toBeUndefined()
    expect(check.postcode('SW1A 1AA', '^[A-Z0-9 ]+$')).toBeUndefined()
    expect(keyOf(check.postcode('12345', '^[A-Z]+$'))).toBe('wrong')
  })

  test('VAL-64 CONST-03 a one-time code has exactly six digits', () => {
    expect(check.oneTimeCode('123456')).toBeUndefined()
    for (const value of ['', '12345', '1234567', '12a456', '١٢٣٤٥٦'])
      expect(check.oneTimeCode(value), value).toBeDefined()
  })

  test('VAL-74 VAL-75 VAL-76 VAL-77 CONST-02 a fakename has four letters or digits, and its two failures have two messages', () => {
    expect(check.fakename('abc')).toEqual({ key: 'minLength', values: { min: 4 } })
    expect(check.fakename('')).toEqual({ key: 'minLength', values: { min: 4 } })
    expect(check.fakename('Ada7')).toBeUndefined()
    expect(check.fakename('abcd')).toBeUndefined()
    for (const value of ['ab cd', 'ab-cd', 'abc!']) expect(keyOf(check.fakename(value)), value).toBe('fakename')
  })

  test('VAL-40 VAL-87 text is required unless it is not, and emoji can be taken out', () => {
    expect(keyOf(check.text(''))).toBe('required')
    expect(check.text('', false)).toBeUndefined()
    expect(check.withoutEmoji('a😀b👩‍👧c')).toBe('abc')
    expect(check.withoutEmoji('1🇩🇪2 #*')).toBe('12 #*')
    // A digit in a box, the flag of a part of a country, a tone of skin alone, and a person with all that.
    expect(check.withoutEmoji('a1️⃣b🏴󠁧󠁢󠁥󠁮󠁧󠁿c🏽d👩🏽‍🚀e')).toBe('abcde')
  })
})
