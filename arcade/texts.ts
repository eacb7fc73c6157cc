import { defaultLocale, isLocale } from '@ante/texts'
import { texts } from './registry/texts.ts'

/** The words of one game in a locale, in the default one when there is no such locale; empty for a game that is not ours. */
export function gameTexts(sysname: string, locale: string): object {
  const all = Object.hasOwn(texts, sysname) ? texts[sysname] : undefined
  return all?.[isLocale(locale) ? locale : defaultLocale] ?? {}
}
