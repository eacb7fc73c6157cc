import { expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

test('scripts give way to what is seen; nothing else changes', () => {
  const page = '<link rel="modulepreload" nonce="x" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/><p>rel="modulepreload"</p>'
  expect(paintFirst(page)).toBe(
    '<link fetchpriority="low" rel="modulepreload" nonce="x" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/><p>rel="modulepreload"</p>'
  )
})
