import { fileOfText, textsOf } from '../all-texts.ts'
import type { Rule, Violation } from '../rule.ts'
import { otherForm, otherFormsOutsideOfTexts } from './forms-of-address.ts'
import { holesOutsideOfTexts } from './written-in-every-language.ts'

/** What is the same in English and in another language: a name, a sign, a form of numbers. */
const everywhere = new Set(['Ante', 'IBAN', 'OK', 'DE89 3704 0044 0532 0130 00'])
/** Words that these languages took from English, or share with it by birth. */
const shared: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Amethyst',
    'Bank',
    'Bonus',
    'Cashback',
    'Casino',
    'Chance',
    'Chip',
    'Code',
    'Fall {fall}',
    'Handicap',
    'Jackpots',
    'Live',
    'Login',
    'Name',
    'Opal',
    'Passkeys',
    'Quest',
  ].concat([
    'China',
    'England',
    'International',
    'Japan',
    'Portugal',
    'Region',
    'Shop',
    'Sport',
    'Status',
    'Studios',
    'Support',
    'Version',
    'Version {version}',
    '{count, plural, one {# live} other {# live}}',
  ]),
  es: ['Argentina', 'Australia', 'Austria', 'China', 'Colombia', 'Portugal', 'Canc.', 'Cashback', 'Casino', 'No'],
  fr: [
    'Actions',
    'Bonus',
    'Cashback',
    'Casino',
    'Code',
    'Date',
    'Double chance',
    'E-mail',
    'Football',
    'Handicap',
    'Jackpots',
    'Menu',
    'Page {page}',
  ].concat([
    'Europe',
    'France',
    'International',
    'Portugal',
    'Pages',
    'Programmes',
    'Promotions',
    'Quartz',
    'Site',
    'Sport',
    'Studios',
    'Type',
    'Version',
    'Version {version}',
    '{points, plural, one {# point} other {# points}}',
  ]),
  pt: [
    'Argentina',
    'China',
    'Portugal',
    'Cashback',
    'E-mail',
    'Handicap',
    'Jackpots',
    'Login',
    'Menu',
    'Site',
    'Zero',
    'zero',
  ],
  tr: ['Türkiye', 'Bonus', 'Casino', 'Opal', 'Site', 'Topaz'],
}
/** Latin words that other scripts keep: names of formats, of sums and of the platform. */
const latin = new Set(['Ante', 'CSV', 'DE', 'HMAC', 'IBAN', 'JSON', 'SHA', 'VPN', 'https'])
const otherScripts = new Set(['ar', 'fa', 'he', 'ja', 'ko', 'ru', 'uk', 'zh'])

/** The forms that whole numbers take in a language, and `other`, which ICU asks for. French keeps one more for round millions: `other` serves. */
function formsOf(code: string): readonly string[] {
  const rules = new Intl.PluralRules(code)
  const forms = Array.from({ length: 200 }, (_, index) => rules.select(index + 1))
  return [...new Set([...forms, 'other'])]
}

/** A sentence without its arguments, the keywords of its branches and its tags. */
const wordsOf = (sentence: string): string =>
  sentence
    .replaceAll(/<[^>]*>|\{\s*\w+\s*\}/g, ' ')
    .replaceAll(/\{\s*\w+\s*,\s*(plural|select|selectordinal)\s*,/g, ' ')
    .replaceAll(/(=\d+|\w+)\s*\{/g, ' ')

function sinsOf(code: string, key: string, sentence: string, english: string): string[] {
  const found: string[] = []
  if (sentence.includes(', plural,'))
    for (const form of formsOf(code))
      if (!sentence.includes(`${form} {`)) found.push(`${code} ${key} has no plural form "${form}"`)
  const isSame = sentence === english && /\p{L}{2,}/u.test(wordsOf(sentence))
  if (isSame && !everywhere.has(sentence) && !shared[code]?.includes(sentence))
    found.push(`${code} ${key} is English still: "${sentence.slice(0, 40)}"`)
  if (code === 'fr' && /[\p{L}\d»’)}\]%] [;:?!»]|« /u.test(sentence))
    found.push(`fr ${key} lets a line break before a sign: "${sentence.slice(0, 40)}"`)
  const form = otherForm(code, sentence)
  if (form) found.push(`${code} ${key} addresses players in another form: "${form}"`)
  if (otherScripts.has(code))
    for (const [word] of wordsOf(sentence).matchAll(/[A-Za-z]{2,}/g))
      if (!latin.has(word)) found.push(`${code} ${key} holds the Latin word "${word}"`)
  return found
}

export const translationsRule: Rule = {
  name: 'translations',
  statement:
    'A locale writes every plural form of its language, leaves no sentence in English, keeps to its script and to one form of address; seeds speak every language.',
  atLeast: 40,
  async check(tree) {
    const texts = await textsOf(tree)
    if (!texts) return { violations: [], read: 0 }
    const english = texts.messagesOf(texts.defaultLocale)
    const codes = texts.locales.map(({ code }) => code)
    const violations: Violation[] = [...holesOutsideOfTexts(tree, codes), ...otherFormsOutsideOfTexts(tree)]
    for (const code of codes) {
      if (code === texts.defaultLocale) continue
      for (const [key, sentence] of texts.messagesOf(code))
        for (const text of sinsOf(code, key, sentence, english.get(key) ?? ''))
          violations.push({ path: fileOfText(code, key), line: 1, text })
    }
    return { violations, read: texts.read }
  },
}
