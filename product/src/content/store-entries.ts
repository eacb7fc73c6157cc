import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'

const statements = {
  pages: sql(
    'content.source_pages',
    `select id, slug, locale, position, title, description, body, created_at, updated_at, updated_at as published_at
       from content.pages where source = $2 and locale = $1`
  ),
  // A draft lies over its page; a page without one is its own draft.
  drafts: sql(
    'content.source_drafts',
    `select id, slug, locale, position, title, description, body, created_at, updated_at, null::timestamptz as published_at
       from content.page_drafts where $2 = '' and locale = $1
     union all
     select id, slug, locale, position, title, description, body, created_at, updated_at, null
       from content.pages where source = $2 and locale = $1
        and ($2 <> '' or slug not in (select slug from content.page_drafts where locale = $1))`
  ),
  banners: sql(
    'content.source_banners',
    `select id, position, place, texts, images, leads_to, starts_at, ends_at, enabled, created_at, updated_at from content.banners where source = $1`
  ),
  settings: sql(
    'content.source_settings',
    `select id, name, locale, domain, value, created_at, updated_at from content.settings where source = $1`
  ),
  putDraft: sql(
    'content.put_draft',
    `insert into content.page_drafts (slug, locale, position, title, description, body) values ($1, $2, $3, $4, $5, $6)
       on conflict (slug, locale) do update set position = excluded.position, title = excluded.title, description = excluded.description,
         body = excluded.body, updated_at = now()`
  ),
  dropDraft: sql('content.drop_draft', `delete from content.page_drafts where slug = $1 and locale = $2`),
}

interface Dated {
  readonly id: bigint
  readonly created_at: Date
  readonly updated_at: Date
}
export interface PageEntryRow extends Dated {
  readonly slug: string
  readonly locale: string
  readonly position: number
  readonly title: string
  readonly description: string
  readonly body: string
  readonly published_at: Date | null
}
export interface BannerEntryRow extends Dated, Described {
  readonly position: string
  readonly place: number
  readonly leads_to: string
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly enabled: boolean
}
export interface SettingEntryRow extends Dated {
  readonly name: string
  readonly locale: string
  readonly domain: string
  readonly value: unknown
}

export const readPageEntries = (tx: ReadTx, source: string, locale: string) =>
  tx.rows<PageEntryRow>(statements.pages, [locale, source])
export const readPageDrafts = (tx: ReadTx, source: string, locale: string) =>
  tx.rows<PageEntryRow>(statements.drafts, [locale, source])
export const readBannerEntries = (tx: ReadTx, source: string) => tx.rows<BannerEntryRow>(statements.banners, [source])
export const readSettingEntries = (tx: ReadTx, source: string) =>
  tx.rows<SettingEntryRow>(statements.settings, [source])

export interface NewPage {
  readonly slug: string
  readonly locale: string
  readonly position: number
  readonly title: string
  readonly description: string
  readonly body: string
}
export const putDraft = (tx: Tx, page: NewPage) =>
  tx.rows(statements.putDraft, [page.slug, page.locale, page.position, page.title, page.description, page.body])
export const dropDraft = (tx: Tx, slug: string, locale: string) => tx.rows(statements.dropDraft, [slug, locale])
