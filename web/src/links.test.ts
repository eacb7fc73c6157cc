import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const treeOf = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ index, path, children }) =>
    index ? { index } : { ...(path !== undefined && { path }), ...(children && { children: treeOf(children) }) }
  )

const documents = new Set(['/terms'])

/** Addresses that the code leads to in so many words: of a link, of a button and of a navigation. */
const leads = /(?:\bto(?:=\{?|: )|\bnavigate\()["'`](\/[^"'`?#$]*)/g
const files = globSync('{app,features,pages,ui}/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) => !/\.(?:test|fixture)\.tsx?$/.test(file)
)
const found = files.flatMap((file) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(leads)].map(([, address = '']) => ({
    file,
    address,
  }))
)
/** The rest of a template is not known here. */
const whole = found.filter(({ address }) => address === '/' || !address.endsWith('/'))

test('every address that the site leads to by itself is a page: one of the routes, or a document that the house has', () => {
  const tree = treeOf(routes)
  const isPage = (address: string): boolean => {
    const path = matchRoutes(tree, address)?.at(-1)?.route.path
    return path === ':slug' ? documents.has(address) : path !== '*'
  }
  expect(['/', '/betting', '/terms', '/sports', '/no/such/page'].map(isPage)).toEqual([true, true, true, false, false])
  expect(whole.length).toBeGreaterThan(100)
  expect(whole.filter(({ address }) => !isPage(address))).toEqual([])
})
