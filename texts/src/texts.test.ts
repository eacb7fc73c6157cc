import { readMoney } from '@ante/kit/money-text'
import { IntlMessageFormat } from 'intl-messageformat'
import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import { defaultLocale, locales, messagesOf } from './index.ts'
import { pseudo, pseudoMessage } from './pseudo.ts'

function sentences(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  return Object.entries(node as object).flatMap(([key, value]) => sentences(value, path ? `${path}.${key}` : key))
}
/** The names of a message's arguments, those inside of branches included. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>()
  for (const match of message.matchAll(/\{\s*(\w+)\s*(?=[,}])/g)) names.add(match[1] ?? '')
  return [...names].sort()
}

describe('texts', () => {
  it('CMS-22 every locale has a code, a direction and a name, and the default is one of them', () => {
    expect(locales.map((locale) => locale.code)).toContain(defaultLocale)
    expect(locales.find((locale) => locale.code === 'ar')?.dir).toBe('rtl')
  })

  it('the languages stand in the order of the language menu', () => {
    expect(locales.map((locale) => locale.code)).toEqual(['en', 'de', 'es', 'pt', 'fr', 'tr', 'ru', 'ar'])
  })

  it.each(locales.map((locale) => locale.code))(
    'the sums that %s asks to be written are sums that are read',
    (code) => {
      const examples = messagesOf(code).betting.slip.problems.amount_not_allowed.match(/\d+(?:[.,]\d+)?/g)
      expect(examples?.map((sum) => readMoney(sum, code)?.minor)).toEqual([500n, 550n])
    }
  )

  it('a Turkish value carries no suffix of its own', () => {
    for (const [key, sentence] of sentences(messagesOf('tr')))
      expect(sentence, key).not.toMatch(/\}['’\p{L}]|#['’\p{L}]/u)
  })

  it.each(locales.map((locale) => locale.code))(
    'every sentence of %s is written, parses as ICU and takes the arguments of English',
    (code) => {
      const english = new Map(sentences(messagesOf('en')))
      const all = sentences(messagesOf(code))
      expect(all.map(([key]) => key)).toEqual([...english.keys()])
      for (const [key, sentence] of all) {
        expect(sentence.trim(), key).not.toBe('')
        expect(() => new IntlMessageFormat(sentence, code), key).not.toThrow()
        expect(() => compile(sentence), key).not.toThrow()
        expect(argumentsOf(sentence), key).toEqual(argumentsOf(english.get(key) ?? ''))
      }
    }
  )

  it('Arabic plurals have all six forms where they count', () => {
    for (const [key, sentence] of sentences(messagesOf('ar'))) {
      if (!sentence.includes(', plural,')) continue
      for (const form of ['one', 'two', 'few', 'many', 'other']) expect(sentence, key).toContain(`${form} {`)
    }
  })

  it('the pseudo-locale keeps arguments and plural keywords and stays valid ICU', () => {
    expect(pseudoMessage('Hi {name}')).toBe('[Ĥî {name}~~~]')
    const plural = pseudoMessage('{count, plural, one {# game} other {# games}}')
    expect(plural).toContain('{count, plural, one {# ĝáɱé} other {# ĝáɱéš}}')
    for (const [key, sentence] of sentences(pseudo(messagesOf('en'))))
      expect(() => new IntlMessageFormat(sentence, 'en'), key).not.toThrow()
  })
})
