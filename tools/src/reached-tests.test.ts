import { expect, it } from 'vitest'
import { reachedTests } from './reached-tests.ts'

const files: Readonly<Record<string, string>> = {
  'kit/src/money.ts': 'export const money = 1',
  'product/src/capabilities.ts': `import * as games from './games/play.ts'\nimport * as loyalty from './loyalty/points.ts'`,
  'product/src/games/play.ts': `import { give } from '../loyalty/index.ts'`,
  'product/src/games/play.test.ts': `import './play.ts'`,
  'product/src/loyalty/index.ts': `export { give } from './points.ts'`,
  'product/src/loyalty/points.ts': `import { money } from '@ante/kit/money'\nexport const give = money`,
  'product/src/loyalty/shop.ts': `export type Shop = string`,
  'product/src/loyalty/shop.test.ts': `import '@ante/testing/server'`,
  'product/src/tracking/count.ts': `import type { Shop } from '../loyalty/shop.ts'`,
  'product/src/tracking/count.test.ts': `import './count.ts'`,
  'server/src/server.ts': `import '@ante/product/capabilities'`,
  'server/src/server.test.ts': `import './server.ts'`,
  'testing/src/server.ts': `import '@ante/server/server'`,
}
const reached = (...changed: readonly string[]): string[] =>
  reachedTests({ root: '', files: Object.entries(files).map(([path, text]) => ({ path, text })) }, changed)
const [games, loyalty, tracking, server] = [
  'product/src/games/play.test.ts',
  'product/src/loyalty/shop.test.ts',
  'product/src/tracking/count.test.ts',
  'server/src/server.test.ts',
]

it('a change reaches the tests of its capability and those that import it, not all that start a host', () => {
  expect(reached('product/src/loyalty/points.ts')).toEqual([games, loyalty])
  expect(reached('kit/src/money.ts')).toEqual([games])
  expect(reached('product/src/tracking/count.test.ts')).toEqual([tracking])
  // Types are gone when it runs.
  expect(reached('product/src/loyalty/shop.ts')).toEqual([loyalty])
  expect(reached('product/src/games/sql/play.sql')).toEqual([games])
})

it('a change of the host reaches whatever starts it, and one of the schema or of the list of capabilities everything', () => {
  expect(reached('server/src/server.ts')).toEqual([loyalty, server])
  const all = [games, loyalty, tracking, server]
  expect(reached('product/migrations/1010_more.sql')).toEqual(all)
  expect(reached('product/src/capabilities.ts')).toEqual(all)
})
