import { en, type FrameTexts } from './frame-english.ts'
import { others } from './frame-others.ts'
import { western } from './frame-western.ts'

const all: Readonly<Record<string, FrameTexts>> = { ...western, ...others }

/** In the language that the client names; English otherwise. */
export function frameTexts(wanted: string): FrameTexts & { lang: string; dir: 'ltr' | 'rtl' } {
  const lang = wanted.slice(0, 2).toLowerCase()
  const texts = Object.hasOwn(all, lang) ? all[lang] : undefined
  return { ...(texts ?? en), lang: texts ? lang : 'en', dir: lang === 'ar' ? 'rtl' : 'ltr' }
}
