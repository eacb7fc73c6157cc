export interface Locale {
  readonly code: string
  readonly dir: 'ltr' | 'rtl'
  /** The language's name in the language itself. */
  readonly name: string
}

/** In the order of the language menu. Adding one: a folder beside `en`, a line here, a line in `all` of `index.ts`. */
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
