import { locales, messagesOf } from '@ante/texts'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { texts } from './registry/texts.ts'
import { gameTexts } from './texts.ts'

function sentences(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  return Object.entries(node as object).flatMap(([key, value]) => sentences(value, path ? `${path}.${key}` : key))
}
const argumentsOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].toSorted()

describe.each(Object.keys(texts))('the texts of %s', (game) => {
  it.each(locales.map(({ code }) => code))('are written in %s with the arguments of English', (code) => {
    const english = new Map(sentences(gameTexts(game, 'en')))
    const all = sentences(gameTexts(game, code))
    expect(all.length).toBeGreaterThan(0)
    expect(all.map(([key]) => key)).toEqual([...english.keys()])
    for (const [key, sentence] of all) {
      expect(sentence.trim(), key).not.toBe('')
      expect(() => new IntlMessageFormat(sentence, code), key).not.toThrow()
      expect(argumentsOf(sentence), key).toEqual(argumentsOf(english.get(key) ?? ''))
    }
  })
})

/** What `say` of the shell understands: `{name}`, and `{name, plural, one {# way} other {# ways}}`. */
const known = /\{\w+(?:, plural,(?: \w+ \{[^{}]*\})+)?\}/g

it('the frame carries no message formatter, so its texts and those of the games know names and plural forms alone', () => {
  for (const { code } of locales)
    for (const [key, sentence] of sentences({ ...messagesOf(code).arcade, games: texts }))
      expect(sentence.replaceAll(known, ''), `${code} ${key}`).not.toMatch(/[{}]/)
})

it('a Turkish value carries no suffix of its own', () => {
  for (const game of Object.keys(texts))
    for (const [key, sentence] of sentences(gameTexts(game, 'tr')))
      expect(sentence, `${game} ${key}`).not.toMatch(/\}['’\p{L}]|#['’\p{L}]/u)
})

it('a locale that is not there falls back to the default one, and a game that is not ours says nothing', () => {
  expect(gameTexts('dicebox', 'xx')).toEqual(gameTexts('dicebox', 'en'))
  expect(gameTexts('constructor', 'en')).toEqual({})
})
