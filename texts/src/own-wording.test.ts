import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import { en } from './en/index.ts'
import { messagesOf } from './index.ts'
import { ownPages, ownWordings, withOwnPages, withOwnWording } from './own-wording.ts'

describe('sentences at fields', () => {
  test('VAL-01 VAL-02 VAL-03 VAL-04 VAL-05 VAL-06 VAL-07 VAL-08 VAL-09 VAL-10 VAL-11 VAL-12 VAL-13 the default list is worded as given', () => {
    const { fields } = messagesOf('en')
    expect(Object.fromEntries(ownWordings.slice(0, 13).map((name) => [name, fields[name]]))).toEqual({
      required: 'Field is required',
      email: 'Wrong email address',
      minLength: 'Min length is {min}',
      maxLength: 'Max length is {max}',
      phone: 'Wrong phone number',
      fakename: 'Wrong fake name',
      password: 'Wrong password',
      name: 'Wrong symbols in name',
      address: 'Wrong address',
      iban: 'Wrong iban',
      minValue: 'Min value is {min}',
      maxValue: 'Max value is {max}',
      date: 'Wrong date',
    })
  })

  test('VAL-49 VAL-50 VAL-53 VAL-54 VAL-59 VAL-60 VAL-61 VAL-62 VAL-63 so are the sentences of single rules', () => {
    const { insertPhone, wrongPhone, insertEmail, wrongEmail, shortPassword, longPassword, ...rest } = en.fields
    expect([insertPhone, wrongPhone, insertEmail, wrongEmail]).toEqual([
      'insert phone number',
      'wrong phone format',
      'insert email address',
      'wrong email address',
    ])
    expect([shortPassword, longPassword, rest.passwordsNotEqual]).toEqual([
      'short password',
      'Max length is {max}',
      'passwords not equal',
    ])
    expect(rest.passwordCharactersAndSpace).toMatch(/^not valid: .*use space$/)
  })

  test('VAL-18 VAL-19 VAL-20 VAL-21 VAL-22 VAL-29 so are the other set, the sum and the kinds without a wording', () => {
    const { fields } = en
    expect([fields.passwordsNotEqual, fields.sameAs, fields.regex, fields.cardNumber]).toEqual([
      'passwords not equal',
      'Wrong field',
      'Wrong field',
      'Wrong field',
    ])
    expect([fields.valueRequired, fields.valueEmail]).toEqual([
      'Value is required',
      'Value is not a valid email address',
    ])
    expect([fields.valueMaxLength, fields.valueMinLength]).toEqual([
      'The maximum length allowed is {max}',
      'This field should be at least {min} characters long',
    ])
    expect([fields.wrong, fields.sumRange]).toEqual(['Wrong field', 'Amount must be between {min} and {max}'])
    expect([fields.passwordCharacters, fields.passwordSpace]).toEqual([
      'not valid: {characters}',
      'not valid: use space',
    ])
  })

  test('VAL-14 an operator words one otherwise, and the others stay', () => {
    const own = withOwnWording(en, [{ name: 'minLength', message: 'At least $$min$$, please' }])
    expect(own.fields).toEqual({ ...en.fields, minLength: 'At least {min}, please' })
    expect(withOwnWording(en, [])).toBe(en)
  })

  test('SYS-22 an operator words a page of the system otherwise, in part or whole, and the others stay', () => {
    const own = withOwnPages(en, {
      notFound: { header: 'Nothing here', description: 'Look elsewhere, {friend}.', button: 'Home' },
      paySuccess: { header: '$$sum$$ is yours' },
    })
    expect(own.system.notFound).toEqual({
      title: 'Nothing here',
      description: 'Look elsewhere, friend.',
      button: 'Home',
    })
    const { success } = en.cashierPages.outcome
    expect(own.cashierPages.outcome.success).toEqual({ ...success, title: '{sum} is yours' })
    expect({ ...own.system, notFound: en.system.notFound }).toEqual(en.system)
    expect(withOwnPages(en, {})).toBe(en)
    expect(ownPages).toHaveLength(12)
    for (const page of ownPages) expect(withOwnPages(en, { [page]: { button: 'Onward' } }), page).not.toEqual(en)
  })

  test('no sentence of an operator breaks the syntax of messages', () => {
    for (const message of ['{min', "l'{max}", '<b>no</b>', "'{' $$max$$", '{n, plural, other {x}}'])
      expect(() => compile(withOwnWording(en, [{ name: 'required', message }]).fields.required), message).not.toThrow()
  })
})
