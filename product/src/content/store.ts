import { type ReadTx, sql, type Tx } from '@ante/kit/context'

// The later a row, the more it counts: what is said for a domain goes over what is said for a language.
const settingsStatement = sql(
  'content.settings_of_domain',
  `select name, value from content.settings where locale in ('*', $1) and domain in ('*', $2) order by domain <> '*', locale <> '*'`
)
const domainsStatement = sql('content.domains', `select distinct domain from content.settings where domain <> '*'`)
const putStatement = sql(
  'content.put_setting_of_domain',
  `insert into content.settings (name, locale, domain, value) values ($1, $2, $3, $4)
     on conflict (name, locale, domain) do update set value = excluded.value, updated_at = now()`
)

export interface SettingRow {
  name: string
  value: unknown
}
export const readSettings = (tx: ReadTx, locale: string, domain: string) => tx.rows<SettingRow>(settingsStatement, [locale, domain])
export const readDomains = (tx: ReadTx) => tx.rows<{ domain: string }>(domainsStatement)
export const putSetting = (tx: Tx, name: string, locale: string, domain: string, value: unknown) =>
  tx.rows(putStatement, [name, locale, domain, JSON.stringify(value)])

// A page that is not written in a language is there in the default one.
const pageStatement = sql(
  'content.page',
  `select slug, title, description, body from content.pages where slug = $1 and locale in ($2, $3) order by (locale = $2) desc limit 1`
)
const pagesStatement = sql(
  'content.pages_of_locale',
  `select slug, title from (
     select distinct on (slug) slug, title, position from content.pages where locale in ($1, $2) order by slug, (locale = $1) desc
   ) as pages order by position, slug`
)
const putPageStatement = sql(
  'content.put_page',
  `insert into content.pages (slug, locale, position, title, description, body) values ($1, $2, $3, $4, $5, $6)
     on conflict (slug, locale) do update set position = excluded.position, title = excluded.title, description = excluded.description,
       body = excluded.body, updated_at = now()`
)

export interface PageRow {
  slug: string
  title: string
  description: string
  body: string
}
export const readPage = (tx: ReadTx, slug: string, locale: string, fallback: string) => tx.maybe<PageRow>(pageStatement, [slug, locale, fallback])
export const readPages = (tx: ReadTx, locale: string, fallback: string) => tx.rows<Pick<PageRow, 'slug' | 'title'>>(pagesStatement, [locale, fallback])
export const putPage = (tx: Tx, page: PageRow & { locale: string; position: number }) =>
  tx.rows(putPageStatement, [page.slug, page.locale, page.position, page.title, page.description, page.body])
