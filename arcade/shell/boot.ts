import type { Boot } from '../document.ts'
import type { arcade } from '@ante/texts/en/arcade'

export type Texts = typeof arcade

/** What the server wrote into the page. */
export const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot & { messages: Texts }
/** What all games say. */
export const shared = boot.messages
/** What this game says: `textsOfGame<typeof texts>()` with the type of its `texts/en.ts`. */
export const textsOfGame = <GameTexts>(): GameTexts => boot.gameMessages as GameTexts

/** `{name}` in a sentence becomes the value of that name. */
export const say = (sentence: string, values: Readonly<Record<string, string | number>> = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole
  )
