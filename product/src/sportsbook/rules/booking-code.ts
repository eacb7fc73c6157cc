/** No letter that is read as another sign. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const codeLength = 8
/** More bytes than letters would only be thrown away. */
export const codeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, codeLength), (byte) => alphabet[byte % alphabet.length] ?? '').join('')

const isCode = (text: string): boolean =>
  text.length === codeLength && [...text].every((letter) => alphabet.includes(letter))

/** A code as a person types it or sends it, in small letters, with spaces or hyphens. Undefined for what is none. */
export function normalCode(text: string): string | undefined {
  const letters = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return isCode(letters) ? letters : undefined
}

/** The first code in what another app has shared: a link to one, or a code by itself. */
export function codeIn(text: string): string | undefined {
  const linked = /\/b\/([\w-]{8,12})(?![\w-])/.exec(text)?.[1]
  return linked === undefined ? normalCode(text) : normalCode(linked)
}

/** A slip's code is read so long. */
export const codeLifeDays = 14
