import { isRecord } from '@ante/kit/record'
import { invalid, invalidKey } from './faults.ts'
import { testOf } from './filters.ts'
import { orderOf } from './order.ts'
import { itemsOf, type Tree, wordsOf } from './tree.ts'
import { type ContentType, type Fields, ownFields } from './types.ts'

type Row = Readonly<Record<string, unknown>>
/** Leaves of an entry what was asked for. */
export type Shape = (row: Row) => Row

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]))

const itemsIn = (list: unknown): readonly Row[] => (Array.isArray(list) ? list.filter(isRecord) : [])

/** `fields=title,slug`: those and the two ids; all without it, or with `*`. */
function fieldNames(node: string | Tree | undefined, fields: Fields, always: readonly string[]): readonly string[] {
  const words = wordsOf(node, 'fields')
  if (words.length === 0 || words.includes('*')) return Object.keys(fields)
  for (const word of words) if (!Object.hasOwn(fields, word)) throw invalidKey(word, word, 'fields')
  return [...new Set([...always, ...words])]
}

/** What is asked of one list inside the entry: its own fields, filters and order. */
function partShape(node: string | Tree, fields: Fields, path: string): (items: readonly Row[]) => readonly Row[] {
  if (typeof node === 'string') {
    if (node === 'false') return () => []
    return (items) => items
  }
  for (const key of Object.keys(node))
    if (!['fields', 'filters', 'sort', 'populate'].includes(key)) throw invalidKey(key, `${path}.${key}`, 'populate')
  const [names, test, order] = [
    fieldNames(node.fields, fields, ['id']),
    testOf(node.filters, fields),
    orderOf(node.sort, fields),
  ]
  return (items) =>
    items
      .filter(test)
      .sort(order)
      .map((item) => pick(item, names))
}

/** Which lists come along: `populate=*`, names, or `populate[images][fields]=url`. */
function populated(node: string | Tree | undefined, { parts }: ContentType): ReadonlyMap<string, string | Tree> {
  const found = new Map<string, string | Tree>()
  const add = (name: string, inner: string | Tree) => {
    if (name === '*') for (const each of Object.keys(parts)) found.set(each, inner)
    else if (!Object.hasOwn(parts, name)) throw invalidKey(name, name, 'populate')
    else if (inner !== 'false') found.set(name, inner)
  }
  for (const item of itemsOf(node)) {
    if (typeof item === 'string')
      for (const word of wordsOf(item, 'populate')) add(word === 'true' ? '*' : word, 'true')
    else for (const [name, inner] of Object.entries(item)) add(name, inner)
  }
  return found
}

export function shapeOf(query: Tree, type: ContentType): Shape {
  const all: Fields = { ...ownFields, ...type.fields }
  const names = fieldNames(query.fields, all, ['id', 'documentId'])
  const lists = [...populated(query.populate, type)].map(
    ([name, node]) => [name, partShape(node, type.parts[name] ?? {}, name)] as const
  )
  return (row) => ({
    ...pick(row, names),
    ...Object.fromEntries(lists.map(([name, shape]) => [name, shape(itemsIn(row[name]))])),
  })
}

const pageSizeDefault = 25
const pageSizeMax = 100

export interface Window {
  readonly from: number
  readonly count: number
  meta(total: number): Readonly<Record<string, number>>
}

function whole(node: string | Tree | undefined): number | undefined {
  if (node === undefined) return undefined
  if (typeof node !== 'string' || !/^-?\d{1,9}$/.test(node))
    throw invalid('Invalid pagination parameter', { source: 'query', param: 'pagination' })
  return Number(node)
}

/** By pages or by an offset, never both. What is too much is cut down; -1 is as much as there may be. */
export function windowOf(node: string | Tree | undefined): Window {
  if (typeof node === 'string') throw invalid('Invalid pagination parameter', { source: 'query', param: 'pagination' })
  const [page, pageSize, start, limit] = [node?.page, node?.pageSize, node?.start, node?.limit].map(whole)
  const withCount = node?.withCount !== 'false' && node?.withCount !== '0'
  const cut = (wanted: number): number => (wanted === -1 ? pageSizeMax : Math.min(pageSizeMax, Math.max(1, wanted)))
  if (start === undefined && limit === undefined) {
    const [at, size] = [Math.max(1, page ?? 1), cut(pageSize ?? pageSizeDefault)]
    return {
      from: (at - 1) * size,
      count: size,
      meta: (total) => ({
        page: at,
        pageSize: size,
        ...(withCount ? { pageCount: Math.ceil(total / size), total } : {}),
      }),
    }
  }
  if (page !== undefined || pageSize !== undefined)
    throw invalid('Invalid pagination attributes. You cannot use page and offset pagination in the same query')
  const [from, count] = [Math.max(0, start ?? 0), cut(limit ?? pageSizeDefault)]
  return { from, count, meta: (total) => ({ start: from, limit: count, ...(withCount ? { total } : {}) }) }
}
