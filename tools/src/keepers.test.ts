import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { applyExceptions } from './exceptions.ts'
import { judge } from './judge.ts'
import { keepers } from './keepers/index.ts'
import { sentencesKeeper } from './keepers/sentences.ts'
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

describe('the keepers', () => {
  it('have each a planted tree, and there is no planted tree without a keeper', () => {
    expect(readdirSync(fixtures).sort()).toEqual(keepers.map((keeper) => keeper.name).sort())
  })

  it.each(keepers.map((keeper) => [keeper.name, keeper] as const))(
    '%s finds each planted sin and nothing beside',
    async (name, keeper) => {
      const root = join(fixtures, name)
      const expected = planted(root)
      expect(expected.length).toBeGreaterThan(0)
      const { sins } = await keeper.keep(readTree(root))
      const found = [...new Set(sins.map((sin) => `${sin.path}:${sin.line}`))]
      expect(found.sort()).toEqual(expected.sort())
    }
  )

  it('say that they are broken when they read too little', async () => {
    const empty = { root: fixtures, files: [] }
    const judged = await Promise.all(
      keepers
        .filter((keeper) => keeper.name !== 'modules' && keeper.name !== 'bundle')
        .map((keeper) => judge(keeper, empty, []))
    )
    for (const { keeper, complaints } of judged) expect(complaints.join(), keeper).toMatch(/the check itself is broken/)
  })

  it('name each hole of a locale', async () => {
    const { sins } = await sentencesKeeper.keep(readTree(join(fixtures, 'sentences')))
    expect(sins.filter((sin) => sin.path === 'texts/src/index.ts').map((sin) => sin.text)).toEqual([
      'en has no sentence for the error type UserBanned',
      'ar has no sentence for reasons.not_found',
      'ar shell.hello takes {} where the default takes {name}',
      'ar has no sentence for shell.bye',
      'ar has a stray key shell.stray',
      'ar has no sentence for the error type UserBanned',
      'ar has no sentence for the reason not_found',
    ])
  })
})

describe('an exception', () => {
  const sins = [
    { path: 'a.ts', text: 'two words' },
    { path: 'b.ts', text: 'two words' },
  ]
  it('covers what it names and nothing else', () => {
    const exceptions = [{ keeper: 'size', path: 'a.ts', text: 'two', reason: 'a reason' }]
    expect(applyExceptions(exceptions, 'size', sins)).toEqual({
      left: [{ path: 'b.ts', text: 'two words' }],
      stale: [],
    })
    expect(applyExceptions(exceptions, 'names', sins).left).toEqual(sins)
  })
  it('that covers nothing any more is a complaint', () => {
    const exceptions = [{ keeper: 'size', path: 'c.ts', reason: 'a reason' }]
    expect(applyExceptions(exceptions, 'size', sins).stale).toEqual(exceptions)
  })
})
