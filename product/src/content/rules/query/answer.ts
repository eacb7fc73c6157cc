import { invalid, notFound } from './faults.ts'
import { testOf } from './filters.ts'
import { orderOf } from './order.ts'
import { shapeOf, windowOf } from './shape.ts'
import type { Tree } from './tree.ts'
import { type ContentType, type Entry, ownFields } from './types.ts'

export type Status = 'published' | 'draft'
export interface CollectionAnswer {
  readonly data: readonly Readonly<Record<string, unknown>>[]
  readonly meta: { readonly pagination: Readonly<Record<string, number>> }
}
export interface EntryAnswer {
  readonly data: Readonly<Record<string, unknown>>
  readonly meta: Readonly<Record<string, never>>
}

/** Which version of the content, and of which language, is asked for. */
export function versionOf(query: Tree, defaultLocale: string): { readonly status: Status; readonly locale: string } {
  const { status = 'published', locale = defaultLocale } = query
  if (status !== 'published' && status !== 'draft')
    throw invalid('Invalid status parameter', { source: 'query', param: 'status' })
  if (typeof locale !== 'string') throw invalid('Invalid locale parameter', { source: 'query', param: 'locale' })
  return { status, locale }
}

/** `GET /{collection}`. */
export function answerCollection(type: ContentType, entries: readonly Entry[], query: Tree): CollectionAnswer {
  const fields = { ...ownFields, ...type.fields }
  const [test, order, shape, window] = [
    testOf(query.filters, fields, type.parts),
    orderOf(query.sort, fields),
    shapeOf(query, type),
    windowOf(query.pagination),
  ]
  const found = entries.filter(test).sort(order)
  return {
    data: found.slice(window.from, window.from + window.count).map(shape),
    meta: { pagination: window.meta(found.length) },
  }
}

/** `GET /{collection}/{documentId}`. */
export function answerEntry(
  type: ContentType,
  entries: readonly Entry[],
  documentId: string,
  query: Tree
): EntryAnswer {
  const [test, shape] = [testOf(query.filters, { ...ownFields, ...type.fields }, type.parts), shapeOf(query, type)]
  const entry = entries.find((one) => one.documentId === documentId && test(one))
  if (!entry) throw notFound()
  return { data: shape(entry), meta: {} }
}
