export { countries, isCountry } from './rules/countries.ts'
export { legacyTarget } from './rules/redirects.ts'
import type { ReadTx, Tx } from '@ante/kit/context'
import type { z } from 'zod'
import { mergeSettings } from './rules/merge-settings.ts'
import * as store from './store.ts'
import { insertBanner, type NewBanner } from './store-banners.ts'

/**
 * All groups of settings for a locale, parsed once: the stored value for all locales, over it the locale's own, over the contract's
 * defaults. Throws a ZodError when a stored value does not fit its contract.
 */
export async function readConfig(tx: ReadTx, schemas: Readonly<Record<string, z.ZodType>>, locale: string): Promise<Record<string, unknown>> {
  const rows = await store.readSettings(tx, locale)
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const stored = rows.filter((row) => row.name === name).sort((a, b) => Number(a.locale !== '*') - Number(b.locale !== '*'))
      return [name, schema.parse(mergeSettings(stored.map((row) => row.value)))]
    })
  )
}

/** Stores a group's overrides for a locale (`*` for all) and tells every host. */
export async function putSetting(tx: Tx, name: string, value: unknown, locale = '*'): Promise<void> {
  await store.putSetting(tx, name, locale, value)
  await tx.announce('content.changed', { name })
}

/** Stores an operator's page in a language, over what was there, and tells every host. */
export async function putPage(tx: Tx, page: Parameters<typeof store.putPage>[1]): Promise<void> {
  await store.putPage(tx, page)
  await tx.announce('content.changed', { name: `page ${page.slug}` })
}

/** A banner as an operator gives it. Answers its id. */
export async function putBanner(tx: Tx, banner: NewBanner): Promise<bigint> {
  const row = await insertBanner(tx, banner)
  if (!row) throw new Error('no banner was inserted')
  await tx.announce('content.changed', { name: `banner ${banner.position}` })
  return row.id
}
