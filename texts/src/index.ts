import { ar } from './ar/index.ts'
import { de } from './de/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { ru } from './ru/index.ts'
import { pt } from './pt/index.ts'
import { tr } from './tr/index.ts'
import { en } from './en/index.ts'
import { defaultLocale, type LocaleCode } from './locales.ts'
import type { Messages } from './messages.ts'

export type { Messages } from './messages.ts'
export { defaultLocale, type Locale, type LocaleCode, locales } from './locales.ts'

const all: Readonly<Record<LocaleCode, Messages>> = { en, de, es, pt, fr, tr, ru, ar }

export const isLocale = (code: string): code is LocaleCode => Object.hasOwn(all, code)

/** All messages of a locale; of the default one when there is no such locale. */
export const messagesOf = (code: string): Messages => all[isLocale(code) ? code : defaultLocale]
