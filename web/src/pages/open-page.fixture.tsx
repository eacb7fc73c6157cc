import type { ComponentType } from 'react'
import routes from '../routes.ts'
import { type Given, html, loaderArgs, siteOf } from './pages.fixture.tsx'

interface PageModule {
  default: ComponentType
  loader?: (args: ReturnType<typeof loaderArgs>) => unknown
}
interface Entry {
  id?: string
  path?: string
  index?: boolean
  file: string
  children?: Entry[]
}
const flat = (entries: readonly Entry[], layouts: readonly string[] = []): (Entry & { layouts: readonly string[] })[] =>
  entries.flatMap((entry) => [
    ...(entry.path !== undefined || entry.index ? [{ ...entry, layouts }] : []),
    ...flat(entry.children ?? [], entry.path === undefined && !entry.index ? [...layouts, entry.file] : layouts),
  ])
const table = flat(routes)
export const routeOf = (path: string) =>
  table.find((entry) => (path === '/' ? entry.index : entry.path === path.slice(1)))
const files = import.meta.glob<PageModule>('./*/*.tsx')
const moduleOf = (path: string): Promise<PageModule> => {
  const load = files[`./${routeOf(path)?.file.replace('pages/', '')}`]
  if (!load) throw new Error(`no page at ${path}`)
  return load()
}

/** The page of a route for an address, loaded and rendered; what its loader throws is thrown. */
export async function open(path: string, given: Given & { params?: Record<string, string>; at?: string } = {}) {
  const site = siteOf(given)
  const page = await moduleOf(path)
  const at = given.at ?? path
  const data = page.loader ? await page.loader(loaderArgs(site, at, given.params)) : null
  return { text: html(page.default, site, data, at), asked: site.asked }
}
export const thrown = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error
  )
export const statusOf = (error: unknown): unknown =>
  (error as { init?: { status?: number }; status?: number }).init?.status ?? (error as Response).status
export const placeOf = (error: unknown): string | null => (error as Response).headers.get('location')

/** An answer that is a list, whole. */
export const listOf = (...items: unknown[]) => ({ items, count: items.length })

export const description = { title: 'Evening cup', text: 'Played until midnight.', tile: '/art/evening.svg' }
export const item = { id: '4', description }
