import type { z } from 'zod'
import type { RemoteContent } from './port.ts'
import { strapi, type StrapiOptions } from './strapi/adapter.ts'

export interface ContentConfiguration {
  readonly strapi: StrapiOptions
  readonly freshMs: number
}
/** The vendors by name. */
export const makers = { strapi } as const

/** `inTransaction` tells whether the running code is inside a database transaction: there a CMS must not be asked, so the call throws. */
export function contentProvider(
  configuration: ContentConfiguration,
  schemas: Readonly<Record<string, z.ZodType>>,
  inTransaction: () => boolean
): RemoteContent {
  const cms = makers.strapi(configuration.strapi)
  const outside = async <T>(work: () => Promise<T>): Promise<T> => {
    if (inTransaction()) throw new Error('the CMS was asked inside a database transaction')
    return work()
  }
  return {
    name: cms.name,
    source: configuration.strapi.url,
    freshMs: configuration.freshMs,
    schemas,
    locales: () => outside(() => cms.locales()),
    entries: (collection, locale) => outside(() => cms.entries(collection, locale)),
  }
}
