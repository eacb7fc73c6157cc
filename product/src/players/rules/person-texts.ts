import * as validators from '@ante/kit/validators'

/** What a person is known by: names as they were written, and the birth date as `yyyy-mm-dd` or `dd.mm.yyyy`. */
export interface NamedPerson {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly birth_date?: string | undefined
}

/** Letters that no decomposition turns into those that a document writes in their place. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
/** At most so many parts of a name count: nobody makes the work long by a long name. */
const partsMost = 6

/** Parts that many last names have, and that say nothing of whose name it is. */
const particles = new Set(['da', 'das', 'de', 'del', 'den', 'der', 'di', 'do', 'dos', 'du', 'el', 'la', 'van', 'von'])

function partsOf(name: string): string[] {
  const all = allPartsOf(name)
  const telling = all.filter((part) => !particles.has(part))
  return telling.length > 0 ? telling : all
}
const allPartsOf = (name: string): string[] => [
  ...new Set(
    name
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[\p{M}'’ʼ`.]/gu, '')
      .replaceAll(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part !== '')
      .slice(0, partsMost)
  ),
]

/**
 * One text for each first name with each last name, and the birth date: case, accents, spaces, hyphens, the order of both fields and further names make no
 * difference. Two people who share a text may be one. Empty where a name or the birth date is not known.
 */
export function personTexts({
  first_name: firstName = '',
  last_name: lastName = '',
  birth_date: birthDate = '',
}: NamedPerson): string[] {
  const born = validators.dayOf(birthDate)
  if (!born) return []
  const date = [born.year, born.month, born.day].map((part) => String(part).padStart(2, '0')).join('-')
  const pairs = partsOf(firstName).flatMap((first) =>
    partsOf(lastName).map((last) => [first, last].toSorted().join(' '))
  )
  return [...new Set(pairs)].map((names) => `same person ${names} ${date}`)
}
