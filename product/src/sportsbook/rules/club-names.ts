/** Words that a club's name may carry or not: legal forms, sports, founding years. */
const plain = new Set([
  'fc',
  'afc',
  'cf',
  'sc',
  'ac',
  'as',
  'ss',
  'ssc',
  'us',
  'ud',
  'cd',
  'rc',
  'rcd',
  'ca',
  'sv',
  'fk',
  'if',
  'bk',
  'il',
  'sd',
  'ad',
  'ogc',
  'aj',
  'tsg',
  'vfb',
  'vfl',
  'fsv',
  'acf',
  'hsc',
  'osc',
  'sco',
  'cfc',
  'bc',
  'calcio',
  'club',
  'de',
  'and',
  'the',
  'futbol',
  'balompie',
  '1',
])

/** The words that tell clubs apart: lower case, without accents, forms and years. A name of nothing but forms keeps them all. */
export function nameWords(name: string): string[] {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !plain.has(word) && !/^\d{2,4}$/.test(word))
  return telling.length > 0 ? telling : words
}
export const nameKey = (name: string): string => nameWords(name).join(' ')

/** A name for small places: without forms and years, at most 16 letters, cut at a word. */
export function shortNameOf(name: string): string {
  const words = name
    .split(/\s+/)
    .filter(
      (word) =>
        nameWords(word).join('') !== '' &&
        !plain.has(word.toLowerCase().replaceAll(/\W/g, '')) &&
        !/^\d+\.?$/.test(word)
    )
  const all = words.length > 0 ? words : [name]
  let short = all[0] ?? name
  for (const word of all.slice(1)) {
    if (short.length + 1 + word.length > 16) break
    short = `${short} ${word}`
  }
  return short
}
