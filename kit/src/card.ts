/** `424242...4242`: six digits, three dots, four digits; the only form of a card number that Ante keeps. Stars stand for digits that a provider does not tell. */
export const isMaskedCard = (text: string): boolean => /^(?:\d{6}|\*{6})\.{3}\d{4}$/.test(text)

/** The Luhn checksum over digits (ISO/IEC 7812-1): every second digit from the right doubled, its digits summed, all divisible by ten. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const weighted = place % 2 === 0 ? digit : digit * 2
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum % 10 === 0
}

/** The specification's rule for a card number field: masked, whole with a right checksum, or the word `new` (VAL-67..70). */
export const isCardNumber = (text: string): boolean => text === 'new' || isMaskedCard(text) || passesLuhn(text)

/** Letters of any script, spaces, dot, apostrophe, hyphen (VAL-65). */
export const isCardHolder = (text: string): boolean => /^[\p{L}\p{M} .'’-]+$/u.test(text) && /\p{L}/u.test(text)
