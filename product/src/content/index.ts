export { countries, isCountry } from './rules/countries.ts'
export { answerQuery, type ContentQuestion, listLocales } from './answer-query.ts'
export { ContentFault, type Fault } from './rules/query/faults.ts'
export * as faults from './rules/query/faults.ts'
export { isFreeOfCode, placeCode } from './rules/custom-code.ts'
export { ownSource, settingsSourceOf, sourceOf, webhookSecretOf } from './connectors/port.ts'
export { syncContent } from './sync-content.ts'
export { legacyTarget } from './rules/redirects.ts'
export { settingFaults } from './rules/setting-faults.ts'
export { offeredLocales } from './rules/offered-locales.ts'
export { tokensAddress, tokensText } from './rules/tokens.ts'
import type { ReadTx, Tx } from '@ante/kit/context'
import type { z } from 'zod'
import { mergeSettings } from './rules/merge-settings.ts'
import { ownSource } from './connectors/port.ts'
import * as store from './store.ts'
import { partsThere } from './store-copies.ts'
import { dropDraft, type NewPage, putDraft } from './store-entries.ts'
import { insertBanner, type NewBanner } from './store-banners.ts'
import { events } from './contract.ts'

/** For all hosts. */
export const everyDomain = '*'

/** Nothing was ever read from the source: there are no settings to show a page with. */
export class ContentMissing extends Error {}

/**
 * All groups of settings for a locale on a domain, parsed once: the stored values for all, over them those of the locale, of the domain and of
 * both, over the contract's defaults. Throws a ZodError when a stored value does not fit its contract, ContentMissing when the source was never read.
 */
export async function readConfig(
  tx: ReadTx,
  schemas: Readonly<Record<string, z.ZodType>>,
  locale: string,
  { domain = everyDomain, source = ownSource, groups = [] }: { domain?: string } & Partial<store.SettingsSource> = {}
): Promise<Record<string, unknown>> {
  if (source !== ownSource && !(await partsThere(tx, source)).includes('settings'))
    throw new ContentMissing(`nothing was read from ${source} yet`)
  const rows = await store.readSettings(tx, { source, groups }, locale, domain)
  const valuesOf = (name: string) => rows.filter((row) => row.name === name).map((row) => row.value)
  // CMS-29: the languages of a source that has not told them are none; this house knows its own.
  const before = groups.includes('locales') ? { locales: { list: [] } } : {}
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      schema.parse(mergeSettings([(before as Record<string, unknown>)[name] ?? {}, ...valuesOf(name)])),
    ])
  )
}

/** The domains that have values of their own. */
export const readDomains = async (
  tx: ReadTx,
  from: store.SettingsSource = { source: ownSource, groups: [] }
): Promise<string[]> => (await store.readDomains(tx, from)).map(({ domain }) => domain)

/** Stores a group's overrides for a locale (`*` for all), on a domain or on all of them, and tells every host. */
export async function putSetting(
  tx: Tx,
  name: string,
  value: unknown,
  locale = '*',
  domain: string = everyDomain
): Promise<void> {
  await store.putSetting(tx, name, locale, domain, value)
  await tx.announce(events['content.changed'], { name })
}

/** Stores an operator's page in a language, over what was there, and tells every host. */
export async function putPage(tx: Tx, page: Parameters<typeof store.putPage>[1]): Promise<void> {
  await store.putPage(tx, page)
  await dropDraft(tx, page.slug, page.locale)
  await tx.announce(events['content.changed'], { name: `page ${page.slug}` })
}

/** Stores what is to become of a page, for editors alone to see; publishing the page takes its place. */
export const putPageDraft = async (tx: Tx, page: NewPage): Promise<void> => void (await putDraft(tx, page))

/** A banner as an operator gives it. Answers its id. */
export async function putBanner(tx: Tx, banner: NewBanner): Promise<bigint> {
  const row = await insertBanner(tx, banner)
  if (!row) throw new Error('no banner was inserted')
  await tx.announce(events['content.changed'], { name: `banner ${banner.position}` })
  return row.id
}
