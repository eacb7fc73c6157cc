import type { Database } from '@ante/kit/context'
import { defaultLocale, isLocale, locales } from '@ante/texts'
import { ownSource } from './connectors/port.ts'
import { readEntries } from './read-entries.ts'
import {
  answerCollection,
  answerEntry,
  type CollectionAnswer,
  type EntryAnswer,
  versionOf,
} from './rules/query/answer.ts'
import { forbidden, notFound } from './rules/query/faults.ts'
import { treeOf } from './rules/query/tree.ts'
import { contentTypes, isContentName } from './rules/query/types.ts'

export interface ContentQuestion {
  /** Where the content is from. */
  readonly source?: string
  readonly type: string
  /** One document; without it, all that the question fits. */
  readonly documentId?: string | undefined
  readonly query: Iterable<readonly [string, string]>
  /** Whether the caller may see what is not published. */
  readonly isEditor: boolean
}

/**
 * API-123: a question to the content service as Strapi 5's clients ask it. Throws a ContentFault for a type, a document or a key that is not there, and for
 * drafts that are not the caller's to read.
 */
export async function answerQuery(
  db: Database,
  { source = ownSource, type, documentId, query, isEditor }: ContentQuestion
): Promise<CollectionAnswer | EntryAnswer> {
  if (!isContentName(type)) throw notFound()
  const tree = treeOf(query)
  const version = versionOf(tree, defaultLocale)
  if (version.status === 'draft' && !isEditor) throw forbidden()
  const isThere = isLocale(version.locale) || !contentTypes[type].isLocalised
  const entries = isThere ? await readEntries(db, type, { source, ...version }) : []
  return documentId === undefined
    ? answerCollection(contentTypes[type], entries, tree)
    : answerEntry(contentTypes[type], entries, documentId, tree)
}

/** `GET /i18n/locales`, as Strapi lists the languages of its content: those in which the site is offered. */
export const listLocales = (offered: readonly string[]): readonly Readonly<Record<string, unknown>>[] =>
  locales
    .map(({ code, name }, index) => ({ id: index + 1, name, code, isDefault: code === defaultLocale }))
    .filter(({ code }) => offered.includes(code))
