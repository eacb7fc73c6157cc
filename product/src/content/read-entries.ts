import { createHash } from 'node:crypto'
import type { Database, ReadTx } from '@ante/kit/context'
import { z } from 'zod'
import { redirectSettings } from './contract.ts'
import type { Status } from './rules/query/answer.ts'
import type { ContentName, Entry } from './rules/query/types.ts'
import * as store from './store-entries.ts'

/** The name of a document in all its languages and versions: 24 signs as Strapi's, made from what the document is, so that it stays. */
const documentId = (type: ContentName, key: string): string =>
  BigInt(`0x${createHash('sha256').update(`${type}:${key}`).digest('hex')}`)
    .toString(36)
    .padStart(24, '0')
    .slice(-24)

interface Dated {
  readonly id: bigint
  readonly created_at: Date
  readonly updated_at: Date
}
const dated = (type: ContentName, key: string, row: Dated, published: Date | null) => ({
  id: Number(row.id),
  documentId: documentId(type, key),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  publishedAt: published?.toISOString() ?? null,
})

interface Version {
  readonly source: string
  readonly status: Status
  readonly locale: string
}
type Reader = (tx: ReadTx, version: Version) => Promise<Entry[]>

async function pages(tx: ReadTx, { source, status, locale }: Version): Promise<Entry[]> {
  const rows = await (status === 'draft'
    ? store.readPageDrafts(tx, source, locale)
    : store.readPageEntries(tx, source, locale))
  return rows.map(({ slug, title, description, body, position, ...row }) => ({
    ...dated('pages', slug, row, row.published_at),
    locale: row.locale,
    slug,
    title,
    description,
    body,
    position,
  }))
}

/** A banner stands in the languages in which it has words; one that is switched off is a draft. */
async function banners(tx: ReadTx, { source, status, locale }: Version): Promise<Entry[]> {
  const rows = await store.readBannerEntries(tx, source)
  return rows.flatMap((row) => {
    const words = row.texts[locale]
    if (!words || (status === 'published' && !row.enabled)) return []
    const images = Object.entries(row.images).map(([alias, url], index) => ({
      id: Number(row.id) * 100 + index,
      alias,
      url,
    }))
    return {
      ...dated('banners', String(row.id), row, status === 'published' ? row.updated_at : null),
      locale,
      position: row.position,
      place: row.place,
      title: words.title,
      text: words.text,
      leads_to: row.leads_to,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at?.toISOString() ?? null,
      images,
    }
  })
}

const settingGroups: Reader = async (tx, { source }) =>
  (await store.readSettingEntries(tx, source)).map(({ name, locale, domain, value, ...row }) => ({
    ...dated('setting-groups', `${name}:${locale}:${domain}`, row, row.updated_at),
    name,
    scope: locale,
    domain,
    value,
  }))

const storedRedirects = z.object({ list: redirectSettings.shape.list })

/** The legacy redirects of all domains in their order: a list in one group of settings, an entry each. */
const legacyRedirects: Reader = async (tx, { source }) => {
  const row = (await store.readSettingEntries(tx, source)).find(
    ({ name, locale, domain }) => name === 'redirects' && locale === '*' && domain === '*'
  )
  if (!row) return []
  return storedRedirects.parse(row.value).list.map((entry, index) => ({
    ...dated('legacy-redirects', entry.from_url, row, row.updated_at),
    id: index + 1,
    ...entry,
    position: index,
  }))
}

const readers: Readonly<Record<ContentName, Reader>> = {
  pages,
  banners,
  'setting-groups': settingGroups,
  'legacy-redirects': legacyRedirects,
}

/** All entries of a type in one language and one version: some hundreds at most, so questions about them are answered in memory. */
export const readEntries = (db: Database, type: ContentName, version: Version): Promise<Entry[]> =>
  db.read((tx) => readers[type](tx, version))
