import type { Money } from '@ante/kit/money'
import { sumInSentence } from '@ante/kit/money-text'
import { useLocale } from 'use-intl'

/** A sum as the language of the page writes it, also as a part of a sentence. Where it is a figure of its own, `<Money>` shows it. */
export function useSumText(): (sum: Money) => string {
  const locale = useLocale()
  return (sum) => sumInSentence(sum, locale)
}
