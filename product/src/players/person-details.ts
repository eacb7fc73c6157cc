import type { Policy } from '@ante/kit/policy'
import * as validators from '@ante/kit/validators'
import { type Detail, detailsFor, lackedBy, type PersonDetails } from '../registers/index.ts'

/** Where a detail that registers ask for stands in a profile; phone and email are contacts. */
const fieldNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  birthDate: 'birth_date',
  postcode: 'postcode',
  nationalId: 'document_number',
  email: 'email',
  phone: 'phone',
} as const satisfies Record<Detail, string>

interface Known {
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly email: string | null
  readonly phone: string | null
}

/** What registers are told of a person. */
export function detailsOf({ fields, email, phone }: Known): PersonDetails {
  const born = validators.dayOf(fields['birth_date'] ?? '')
  const said: Record<Detail, string | undefined | null> = {
    firstName: fields['first_name'],
    lastName: fields['last_name'],
    birthDate: born && [born.year, born.month, born.day].map((part) => String(part).padStart(2, '0')).join('-'),
    postcode: fields['postcode'],
    nationalId: fields['document_number'],
    email,
    phone,
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value))
}

/** The fields that a form asks for because a register of the market does. */
export const neededFields = (ports: unknown, { registers }: Policy): ReadonlySet<string> =>
  new Set([...detailsFor(ports, registers)].map((detail) => fieldNames[detail]))

/** Fields without which a register of the market could not be asked, or which it would not understand. */
export function wrongFor(ports: unknown, { registers }: Policy, person: PersonDetails): Record<string, string> {
  const lacked = [...lackedBy(ports, registers, person)]
  return Object.fromEntries(lacked.map((detail) => [fieldNames[detail], person[detail] ? 'wrong' : 'required']))
}
