import { defaultLocale, type LocaleCode, locales } from '@ante/texts/locales'

/** The languages of the site in the order of the menu: those of the list that the house speaks, and its own; none where the list is empty. */
export const offeredLocales = ({ list }: { readonly list: readonly string[] }): LocaleCode[] =>
  list.length === 0
    ? []
    : locales.map(({ code }) => code).filter((code) => code === defaultLocale || list.includes(code))
