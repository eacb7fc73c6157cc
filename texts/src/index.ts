import { ar } from './ar/index.ts'
import { de } from './de/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { ru } from './ru/index.ts'
import { pt } from './pt/index.ts'
import { tr } from './tr/index.ts'
import { en } from './en/index.ts'

/** The shape of every locale: the keys of English, any sentences. A locale with a hole or a stray key does not compile. */
export type Messages = typeof en

export interface Locale {
  readonly code: string
  readonly dir: 'ltr' | 'rtl'
  /** The language's name in the language itself. */
  readonly name: string
}

/** In the order of the language menu. Adding one: a folder beside `en`, a line here, a line in `all`. */
export const locales = [
  { code: 'en', dir: 'ltr', name: 'English' },
  { code: 'de', dir: 'ltr', name: 'Deutsch' },
  { code: 'es', dir: 'ltr', name: 'Español' },
  { code: 'pt', dir: 'ltr', name: 'Português' },
  { code: 'fr', dir: 'ltr', name: 'Français' },
  { code: 'tr', dir: 'ltr', name: 'Türkçe' },
  { code: 'ru', dir: 'ltr', name: 'Русский' },
  { code: 'ar', dir: 'rtl', name: 'العربية' },
] as const satisfies readonly Locale[]

export type LocaleCode = (typeof locales)[number]['code']
export const defaultLocale: LocaleCode = 'en'

const all: Readonly<Record<LocaleCode, Messages>> = { en, de, es, pt, fr, tr, ru, ar }

export const isLocale = (code: string): code is LocaleCode => Object.hasOwn(all, code)

/** All messages of a locale; of the default one when there is no such locale. */
export const messagesOf = (code: string): Messages => all[isLocale(code) ? code : defaultLocale]
