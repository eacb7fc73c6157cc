import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { applyExceptions } from './exceptions.ts'
import { runRule } from './run-rule.ts'
import { rules } from './rules/index.ts'
import { purityRule } from './rules/purity.ts'
import { sentencesRule } from './rules/sentences.ts'
import { translationsRule } from './rules/translations.ts'
import { readTree } from './tree.ts'

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url))

/** Every line of a planted tree that says so. */
function planted(root: string): string[] {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const lines = readFileSync(path, 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      line.includes('planted') ? [`${path.slice(root.length + 1)}:${index + 1}`] : []
    )
  })
}

describe('the rules', () => {
  it('have each a planted tree, and there is no planted tree without a rule', () => {
    expect(readdirSync(fixtures).sort()).toEqual(rules.map((rule) => rule.name).sort())
  })

  it.each(rules.map((rule) => [rule.name, rule] as const))(
    '%s finds each planted violation and nothing beside',
    async (name, rule) => {
      const root = join(fixtures, name)
      const expected = planted(root)
      expect(expected.length).toBeGreaterThan(0)
      const { violations } = await rule.check(readTree(root))
      const found = [...new Set(violations.map((violation) => `${violation.path}:${violation.line}`))]
      expect(found.sort()).toEqual(expected.sort())
    }
  )

  it('say that they are broken when they read too little', async () => {
    const empty = { root: fixtures, files: [] }
    const judged = await Promise.all(
      rules.filter((rule) => rule.name !== 'modules' && rule.name !== 'bundle').map((rule) => runRule(rule, empty, []))
    )
    for (const { rule, complaints } of judged) expect(complaints.join(), rule).toMatch(/the check itself is broken/)
  })

  it('SEC-23 name each secret of fewer than 128 random bits, one that is a UUID too', async () => {
    const { violations } = await purityRule.check(readTree(join(fixtures, 'purity')))
    expect(violations.filter(({ path }) => path === 'server/src/tickets.ts').map(({ text }) => text)).toEqual([
      'token: 96 random bits, and a secret has 128 or more',
      'ticket: 122 random bits, and a secret has 128 or more',
    ])
  })

  it('name each hole of a locale', async () => {
    const { violations } = await sentencesRule.check(readTree(join(fixtures, 'sentences')))
    expect(
      violations.filter((violation) => violation.path === 'texts/src/index.ts').map((violation) => violation.text)
    ).toEqual([
      'en has no sentence for the error type UserBanned',
      'ar has no sentence for reasons.not_found',
      'ar shell.hello takes {} where the default takes {name}',
      'ar has no sentence for shell.bye',
      'ar has a stray key shell.stray',
      'ar has no sentence for the error type UserBanned',
    ])
  })

  it('name each sentence that addresses players in another form than the one of its language', async () => {
    const { violations } = await translationsRule.check(readTree(join(fixtures, 'translations')))
    expect(
      violations
        .filter(({ text }) => text.includes('in another form'))
        .map(({ path, line, text }) => [path, line, text])
    ).toEqual([
      ['product/seeds/areas.ts', 16, 'ru addresses players in another form: "Открой"'],
      ['product/seeds/pages/ru/30-payments.md', 3, 'ru addresses players in another form: "твой"'],
      ['texts/src/index.ts', 1, 'ru shell.turn addresses players in another form: "Нажми"'],
    ])
  })
})

describe('an exception', () => {
  const violations = [
    { path: 'a.ts', text: 'two words' },
    { path: 'b.ts', text: 'two words' },
  ]
  it('covers what it names and nothing else', () => {
    const exceptions = [{ rule: 'size', path: 'a.ts', text: 'two', reason: 'a reason' }]
    expect(applyExceptions(exceptions, 'size', violations)).toEqual({
      left: [{ path: 'b.ts', text: 'two words' }],
      stale: [],
    })
    expect(applyExceptions(exceptions, 'names', violations).left).toEqual(violations)
  })
  it('that covers nothing any more is a complaint', () => {
    const exceptions = [{ rule: 'size', path: 'c.ts', reason: 'a reason' }]
    expect(applyExceptions(exceptions, 'size', violations).stale).toEqual(exceptions)
  })
})
