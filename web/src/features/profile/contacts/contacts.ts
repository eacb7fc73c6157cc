import type { PhoneCountry } from '@ante/product/players/rules/phone-number'
import type { Output } from '../../../app/api/endpoints.ts'
import { inMask } from '../../../ui/phone-dial.ts'
import type { DialCountry } from '../../../ui/phone-input.tsx'

export type Contact = Output<'account.getprofileinfo'>['contacts'][number]
export type ContactType = Contact['type']
export type PhoneSettings = Output<'account.getContactPhoneSettings'>['phones']

export const dialCountriesOf = (phones: PhoneSettings): DialCountry[] =>
  phones.map(({ country_code, phone_code, name, mask }) => ({ code: country_code, dial: phone_code, name, mask }))

/** The same, as the rule of a number reads them. */
export const phoneCountriesOf = (countries: readonly DialCountry[]): PhoneCountry[] =>
  countries.map(({ code, dial, mask = '' }) => ({ code, dial: dial.replace('+', ''), mask }))

/** A number as its country writes it; an email as it is. */
export const shownContact = (
  { type, contact }: Pick<Contact, 'type' | 'contact'>,
  countries: readonly DialCountry[]
): string => (type === 'phone' ? inMask(`+${contact}`, countries) : contact)
