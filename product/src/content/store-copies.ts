import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { TakenBanner, TakenPage, TakenSetting } from './rules/taken.ts'

/** What is copied as one: it is there whole, or as it was before. */
export type Part = 'settings' | 'pages' | 'banners'

const statements = {
  // Answers a row only to who may ask now: all hosts share one rhythm.
  claim: sql(
    'content.claim_source',
    `insert into content.sources (source, asked_at) values ($1, clock_timestamp())
       on conflict (source) do update set asked_at = excluded.asked_at
         where sources.asked_at <= clock_timestamp() - make_interval(secs => $2 / 1000.0) or sources.asked_at > clock_timestamp()
       returning asked_at`
  ),
  copies: sql('content.copies', `select part from content.copies where source = $1`),
  hold: sql(
    'content.hold_copy',
    `select fingerprint, began_at from content.copies where source = $1 and part = $2 for update`
  ),
  first: sql(
    'content.first_copy',
    `insert into content.copies (source, part, fingerprint, began_at) values ($1, $2, '', '-infinity') on conflict do nothing`
  ),
  keep: sql(
    'content.keep_copy',
    `update content.copies set fingerprint = $3, began_at = $4 where source = $1 and part = $2`
  ),
  dropSettings: sql(
    'content.drop_taken_settings',
    `delete from content.settings where source = $1
       and (name, locale, domain) not in (select name, locale, domain from jsonb_to_recordset($2) as given (name text, locale text, domain text))`
  ),
  putSettings: sql(
    'content.put_taken_settings',
    `insert into content.settings (source, name, locale, domain, value)
       select $1, name, locale, domain, value from jsonb_to_recordset($2) as given (name text, locale text, domain text, value jsonb)
        where value is not null and value <> 'null'
       on conflict (source, name, locale, domain) do update set value = excluded.value, updated_at = now()
         where settings.value is distinct from excluded.value`
  ),
  dropPages: sql(
    'content.drop_taken_pages',
    `delete from content.pages where source = $1
       and (slug, locale) not in (select slug, locale from jsonb_to_recordset($2) as given (slug text, locale text))`
  ),
  putPages: sql(
    'content.put_taken_pages',
    `insert into content.pages (source, slug, locale, position, title, description, body)
       select $1, slug, locale, position, title, description, body from jsonb_to_recordset($2)
         as given (slug text, locale text, position int, title text, description text, body text)
       on conflict (source, slug, locale) do update set position = excluded.position, title = excluded.title, description = excluded.description,
         body = excluded.body, updated_at = now()
         where (pages.position, pages.title, pages.description, pages.body) is distinct from
           (excluded.position, excluded.title, excluded.description, excluded.body)`
  ),
  dropBanners: sql(
    'content.drop_taken_banners',
    `delete from content.banners where source = $1 and document not in (select document from jsonb_to_recordset($2) as given (document text))`
  ),
  putBanners: sql(
    'content.put_taken_banners',
    `insert into content.banners (source, document, position, place, texts, images, leads_to, starts_at, ends_at)
       select $1, document, position, place, texts, images, leads_to, coalesce(starts_at, least(now(), ends_at - interval '1 second')), ends_at
         from jsonb_to_recordset($2) as given (document text, position text, place int, texts jsonb, images jsonb, leads_to text,
           starts_at timestamptz, ends_at timestamptz)
       on conflict (source, document) do update set position = excluded.position, place = excluded.place, texts = excluded.texts,
         images = excluded.images, leads_to = excluded.leads_to, starts_at = excluded.starts_at, ends_at = excluded.ends_at, updated_at = now()`
  ),
}

const writers = {
  settings: [statements.dropSettings, statements.putSettings],
  pages: [statements.dropPages, statements.putPages],
  banners: [statements.dropBanners, statements.putBanners],
} as const
export interface Rows {
  readonly settings: TakenSetting
  readonly pages: TakenPage
  readonly banners: TakenBanner
}

/** When the source may be asked: the moment of it; undefined while the last asking is younger than that. */
export const claim = async (tx: Tx, source: string, freshMs: number): Promise<Date | undefined> =>
  (await tx.maybe<{ asked_at: Date }>(statements.claim, [source, freshMs]))?.asked_at

export const partsThere = async (tx: ReadTx, source: string): Promise<readonly Part[]> =>
  (await tx.rows<{ part: Part }>(statements.copies, [source])).map(({ part }) => part)

/** Takes the part's row for this transaction, made where it is not there. */
export async function holdCopy(
  tx: Tx,
  source: string,
  part: Part
): Promise<{ readonly fingerprint: string; readonly began_at: Date | number }> {
  await tx.rows(statements.first, [source, part])
  const row = await tx.maybe<{ fingerprint: string; began_at: Date | number }>(statements.hold, [source, part])
  if (!row) throw new Error(`no copy of ${part} is held`)
  return row
}

export const keepCopy = (tx: Tx, source: string, part: Part, fingerprint: string, beganAt: Date) =>
  tx.rows(statements.keep, [source, part, fingerprint, beganAt])

/** The part becomes these rows, and no others. */
export async function putCopy<P extends Part>(
  tx: Tx,
  source: string,
  part: P,
  rows: readonly Rows[P][]
): Promise<void> {
  const given = JSON.stringify(rows)
  for (const statement of writers[part]) await tx.rows(statement, [source, given])
}
