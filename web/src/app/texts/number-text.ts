import { writeNumber, writePercent } from '@ante/kit/numeral'
import { useLocale } from 'use-intl'

/** Numbers that are no money, as the language of the page writes them; from plain decimals (`1234.50`), so that no digit is lost. */
export function useNumberText(): {
  number: (plain: string | number) => string
  percent: (plain: string | number) => string
} {
  const locale = useLocale()
  return {
    number: (plain) => writeNumber(String(plain), locale),
    percent: (plain) => writePercent(String(plain), locale),
  }
}
