import { isCardHolder, isCardNumber, isMaskedCard } from '@ante/kit/card'
import { refused, type Refused } from '@ante/kit/refusal'
import * as validators from '@ante/kit/validators'
import { maskAddress, readBitcoinAddress } from './bitcoin-address.ts'
import { hidesCardNumber } from './card.ts'
import { maskIban, readIban } from './iban.ts'
import type { RequisiteType } from './words.ts'

export interface RequisiteField {
  readonly sysname: string
  readonly type: RequisiteType
  readonly isRequired: boolean
}
export type Requisites = Readonly<Record<string, string>>

/** What the values are judged against. */
export interface RequisiteFacts {
  readonly banks: readonly string[]
  /** Masked numbers of the cards that have paid in before and may be paid out to (the closed loop). */
  readonly savedCards: readonly string[]
}

export type RequisiteRefusal = 'InvalidParameter' | 'RequisitesValidationRequired'
type Judged = { readonly value: string } | { readonly wrong: string } | Refused<'RequisitesValidationRequired'>

const judges: Readonly<Record<RequisiteType, (text: string, facts: RequisiteFacts) => Judged>> = {
  card_number: (text, facts) => {
    if (!isCardNumber(text)) return { wrong: 'cardNumber' }
    // A whole number, or a card we have never been paid by, has to be entered on the provider's page first.
    if (!isMaskedCard(text) || !facts.savedCards.includes(text)) return refused('RequisitesValidationRequired')
    return { value: text }
  },
  card_holder: (text) => (isCardHolder(text) ? { value: text } : { wrong: 'name' }),
  iban: (text) => {
    const iban = readIban(text)
    return iban ? { value: iban } : { wrong: 'iban' }
  },
  phone: (text) => {
    const digits = text.replaceAll(/[ ()-]/g, '')
    return /^\+?\d{7,15}$/.test(digits) ? { value: digits } : { wrong: 'wrongPhone' }
  },
  bank: (text, facts) => (facts.banks.includes(text) ? { value: text } : { wrong: 'wrong' }),
  address: (text) => {
    const address = readBitcoinAddress(text)
    return address === undefined ? { wrong: 'wrong' } : { value: address }
  },
  text: (text) =>
    text.length <= 100 && !hidesCardNumber(text) && !validators.text(text) ? { value: text } : { wrong: 'wrong' },
}

/** The values of a method's fields, made uniform; values of fields that the method does not have are dropped. */
export function validateRequisites(
  fields: readonly RequisiteField[],
  given: Requisites,
  facts: RequisiteFacts
): Requisites | Refused<RequisiteRefusal> {
  const values: Record<string, string> = {}
  const wrong: Record<string, string> = {}
  for (const field of fields) {
    const text = (Object.hasOwn(given, field.sysname) ? given[field.sysname] : '')?.trim() ?? ''
    if (text === '') {
      if (field.isRequired) wrong[`requisites.${field.sysname}`] = field.type === 'phone' ? 'insertPhone' : 'required'
      continue
    }
    const judged = judges[field.type](text, facts)
    if ('refused' in judged) return judged
    if ('wrong' in judged) wrong[`requisites.${field.sysname}`] = judged.wrong
    else values[field.sysname] = judged.value
  }
  return Object.keys(wrong).length > 0 ? refused('InvalidParameter', { fields: wrong }) : values
}

/** What history and receipt show of the instrument, or undefined where the method has none that can be named. */
export function instrumentOf(fields: readonly RequisiteField[], values: Requisites): string | undefined {
  for (const { sysname, type } of fields) {
    const value = values[sysname]
    if (value === undefined) continue
    if (type === 'card_number') return value
    if (type === 'iban') return maskIban(value)
    if (type === 'address') return maskAddress(value)
    if (type === 'phone') return `...${value.slice(-4)}`
  }
  return undefined
}
