import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactJsonOf, type ExactJson, parseExactJson } from './exact-json.ts'

describe('exact JSON', () => {
  it('reads whole numbers of any length exactly and other numbers as text', () => {
    expect(parseExactJson('{"a": 9007199254740993, "b": [-1, 1.0, 1e2, true, null, "x\\u0041"]}')).toEqual({
      a: 9007199254740993n,
      b: [-1n, '1.0', '1e2', true, null, 'xA'],
    })
  })

  it.each([
    '',
    '{',
    '{"a":1,}',
    '[1,]',
    '01',
    '+1',
    'nul',
    '{"a":1}x',
    '{a:1}',
    "'a'",
    '"\n"',
    '{"a":1,"a":2}',
    '-',
    '[1 2]',
  ])('takes %j for no JSON', (text) => expect(parseExactJson(text)).toBeUndefined())

  it('gives up what is nested too deep', () => {
    expect(parseExactJson('['.repeat(5000) + ']'.repeat(5000))).toBeUndefined()
  })

  it('reads back what it writes, and what JSON.stringify writes', () => {
    const { tree } = fc.letrec<{ tree: ExactJson }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.constant(null),
        fc.boolean(),
        fc.bigInt(),
        fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(
          fc.string().filter((key) => key !== '__proto__'),
          tie('tree'),
          { maxKeys: 4, noNullPrototype: true }
        )
      ),
    }))
    fc.assert(
      fc.property(tree, (value) => {
        expect(parseExactJson(exactJsonOf(value))).toEqual(value)
      }),
      { seed: 830 }
    )
  })
})
