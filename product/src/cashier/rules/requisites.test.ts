import { isCardHolder, isCardNumber, passesLuhn } from '@ante/kit/card'
import { isRefused } from '@ante/kit/refusal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hidesCardNumber } from './card.ts'
import { maskIban, readIban } from './iban.ts'
import { instrumentOf, validateRequisites, type RequisiteField } from './requisites.ts'

const field = (sysname: string, type: RequisiteField['type'], isRequired = true): RequisiteField => ({
  sysname,
  type,
  isRequired,
})
const facts = { banks: ['nordhaven'], savedCards: ['424242...4242'] }

/** Digits with a right last one. */
const withCheckDigit = (body: string): string => {
  for (let last = 0; last < 10; last++) if (passesLuhn(body + last)) return body + last
  throw new Error('some digit must fit')
}

describe('card numbers', () => {
  it('VAL-67 VAL-69 VAL-70 CASH-34 takes the masked form and the word new, and nothing like them', () => {
    expect(['123456...1234', 'new'].every(isCardNumber)).toBe(true)
    for (const text of ['123456..1234', '12345...1234', 'abcd', 'NEW', '', '123456...12345'])
      expect(isCardNumber(text), text).toBe(false)
  })

  it('VAL-68 wants a right Luhn checksum of bare digits', () => {
    for (const digits of ['4242424242424242', '5555555555554444', '378282246310005'])
      expect(isCardNumber(digits)).toBe(true)
    expect(isCardNumber('4242424242424241')).toBe(false)
  })

  it('finds every single wrong digit', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 11, maxLength: 18 })
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, at, step) => {
        const right = withCheckDigit(body)
        const place = at % right.length
        const wrong = right.slice(0, place) + ((Number(right[place]) + step) % 10) + right.slice(place + 1)
        expect(passesLuhn(wrong)).toBe(false)
      }),
      { seed: 1 }
    )
  })

  it('sees a card number hidden in free text', () => {
    expect(hidesCardNumber('my card 4242 4242-4242 4242, thanks')).toBe(true)
    expect(hidesCardNumber('invoice 4242424242424241')).toBe(false)
  })

  it('VAL-65 VAL-66 takes holders of any script and no digits', () => {
    for (const name of ["Renée O'Brien-Ńowak Jr.", 'ليلى حداد']) expect(isCardHolder(name), name).toBe(true)
    for (const name of ['R2D2', 'A@B', '. -', '']) expect(isCardHolder(name), name).toBe(false)
  })
})

describe('account numbers', () => {
  it('VAL-71 VAL-72 VAL-73 wants country, length and checksum, and tidies spaces and case', () => {
    expect(readIban('gb82 west 1234 5698 7654 32')).toBe('GB82WEST12345698765432')
    expect(readIban('DE89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
    expect(readIban('MT84 MALT 0110 0001 2345 MTLC AST0 01S')).toBe('MT84MALT011000012345MTLCAST001S')
    for (const text of [
      'DE88 3704 0044 0532 0130 00',
      'DE89 3704 0044 0532 0130 000',
      'GB83 WEST 1234 5698 7654 32',
      'DE89 3704 0044 0532 0130 0',
      'XX89370400440532013000',
      '',
    ])
      expect(readIban(text), text).toBeUndefined()
  })

  it('shows only its ends', () => {
    expect(maskIban('DE89370400440532013000')).toBe('DE89...3000')
  })
})

describe('requisites of a method', () => {
  const transfer = [field('iban', 'iban'), field('account_holder', 'card_holder'), field('note', 'text', false)]

  it('CASH-34 makes the values uniform and drops what the method does not ask for', () => {
    const given = { iban: 'de89 3704 0044 0532 0130 00', account_holder: ' Lena Brandt ', colour: 'red', toString: 'x' }
    expect(validateRequisites(transfer, given, facts)).toEqual({
      iban: 'DE89370400440532013000',
      account_holder: 'Lena Brandt',
    })
  })

  it('CASH-34 names every wrong field at once', () => {
    expect(validateRequisites(transfer, { iban: 'DE00' }, facts)).toMatchObject({
      refused: 'InvalidParameter',
      fields: { 'requisites.iban': 'iban', 'requisites.account_holder': 'required' },
    })
  })

  it('VAL-40 VAL-41 text is asked for by the text rule', () => {
    const said = (text: string, isRequired = true) => {
      const judged = validateRequisites([field('note', 'text', isRequired)], { note: text }, facts)
      return isRefused(judged) ? judged.fields?.['requisites.note'] : judged
    }
    expect([said(' '), said(' ', false)]).toEqual(['required', {}])
    for (const sign of ',"_()[]{}') expect(said(`AB${sign}`), sign).toBe('wrong')
    expect(said("O'Neil 12-3/4")).toEqual({ note: "O'Neil 12-3/4" })
  })

  it('VAL-49 VAL-50 VAL-51 a phone number has the sentences of its own rule', () => {
    const said = (phone: string) => {
      const judged = validateRequisites([field('phone', 'phone')], { phone }, facts)
      return isRefused(judged) ? judged.fields?.['requisites.phone'] : judged
    }
    expect([said(''), said('123456'), said('1'.repeat(16)), said('12345a7')]).toEqual([
      'insertPhone',
      'wrongPhone',
      'wrongPhone',
      'wrongPhone',
    ])
    expect(said('+49 (151) 12345-678')).toEqual({ phone: '+4915112345678' })
  })

  it('VAL-65 a holder of other signs is refused, and VAL-10 an account number that is none', () => {
    expect(validateRequisites(transfer, { iban: 'DE00', account_holder: 'R2D2' }, facts)).toMatchObject({
      fields: { 'requisites.iban': 'iban', 'requisites.account_holder': 'name' },
    })
  })

  it('CASH-45 takes only a bank of the list', () => {
    expect(validateRequisites([field('bank', 'bank')], { bank: 'nordhaven' }, facts)).toEqual({ bank: 'nordhaven' })
    expect(validateRequisites([field('bank', 'bank')], { bank: 'elsewhere' }, facts)).toMatchObject({
      fields: { 'requisites.bank': 'wrong' },
    })
  })

  it('pays only to a card that has paid in', () => {
    const card = [field('card_number', 'card_number')]
    expect(validateRequisites(card, { card_number: '424242...4242' }, facts)).toEqual({ card_number: '424242...4242' })
    for (const text of ['555555...4444', 'new', '4242424242424242']) {
      expect(validateRequisites(card, { card_number: text }, facts)).toMatchObject({
        refused: 'RequisitesValidationRequired',
      })
    }
  })

  it('lets no whole card number through, whatever the field', () => {
    const types = fc.constantFrom<RequisiteField['type'][]>(
      'card_number',
      'card_holder',
      'iban',
      'phone',
      'bank',
      'text'
    )
    const body = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 15, maxLength: 17 })
    fc.assert(
      fc.property(types, body, (type, digits) => {
        const answer = validateRequisites([field('a', type)], { a: withCheckDigit(digits) }, facts)
        expect(isRefused(answer)).toBe(true)
      }),
      { seed: 1 }
    )
  })

  it('names the instrument only by its ends', () => {
    expect(instrumentOf(transfer, { iban: 'DE89370400440532013000' })).toBe('DE89...3000')
    expect(instrumentOf([field('phone', 'phone')], { phone: '+4915112345678' })).toBe('...5678')
    expect(instrumentOf([field('bank', 'bank')], { bank: 'nordhaven' })).toBeUndefined()
  })
})
