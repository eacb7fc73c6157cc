/** Whose account it must be. */
export interface Owner {
  readonly firstName: string
  readonly lastName: string
}

/** The words of a name as they can be compared: without accents, case and punctuation. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

/**
 * Whether an account in this name is the player's own (GLI-19 2.5.6d): the whole last name and one of the first names, in any order. Banks print
 * further first names or leave them out. A player whose name is not known has no account of their own yet.
 */
export function isOwnName(holder: string, { firstName, lastName }: Owner): boolean {
  const words = new Set(wordsOf(holder))
  const last = wordsOf(lastName)
  return last.length > 0 && last.every((word) => words.has(word)) && wordsOf(firstName).some((word) => words.has(word))
}
