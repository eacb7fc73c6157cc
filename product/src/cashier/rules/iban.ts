import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

/** Spaces and hyphens dropped, upper case; undefined when the country is unknown, the length is not the country's or the checksum is wrong. */
export function readIban(text: string): string | undefined {
  const plain = electronicFormatIBAN(text)
  return plain && isValidIBAN(plain) ? plain : undefined
}

/** `DE89...3000`: what is shown of an account number. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)}...${iban.slice(-4)}`
