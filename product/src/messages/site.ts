import type { Context } from '@ante/kit/context'
import { defaultLocale } from '@ante/texts'
import { siteSettings } from '../content/contract.ts'

/** As which of the operator's sites a player knows us. */
export interface Site {
  readonly origin: string
  readonly brand: string
}
export const siteOf = ({ origin, setting }: Pick<Context, 'origin' | 'setting'>): Site => ({
  origin,
  brand: setting('site', siteSettings).name,
})

/** A page of the site in a language. */
export const pageAddress = ({ origin }: Pick<Site, 'origin'>, locale: string, path: string): string =>
  `${origin}${locale === defaultLocale ? '' : `/${locale}`}${path}`
