/** Letters that have no decomposition, and the scripts that a player may type a Latin name in. Romanisation as people type it, not as libraries catalogue it. */
const letters: Readonly<Record<string, string>> = {
  ...pairs('ı i|ø o|ł l|đ d|ð d|þ th|ß ss|æ ae|œ oe'),
  ...pairs(
    'а a|б b|в v|г g|д d|е e|ё e|ж zh|з z|и i|й y|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х kh|ц ts|ч ch|ш sh|щ sh|ъ |ы y|ь |э e|ю yu|я ya|і i|ї i|є e|ґ g'
  ),
  ...pairs(
    'ا a|أ a|إ i|آ a|ب b|ت t|ث th|ج j|ح h|خ kh|د d|ذ th|ر r|ز z|س s|ش sh|ص s|ض d|ط t|ظ z|ع a|غ gh|ف f|ق q|ك k|ل l|م m|ن n|ه h|ة a|و w|ي y|ى a|ء |ئ y|ؤ w|پ p|چ ch|ڤ v|گ g|ـ '
  ),
}
function pairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split('|').map((pair) => [pair[0] ?? '', pair.slice(2)]))
}

const foreign = /[^\u0020-\u007e]/u

/**
 * What two spellings of a name have in common: Latin small letters and digits, words parted by one space, no accents; Cyrillic and Arabic are
 * romanised. Empty for a text without letters or digits.
 */
export function searchKey(text: string): string {
  let key = text.toLowerCase()
  if (foreign.test(key)) {
    // й is one letter, not an и with an accent: what has a letter of its own is taken before accents go.
    key = [...key.normalize('NFC')].map((letter) => letters[letter] ?? letter).join('')
    key = key.normalize('NFD').replace(/\p{M}+/gu, '')
  }
  return key
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The Latin letter on the key of a Russian keyboard: `ьшвт` is `midn` typed without looking. */
const keyboard = pairsOf('йцукенгшщзхъфывапролджэячсмитьбю', "qwertyuiop[]asdfghjkl;'zxcvbnm,.")
function pairsOf(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((letter, place) => [letter, to[place] ?? '']))
}
/** The key of a text as it would read had the keyboard been Latin; undefined where no letter changes. */
export function latinLayoutKey(text: string): string | undefined {
  const small = text.toLowerCase()
  if (![...small].some((letter) => keyboard.has(letter))) return undefined
  return searchKey([...small].map((letter) => keyboard.get(letter) ?? letter).join(''))
}

/**
 * The consonants of a key's word, with those that other scripts do not tell apart made one: `midnight` typed in Arabic or Russian letters has the
 * same skeleton. Vowels, and h, w and y, which stand for vowels as often, are left out.
 */
export const skeletonOf = (word: string): string =>
  word
    .replace(/ght/g, 't')
    .replace(/ph/g, 'f')
    .replace(/[ck]h|q/g, 'k')
    .replace(/c/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/[aeiouhwy]/g, '')
    .replace(/[dt]h?/g, 't')
    .replace(/p/g, 'b')
    .replace(/v/g, 'f')
    .replace(/z/g, 's')
    .replace(/g/g, 'j')
    .replace(/(.)\1+/g, '$1')
