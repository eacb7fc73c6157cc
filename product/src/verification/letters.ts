import type { Context } from '@ante/kit/context'
import { defaultLocale, messagesOf } from '@ante/texts'
import { siteSettings } from '../content/contract.ts'

/** A letter about verification, with a link to the page of it. */
export function letterOf(
  { origin, setting }: Pick<Context, 'origin' | 'setting'>,
  locale: string,
  name: 'documentEnds' | 'unverifiedClosed',
  values: Readonly<Record<string, string>>
): { subject: string; body: string; brand: string } {
  const { subject, text } = messagesOf(locale).letters[name]
  const brand = setting('site', siteSettings).name
  const link = `${origin}${locale === defaultLocale ? '' : `/${locale}`}/profile/verification`
  const filled = (sentence: string): string =>
    Object.entries({ ...values, brand, link }).reduce(
      (known, [key, value]) => known.replaceAll(`{${key}}`, value),
      sentence
    )
  return { subject: filled(subject), body: filled(text), brand }
}
