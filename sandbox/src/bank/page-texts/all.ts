import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'
import type { PageTexts } from './shape.ts'

/** In the languages of the shop, whose players come here. */
export const allPageTexts = { en, de, es, pt, fr, tr, ru, ar } satisfies Readonly<Record<string, PageTexts>>
export type PageLocale = keyof typeof allPageTexts
const isSpoken = (code: string): code is PageLocale => Object.hasOwn(allPageTexts, code)

/** The first of these language tags that the page speaks; English otherwise. */
export function pageTexts(wanted: readonly string[]): { code: PageLocale; texts: PageTexts } {
  const code = wanted.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isSpoken) ?? 'en'
  return { code, texts: allPageTexts[code] }
}
