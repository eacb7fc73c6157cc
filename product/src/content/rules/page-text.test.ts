import { expect, it } from 'vitest'
import { blocksOf, isSlug, pageOfFile } from './page-text.ts'

it('a page’s file has title, description and text; without one of the first two it is none', () => {
  expect(pageOfFile('# About\n\n> Who\nwe are\n\nOne\n\nTwo')).toEqual({
    title: 'About',
    description: 'Who we are',
    body: 'One\n\nTwo',
  })
  expect(pageOfFile('# About\n\nOne')).toBeUndefined()
  expect(pageOfFile('')).toBeUndefined()
})

it('text is headings, lists and paragraphs; markup in it stays text', () => {
  expect(blocksOf('## Head\n\nA\nline <script>x</script>\n\n- one\n- two\n\n\r\n')).toEqual([
    { kind: 'heading', text: 'Head' },
    { kind: 'paragraph', text: 'A line <script>x</script>' },
    { kind: 'list', items: ['one', 'two'] },
  ])
})

it('CMS-18 a link of a page’s file leads where links may lead; else it stays text', () => {
  expect(
    blocksOf('Set [your limits](/profile#limits), or\n[ask](https://x.example/?a=1).\n\n- [one](/one)\n- two')
  ).toEqual([
    {
      kind: 'paragraph',
      text: 'Set your limits, or ask.',
      runs: [
        { text: 'Set ' },
        { text: 'your limits', to: '/profile#limits' },
        { text: ', or ' },
        { text: 'ask', to: 'https://x.example/?a=1' },
        { text: '.' },
      ],
    },
    { kind: 'list', items: ['one', 'two'], runs: [[{ text: 'one', to: '/one' }], [{ text: 'two' }]] },
  ])
  for (const text of ['[x](javascript:alert)', '[x](//evil.example)', '[x] (/a)', 'a [b] c', '[](/a)'])
    expect(blocksOf(text)).toEqual([{ kind: 'paragraph', text }])
})

it('a slug is one plain segment', () => {
  expect(['about', 'sportsbook-rules', 'a1'].every(isSlug)).toBe(true)
  expect(['', 'A', 'a/b', '../a', '-a', 'a.b', '%2e'].some(isSlug)).toBe(false)
})
