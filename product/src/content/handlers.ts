import type { Handlers } from '@ante/kit/context'
import { currencies } from '@ante/kit/money'
import { type endpoints, generalSettings, localeSettings } from './contract.ts'
import { listBanners } from './list-banners.ts'
import { getPage, listPages } from './read-pages.ts'
import { offeredLocales } from './rules/offered-locales.ts'
import { countries } from './rules/countries.ts'

export const handlers: Handlers<typeof endpoints> = {
  'metadata.getgeneralinfo': async (context) => ({
    ...context.setting('general', generalSettings),
    available_locales: offeredLocales(context.setting('locales', localeSettings)),
  }),
  'metadata.get': async (context) => {
    const names = new Intl.DisplayNames([context.locale], { type: 'region' })
    return {
      countries: countries.map(([code, name, phone_code]) => ({ code, name: names.of(code) ?? name, phone_code })),
      currencies: Object.entries(currencies).map(([code, { symbol, digits }]) => ({ code, symbol, digits })),
    }
  },
  'banners.get': listBanners,
  'content.getpage': getPage,
  'content.getpages': listPages,
}
