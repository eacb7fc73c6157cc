export { countries, isCountry } from './rules/countries.ts'
export { answerQuery, type ContentQuestion, listLocales } from './answer-query.ts'
export { ContentFault, type Fault } from './rules/query/faults.ts'
export * as faults from './rules/query/faults.ts'
export { isFreeOfCode, placeCode } from './rules/custom-code.ts'
export { legacyTarget } from './rules/redirects.ts'
export { tokensAddress, tokensText } from './rules/tokens.ts'
import type { ReadTx, Tx } from '@ante/kit/context'
import type { z } from 'zod'
import { mergeSettings } from './rules/merge-settings.ts'
import * as store from './store.ts'
import { dropDraft, type NewPage, putDraft } from './store-entries.ts'
import { insertBanner, type NewBanner } from './store-banners.ts'

/** For all hosts. */
export const everyDomain = '*'

/**
 * All groups of settings for a locale on a domain, parsed once: the stored values for all, over them those of the locale, of the domain and of
 * both, over the contract's defaults. Throws a ZodError when a stored value does not fit its contract.
 */
export async function readConfig(
  tx: ReadTx,
  schemas: Readonly<Record<string, z.ZodType>>,
  locale: string,
  domain: string = everyDomain
): Promise<Record<string, unknown>> {
  const rows = await store.readSettings(tx, locale, domain)
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, schema.parse(mergeSettings(rows.filter((row) => row.name === name).map((row) => row.value)))])
  )
}

/** The domains that have values of their own. */
export const readDomains = async (tx: ReadTx): Promise<string[]> => (await store.readDomains(tx)).map(({ domain }) => domain)

/** Stores a group's overrides for a locale (`*` for all), on a domain or on all of them, and tells every host. */
export async function putSetting(tx: Tx, name: string, value: unknown, locale = '*', domain: string = everyDomain): Promise<void> {
  await store.putSetting(tx, name, locale, domain, value)
  await tx.announce('content.changed', { name })
}

/** Stores an operator's page in a language, over what was there, and tells every host. */
export async function putPage(tx: Tx, page: Parameters<typeof store.putPage>[1]): Promise<void> {
  await store.putPage(tx, page)
  await dropDraft(tx, page.slug, page.locale)
  await tx.announce('content.changed', { name: `page ${page.slug}` })
}

/** Stores what is to become of a page, for editors alone to see; publishing the page takes its place. */
export const putPageDraft = async (tx: Tx, page: NewPage): Promise<void> => void (await putDraft(tx, page))

/** A banner as an operator gives it. Answers its id. */
export async function putBanner(tx: Tx, banner: NewBanner): Promise<bigint> {
  const row = await insertBanner(tx, banner)
  if (!row) throw new Error('no banner was inserted')
  await tx.announce('content.changed', { name: `banner ${banner.position}` })
  return row.id
}
