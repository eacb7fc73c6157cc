import type { Instant } from '@ante/kit/instant'
import { ageOf } from '@ante/kit/validators'
import type { VerifiedPerson } from './words.ts'

/** Labels by which a vendor says that somebody stands on a list. */
const watchlists = new Set([
  'SANCTIONS',
  'PEP',
  'ADVERSE_MEDIA',
  'CRIMINAL',
  'COMPROMISED_PERSONS',
  'BLACKLIST',
  'BLOCKLIST',
])
export const watchlistLabels = (labels: readonly string[]): string[] => labels.filter((label) => watchlists.has(label))

/** `yyyy-mm-dd` of a date that a player wrote as `dd.mm.yyyy` or so already. */
export function isoDate(text: string | undefined): string | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text ?? '') ?? []
  return year === undefined ? text || undefined : `${year}-${month}-${day}`
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** The same for the same person, however their documents write it; undefined where no birth date is known. */
export const personText = ({ firstName, lastName, birthDate }: VerifiedPerson): string | undefined =>
  birthDate === undefined ? undefined : `person ${plain(firstName)} ${plain(lastName)} ${birthDate}`
export const documentText = ({ document }: VerifiedPerson): string | undefined =>
  document === undefined ? undefined : `document ${plain(document)}`

export const isUnderAge = ({ birthDate }: VerifiedPerson, minimumAge: number, now: Instant): boolean =>
  birthDate !== undefined && (ageOf(birthDate, now) ?? 0) < minimumAge
