import { z } from 'zod'
import { linkTarget } from './contract.ts'

/** What a thing is called and says, and its pictures under the alias names of the configuration (`description.title`, `description.tile`). */
export const description = z.object({ title: z.string(), text: z.string() }).catchall(z.string())
export type Description = z.output<typeof description>

/** As an operator writes it: the words for each locale, the pictures for all. */
export interface Described {
  readonly texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  readonly images: Readonly<Record<string, string>>
}

/** The same as the input of a staff call: the words for each locale, at least one. */
export const describedInput = {
  texts: z
    .record(
      z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
      z.strictObject({ title: z.string().min(1).max(200), text: z.string().max(10_000) })
    )
    .refine((texts) => Object.keys(texts).length > 0, { error: 'must have one language at least' }),
  images: z.record(z.string().regex(/^[a-z0-9_-]{1,40}$/), linkTarget).default({}),
}

/** In the reader's language; without it in that of the house, or else in the first that is there. */
export function describedIn({ texts, images }: Described, locale: string, defaultLocale: string): Description {
  const words = texts[locale] ?? texts[defaultLocale] ?? Object.values(texts)[0]
  return { ...images, title: words?.title ?? '', text: words?.text ?? '' }
}
