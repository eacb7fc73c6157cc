import { loginOf } from '@ante/kit/validators'

export type ContactKind = 'email' | 'phone'
export interface Contacts {
  readonly email: string | null
  readonly phone: string | null
}

/** A phone number by its digits, however it was typed; anything else in small letters. */
export function contactOf(typed: string): string {
  const name = loginOf(typed).toLowerCase()
  return /^\d[\d\s()./-]{5,}$/.test(name) ? name.replaceAll(/\D/g, '') : name
}

export const kindOf = ({ email, phone }: Contacts, contact: string): ContactKind | undefined =>
  contact === email ? 'email' : contact === phone ? 'phone' : undefined
