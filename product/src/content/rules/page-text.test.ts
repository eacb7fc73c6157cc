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

it('a slug is one plain segment', () => {
  expect(['about', 'sportsbook-rules', 'a1'].every(isSlug)).toBe(true)
  expect(['', 'A', 'a/b', '../a', '-a', 'a.b', '%2e'].some(isSlug)).toBe(false)
})
