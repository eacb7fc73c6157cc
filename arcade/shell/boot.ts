import { writeNumber, writePercent, writeTimes } from '@ante/kit/numeral'
import type { Boot } from '../document.ts'
import type { arcade } from '@ante/texts/en/arcade'

export type Texts = typeof arcade

/** What the server wrote into the page. */
export const boot: Boot & { messages: Texts } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}')
/** What all games say. */
export const shared = boot.messages
/** What this game says: `textsOfGame<typeof texts>()` with the type of its `texts/en.ts`. */
export const textsOfGame = <GameTexts>(): GameTexts =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server wrote the texts of this game into the page.
  boot.gameMessages as GameTexts

/** A plain decimal (`1234.50`) and a percentage as the language of the page writes them. */
export const numberText = (plain: string): string => writeNumber(plain, boot.locale)
export const percentText = (plain: string): string => writePercent(plain, boot.locale)
/** A plain decimal as a multiple: `1.95×`. */
export const timesText = (plain: string): string => writeTimes(plain, boot.locale)

/**
 * `{name}` in a sentence becomes the value of that name, and `{name, plural, one {# way} other {# ways}}` the form that the language has for
 * that count: the part of ICU's syntax that games need.
 */
export const say = (sentence: string, values: Readonly<Record<string, string | number>> = {}): string =>
  sentence.replaceAll(/\{(\w+)(?:, plural,((?: \w+ \{[^{}]*\})+))?\}/g, (whole, name: string, forms?: string) => {
    const value = Object.hasOwn(values, name) ? String(values[name]) : whole
    if (forms === undefined) return value
    const chosen = new Intl.PluralRules(boot.locale).select(Number(value))
    const form = (category: string) => new RegExp(` ${category} \\{([^{}]*)\\}`).exec(forms)?.[1]
    return (form(chosen) ?? form('other') ?? whole).replaceAll('#', value)
  })

/** A path of the site in the language of the frame. */
export const sitePath = (path: string): string => (boot.locale === 'en' ? path : `/${boot.locale}${path}`)
