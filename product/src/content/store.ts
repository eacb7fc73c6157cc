import { type ReadTx, sql, type Tx } from '@ante/kit/context'

// The later a row, the more it counts: what is said for a domain goes over what is said for a language.
const settingsStatement = sql(
  'content.settings_of_groups',
  `select name, value from content.settings 
      where source = case when name = any($4) then $3 else '' end and locale in ('*', $1) and domain in ('*', $2) order by domain <> '*', locale <> '*'`
)
const domainsStatement = sql(
  'content.domains_of_groups',
  `select distinct domain from content.settings where source = case when name = any($2) then $1 else '' end and domain <> '*'`
)
const putStatement = sql(
  'content.put_own_setting',
  `insert into content.settings (name, locale, domain, value) values ($1, $2, $3, $4)
     on conflict (source, name, locale, domain) do update set value = excluded.value, updated_at = now()`
)

export interface SettingRow {
  name: string
  value: unknown
}
/** Where settings are from: the groups that are named from there, all others from this house. */
export interface SettingsSource {
  readonly source: string
  readonly groups: readonly string[]
}
export const readSettings = (tx: ReadTx, { source, groups }: SettingsSource, locale: string, domain: string) =>
  tx.rows<SettingRow>(settingsStatement, [locale, domain, source, groups])
export const readDomains = (tx: ReadTx, { source, groups }: SettingsSource) =>
  tx.rows<{ domain: string }>(domainsStatement, [source, groups])
export const putSetting = (tx: Tx, name: string, locale: string, domain: string, value: unknown) =>
  tx.rows(putStatement, [name, locale, domain, JSON.stringify(value)])

// A page that is not written in a language is there in the default one.
const pageStatement = sql(
  'content.page_of_source',
  `select slug, title, description, body from content.pages where source = $4 and slug = $1 and locale in ($2, $3) order by (locale = $2) desc limit 1`
)
const pagesStatement = sql(
  'content.pages_of_source',
  `select slug, title from (
     select distinct on (slug) slug, title, position from content.pages where source = $3 and locale in ($1, $2) order by slug, (locale = $1) desc
   ) as pages order by position, slug`
)
const putPageStatement = sql(
  'content.put_own_page',
  `insert into content.pages (slug, locale, position, title, description, body) values ($1, $2, $3, $4, $5, $6)
     on conflict (source, slug, locale) do update set position = excluded.position, title = excluded.title, description = excluded.description,
       body = excluded.body, updated_at = now()`
)

export interface PageRow {
  slug: string
  title: string
  description: string
  body: string
}
export const readPage = (tx: ReadTx, source: string, slug: string, locale: string, fallback: string) =>
  tx.maybe<PageRow>(pageStatement, [slug, locale, fallback, source])
export const readPages = (tx: ReadTx, source: string, locale: string, fallback: string) =>
  tx.rows<Pick<PageRow, 'slug' | 'title'>>(pagesStatement, [locale, fallback, source])
export const putPage = (tx: Tx, page: PageRow & { locale: string; position: number }) =>
  tx.rows(putPageStatement, [page.slug, page.locale, page.position, page.title, page.description, page.body])
