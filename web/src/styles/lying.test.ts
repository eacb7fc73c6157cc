import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = readFileSync(new URL('./lying.css', import.meta.url), 'utf8')
const conditions = [...styles.matchAll(/@media ([^{]+?) \{/g)].map(([, condition]) => condition)

test('GAM-3 a low window gives a game all of its height, whatever points at it', () => {
  expect(conditions.slice(0, 2)).toEqual([
    'not all and (height < 30rem) and (orientation: landscape)',
    '(height < 30rem) and (orientation: landscape)',
  ])
})

test('GAM-3 a small phone upright gives a game the height of the bar below', () => {
  const small = styles.slice(styles.indexOf('(orientation: portrait)'))
  expect(small).toMatch(/body:has\(\[data-game-stage\]\) \[data-bar\] \{\s*display: none;/)
  expect(small).toMatch(/\[data-game-stage\] \{\s*--bar: 0rem;/)
  const bar = readFileSync(new URL('../features/shell/bottom-bar.tsx', import.meta.url), 'utf8')
  expect(bar).toContain('data-bar')
})
